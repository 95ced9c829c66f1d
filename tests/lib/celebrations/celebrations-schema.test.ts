import { describe, expect, test } from '@jest/globals';
import data from '../../../lib/celebrations/celebrations.json';
import schema from '../../../lib/celebrations/celebrations.schema.json';
import { readerOfSchema } from '../../support/schema-reader.ts';

// The last test here says what the conditions of the schema ask, which the reader leaves out.
const read = readerOfSchema(schema);
const FIELDS = ['meaning', 'expect', 'behave', 'wear', 'withChildren', 'food', 'gettingThere'] as const;

describe('the facts of celebrations', () => {
  test('are as their schema says', () => {
    expect(read.safeParse(data).error).toBeUndefined();
  });

  test.each([
    ['a field that the schema does not know', { colour: 'red' }],
    ['a kind that no page has', { kind: 'party' }],
    ['a month that no year has', { when: { ...data.celebrations[0]?.when, monthsOfYear: [13] } }],
    ['a sentence without a source', { summary: { text: 'A sentence without a source.', sources: [] } }],
  ])('are refused with %s', (_, changed) => {
    const [first, ...others] = data.celebrations;
    expect(read.safeParse({ ...data, celebrations: [{ ...first, ...changed }, ...others] }).success).toBe(
      false,
    );
  });

  test('name sources that are there, and celebrations that are there', () => {
    const slugs = data.celebrations.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(47);
    for (const { slug, summary, when, days, titleWords, ...celebration } of data.celebrations) {
      const sentences = [summary, when, ...days, ...FIELDS.flatMap((field) => celebration[field])];
      const unknown = sentences
        .flatMap(({ sources }) => sources)
        .filter((id) => id !== 'MEMORY' && !(id in data.sources));
      expect([slug, unknown]).toEqual([slug, []]);
      const others = [
        ...((titleWords as { also?: string[] }).also ?? []),
        ...days.flatMap((day) => ('celebration' in day && day.celebration) || []),
      ];
      expect([slug, others.filter((one) => !slugs.includes(one))]).toEqual([slug, []]);
    }
  });

  test('say of what was never read that it is not for publishing, and enough of what has a page in full', () => {
    for (const { level, names, summary, wordsPublishable, publishers, ...celebration } of data.celebrations) {
      const remembered = [...names, summary, ...FIELDS.flatMap((field) => celebration[field])].filter(
        ({ sources }) => (sources as string[]).includes('MEMORY'),
      );
      for (const sentence of remembered) expect(sentence).toMatchObject({ publish: false });
      if (level === 'full') expect(wordsPublishable >= 150 && publishers >= 2).toBe(true);
    }
  });
});
