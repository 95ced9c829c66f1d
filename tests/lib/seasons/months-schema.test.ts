import { describe, expect, test } from '@jest/globals';
import { celebrationBySlug } from '#lib/celebrations/celebrations.server';
import { seasonOfMonth } from '#lib/seasons/season-of-month.server';
import data from '../../../lib/seasons/months.json';
import schema from '../../../lib/seasons/months.schema.json';
import { readerOfSchema } from '../../support/schema-reader.ts';

const read = readerOfSchema(schema);
const MONTHS = data.months.map(({ month }) => month);

describe('the facts of the months', () => {
  test('are as their schema says, of each month once', () => {
    expect(read.safeParse(data).error).toBeUndefined();
    expect(MONTHS).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  test.each([
    ['a field that the schema does not know', { colour: 'red' }],
    ['a month that no year has', { month: 13 }],
    ['a sentence without a source', { season: [{ text: 'A sentence without a source.', sources: [] }] }],
    ['a celebration by another name than its address has', { celebrated: ['New Year'] }],
  ])('are refused with %s', (_, changed) => {
    const [first, ...others] = data.months;
    expect(read.safeParse({ ...data, months: [{ ...first, ...changed }, ...others] }).success).toBe(false);
  });

  test.each(MONTHS)(
    'name for month %i celebrations that have a page, and sources that are there',
    (month) => {
      const { season, visitorsShouldKnow, celebrated, sources } = seasonOfMonth(month);
      expect(celebrated.filter((slug) => !celebrationBySlug(slug))).toEqual([]);
      const named = new Set([...season, ...visitorsShouldKnow].flatMap((sentence) => sentence.sources));
      expect(sources).toHaveLength(named.size);
    },
  );

  test.each(MONTHS)('give month %i its sentences letter for letter', (month) => {
    const handed = data.months.find((one) => one.month === month);
    const { season, visitorsShouldKnow } = seasonOfMonth(month);
    expect({ season, visitorsShouldKnow }).toEqual({
      season: handed?.season,
      visitorsShouldKnow: handed?.visitorsShouldKnow,
    });
    expect(season.length * visitorsShouldKnow.length).toBeGreaterThan(0);
  });

  test('know no thirteenth month', () => {
    expect(() => seasonOfMonth(13)).toThrow('There is no month 13');
  });
});
