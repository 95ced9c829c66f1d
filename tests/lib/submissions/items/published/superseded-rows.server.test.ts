import { expect, test } from '@jest/globals';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import {
  hasSameFacts,
  isSuperseded,
  supersede,
  supersededRows,
} from '#lib/submissions/items/published/superseded-rows.server';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const BELIZEAN = publishedEvent(someSubmission());
const NAMED = publishedEvent(someSubmission({ country: 'United States', community: 'Los Angeles' }));
const ASKED = publishedEvent(
  someSubmission({ country: 'United States', community: 'Harvey', timeZone: 'America/Chicago' }),
);

test('a row from before a correction is known by the description in one line that it had when it was noted', () => {
  const lines = publishedEvent(someSubmission({ description: 'Marimba and food.\nBring the family.' }));
  const line = { ...lines, description: 'Marimba and food. Bring the family.' };
  const before = {
    event_id: lines.id,
    payload: JSON.stringify(someSubmission()),
    announcement: null,
    superseded_rows: null,
    published_via: 'sheet' as const,
  };
  const row = publishedEvent(someSubmission(), { id: lines.id });
  const noted = (event: typeof lines) =>
    supersede(before, before.payload, { ...row, description: event.description });
  expect(noted(lines)).toEqual(noted(line));
  expect(
    isSuperseded({ ...row, description: lines.description }, supersededRows(noted(line).superseded_rows)),
  ).toBe(true);
});

test('a row from before a correction is known too when its hours are read by now', () => {
  const row = publishedEvent(someSubmission());
  const before = {
    event_id: row.id,
    payload: JSON.stringify(someSubmission()),
    announcement: null,
    superseded_rows: null,
    published_via: 'sheet' as const,
  };
  const noted = supersede(before, before.payload, row);
  expect(
    isSuperseded({ ...row, plainTime: '7 PM', plainEndTime: '' }, supersededRows(noted.superseded_rows)),
  ).toBe(true);
});

test.each([
  ['the same cells', ASKED, {}, true],
  ['no column for the country', ASKED, { country: undefined }, true],
  ['no column for the zone', ASKED, { timeZone: undefined }, true],
  ['another country', ASKED, { country: 'Canada' }, false],
  ['the country in other letters', ASKED, { country: 'united states' }, true],
  ['another zone', ASKED, { timeZone: 'America/New_York' }, false],
  ['the zone that the city says by itself', NAMED, { timeZone: 'America/Los_Angeles' }, true],
  ['another zone than the city’s', NAMED, { timeZone: 'America/Chicago' }, false],
  ['the country Belize, which is not asked to be written', BELIZEAN, { country: 'Belize' }, true],
  ['a country abroad, of an event in Belize', BELIZEAN, { country: 'Mexico' }, false],
  ['the zone of Belize', BELIZEAN, { timeZone: 'America/Belize' }, true],
  ['another zone, of an event in Belize', BELIZEAN, { timeZone: 'America/Cancun' }, false],
] as const)('a row with %s says the same of its event, or not', (_, event, changes, isSame) => {
  // As the sheet is read: an empty cell is no field.
  const cells = Object.entries({ ...event, ...changes }).filter(([, value]) => value !== undefined);
  expect(hasSameFacts(Object.fromEntries(cells) as typeof event, event)).toBe(isSame);
});
