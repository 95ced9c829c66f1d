import { expect, test } from '@jest/globals';
import { celebrationRows, eventsAhead } from '#lib/catalog/celebrations/celebration-rows.server';
import { celebrationBySlug } from '#lib/celebrations/celebrations.server';
import { someEvent } from '../../../support/events/some-event.ts';

const TODAY = '2026-11-26';
const event = (id: string, title: string, date: string) =>
  someEvent({ id, title, date, city: 'Belize City', venue: 'Pier' });
const CAROLS = event('carols', 'Christmas Carols', '2026-12-20');
const MASS = event('mass', 'Midnight Mass', '2026-12-24');
const DRUMS = event('drums', 'Drums at the Pier', '2026-12-22');
const MARCH = event('march', 'Carnival Road March', '2027-09-11');

const rows = (slug: string, overrides: ReadonlyArray<[string, string | null]> = []) => {
  const celebration = celebrationBySlug(slug);
  if (!celebration) throw new Error(`There is no ${slug}`);
  const found = celebrationRows(celebration, [CAROLS, MASS, DRUMS, MARCH], new Map(overrides));
  const idsOf = (key: keyof typeof found) => found[key].map(({ id }) => id);
  return [idsOf('byWords'), idsOf('putIn'), idsOf('putOut'), idsOf('ofOthers')];
};

test('moderators see the events of the coming twelve months by their days, without those that have none', () => {
  const past = event('past', 'Past', '2026-11-25');
  const later = event('later', 'Later', '2028-01-01');
  const undated = event('undated', 'Undated', 'TBA');
  const ahead = eventsAhead([MARCH, past, later, undated, CAROLS], TODAY);
  expect(ahead.map(({ id }) => id)).toEqual(['carols', 'march']);
});

test.each([
  ['its title names it', 'christmas', [], [['carols', 'mass'], [], [], []]],
  ['it is put in by hand', 'christmas', [['drums', 'christmas']], [['carols', 'mass'], ['drums'], [], []]],
  ['it is put out by hand', 'christmas', [['mass', null]], [['carols'], [], ['mass'], []]],
  ['it is put in another one', 'christmas', [['mass', 'lobsterfest']], [['carols'], [], ['mass'], []]],
  ['it is a part of a season', 'september-celebrations', [], [[], [], [], ['march']]],
  ['a part of a season is put out', 'september-celebrations', [['march', null]], [[], [], [], []]],
] as const)('an event stands where %s', (_, slug, overrides, expected) => {
  expect(rows(slug, overrides as unknown as [string, string | null][])).toEqual(expected);
});
