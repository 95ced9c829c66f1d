import { publishNewDay } from '#lib/catalog/publish-new-day.server';

test('a new day is published once, whatever the answer, and again where there was none', async () => {
  const answers = [undefined, 503, 200];
  const published: string[] = [];
  const watch = (today: string) =>
    publishNewDay(today, async () => {
      published.push(today);
      return answers.shift();
    });
  // The start publishes by itself.
  await watch('2026-12-30');
  await watch('2026-12-30');
  expect(published).toEqual([]);
  for (const today of ['2026-12-31', '2026-12-31', '2026-12-31', '2027-01-01', '2027-01-01'])
    await watch(today);
  expect(published).toEqual(['2026-12-31', '2026-12-31', '2027-01-01']);
});
