import type { KnownCelebration } from '#lib/celebrations/known-celebration';
import { GET } from '../../../app/api/celebrations/route.ts';
import { setClock } from '../../support/set-clock.ts';
import { describeStores } from '../../support/store/stores.ts';

// Next keeps what is cached for a request of its own alone.
jest.mock('next/cache', () => ({ unstable_cache: (work: () => unknown) => work }));

/** Belize is six hours behind. */
const NOON = Date.parse('2026-11-30T18:00:00Z');
const BEFORE_MIDNIGHT = Date.parse('2026-12-01T05:59:00Z');
const AFTER_MIDNIGHT = Date.parse('2026-12-01T06:01:00Z');

const ask = async (now: number) => {
  setClock(now);
  const response = await GET();
  expect(response.status).toBe(200);
  const known = (await response.json()) as KnownCelebration[];
  return { kept: response.headers.get('Cache-Control'), known };
};

describeStores('What is known of the celebrations', () => {
  test('is told of all of them, each by its names and its days', async () => {
    const { known, kept } = await ask(NOON);
    expect(kept).toBe('private, max-age=300');
    expect(known.find(({ slug }) => slug === 'christmas')).toMatchObject({
      name: 'Christmas',
      days: ['2026-12-25', '2026-12-26'],
      when: 'rule',
    });
    for (const { names, shortNames } of known) expect(names.length + shortNames.length).toBeGreaterThan(0);
  });

  test('is kept no longer than the day in Belize lasts', async () => {
    expect((await ask(BEFORE_MIDNIGHT)).kept).toBe('private, max-age=60');
    expect((await ask(AFTER_MIDNIGHT)).kept).toBe('private, max-age=300');
  });
});
