import { EXPERIMENTS, pickVariant } from '#lib/analytics/experiments';

const VARIANTS = [
  { variant: 'a', weight: 1 },
  { variant: 'b', weight: 3 },
] as const;

test.each([
  [0, 'a'],
  [0.24, 'a'],
  [0.25, 'b'],
  [0.999, 'b'],
  [1, 'a'],
])('the random number %d draws the variant %s', (lot, variant) => {
  expect(pickVariant(VARIANTS, lot)).toBe(variant);
});

test('many draws match the weights', () => {
  const lots = Array.from({ length: 1000 }, (_, index) => pickVariant(VARIANTS, index / 1000));
  expect(lots.filter((variant) => variant === 'b')).toHaveLength(750);
});

test('the names of experiments and variants are plain words, since they are tracked', () => {
  for (const [name, variants] of Object.entries(EXPERIMENTS))
    for (const text of [name, ...variants.map(({ variant }) => variant)])
      expect(text).toMatch(/^[a-z-]{1,30}$/);
});
