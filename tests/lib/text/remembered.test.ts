import { remembered } from '#lib/text/remembered';

test('a function that remembers is asked once for each text, also where it finds nothing, and each time for a long one', () => {
  const asked: string[] = [];
  const find = remembered((text) => {
    asked.push(text);
    return text === 'known' ? 1 : undefined;
  });
  const long = 'x'.repeat(201);
  expect(['known', 'known', 'none', 'none', long, long].map(find)).toEqual([
    1,
    1,
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  expect(asked).toEqual(['known', 'none', long, long]);
});
