import { describe, expect, test } from '@jest/globals';
import type { EventAnnouncement } from '#lib/submissions/items/announcements/announcement-kinds';
import {
  announcedWords,
  movedBeforeWords,
  movedWords,
} from '#lib/submissions/items/announcements/announcement-words';
import { NOUNS } from '#lib/submissions/items/record/nouns';
import { type StatusItem, seenBySubmitter } from '#lib/submissions/private-page/status-item';
import {
  confirmationText,
  howSoon,
  problemWords,
  statusWords,
  takeBackWords,
} from '#lib/submissions/private-page/status-words';
import { SOME_CONTACT } from '../../../support/submissions/some-contact.ts';
import { announced } from '../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const item = (status: string, more: Partial<StatusItem> = {}): StatusItem => ({
  id: 'one',
  kind: 'event',
  reference: 'BC-7K4M-92QX',
  ...seenBySubmitter({ kind: more.kind ?? 'event', status }, undefined, SOME_CONTACT),
  receivedAt: '2026-11-21T12:00:00.000Z',
  reason: null,
  eventId: null,
  publishedVia: null,
  isPurged: false,
  version: 1,
  held: {},
  announcement: undefined,
  announcedBefore: undefined,
  ...more,
});
const moved: EventAnnouncement = {
  kind: 'moved',
  endDate: '',
  moreDates: [],
  timeZone: '',
  date: '2027-12-06',
  time: '7 PM',
  isAllDay: false,
  venueName: 'Football Field',
  community: 'Hopkins',
};

const WITHIN_SECONDS = 'The calendar shows it within seconds.';
const BY_HAND = 'Our team is notified at once and changes the calendar.';

describe('What the submitter of an item reads', () => {
  test('is the text of the table of states where nothing can be announced', () => {
    expect(statusWords(item('pending'))).toEqual(item('pending').words);
    expect(statusWords(item('approved', { kind: 'contact' }))).toEqual({
      title: 'We have answered your message',
      next: 'Our answer is in your email or your WhatsApp.',
    });
  });

  test('says nothing of how soon the calendar shows it while a correction waits, which it does not show yet', () => {
    const changes = { fields: [], contact: [], hasOtherImages: false };
    const waiting = item('approved', { published: { event: someSubmission(), changes } });
    expect(statusWords(waiting).next).not.toContain(WITHIN_SECONDS);
  });

  test('includes for an approved event how soon the calendar shows changes', () => {
    expect(statusWords(item('approved', { publishedVia: 'store' }))).toEqual({
      title: 'Your event is on the calendar',
      next: `If anything changes, tell us here. ${WITHIN_SECONDS}`,
    });
    expect(statusWords(item('approved', { publishedVia: 'sheet' })).next).toBe(
      `If anything changes, tell us here. ${BY_HAND}`,
    );
  });

  test('invites nobody to change an event that is over, unless it was cancelled', () => {
    expect(statusWords(item('approved'), true)).toEqual({
      title: 'Your event is over',
      next: 'Its page stays, so that shared links still work.',
    });
    const cancelled = item('approved', { announcement: announced({ kind: 'cancelled' }) });
    expect(statusWords(cancelled, true)).toEqual(statusWords(cancelled));
  });

  test('confirms that an event was cancelled or moved', () => {
    expect(statusWords(item('approved', { announcement: announced({ kind: 'cancelled' }) }))).toEqual({
      title: 'Your event is cancelled',
      next: `You told us so. ${WITHIN_SECONDS}`,
    });
    expect(statusWords(item('approved', { announcement: announced(moved), publishedVia: 'sheet' }))).toEqual({
      title: 'Your event has moved',
      next: `You told us so. ${BY_HAND}`,
    });
  });
});

test('the calendar is changed by hand only where a row of the sheet shows the event', () => {
  expect(howSoon({ publishedVia: 'sheet' })).toBe(BY_HAND);
  expect(howSoon({ publishedVia: 'store' })).toBe(WITHIN_SECONDS);
  expect(howSoon({ publishedVia: null })).toBe(WITHIN_SECONDS);
});

test.each<[string, EventAnnouncement[], string | undefined]>([
  ['the hour', [moved], 'Monday, 6 December 2027, 7 PM, Football Field, Hopkins'],
  [
    'a whole day',
    [{ ...moved, isAllDay: true, time: '' }],
    'Monday, 6 December 2027, all day, Football Field, Hopkins',
  ],
  ['a cancellation', [{ kind: 'cancelled' }], undefined],
  ['nothing announced', [], undefined],
])('the new date, time and place of a moved event are one line, with %s', (_, said, words) => {
  expect(movedWords({ announcement: said.length > 0 ? announced(...said) : undefined })).toBe(words);
});

test('an announcement that names no venue is a line without one', () => {
  const { kind, changes } = announced(moved);
  expect(movedWords({ announcement: { kind, changes: { ...changes, venueName: '' } } })).toBe(
    'Monday, 6 December 2027, 7 PM, Hopkins',
  );
});

const MOVED = 'Monday, 6 December 2027, 7 PM, Football Field, Hopkins';

test.each<[StatusItem['announcement'], string | undefined]>([
  [announced(moved, { kind: 'cancelled' }), MOVED],
  [announced({ kind: 'cancelled' }), undefined],
  [announced(moved), undefined],
  [undefined, undefined],
])('where a cancelled event was to be is told where it had moved before: %j', (announcement, words) => {
  expect(movedBeforeWords({ announcement })).toBe(words);
});

test.each<[StatusItem['announcement'], string]>([
  [undefined, 'It takes place as it was approved.'],
  [announced(moved), `Its organiser announced that it moved. Now: ${MOVED}.`],
  [announced({ kind: 'cancelled' }), 'Its organiser announced that it is cancelled.'],
  [
    announced(moved, { kind: 'cancelled' }),
    `Its organiser announced that it is cancelled. It had moved: ${MOVED}.`,
  ],
])('moderators read what holds of an event after the announcement %j', (announcement, words) => {
  expect(announcedWords({ announcement })).toBe(words);
});

test('each kind of item has a noun for the middle of a sentence', () => {
  expect(NOUNS).toEqual({ event: 'event', advertiser: 'application', contact: 'message' });
});

test.each([
  ['corrected', 'Your correction is saved. Our team sees it as it is now.'],
  ['withdrawn', 'It is withdrawn.'],
  ['cancelled', 'Thank you for telling us that it is cancelled.'],
  ['moved', 'Thank you for telling us that it moved.'],
  ['taken-back', 'Taken back: everything is as it was before.'],
  ['something-else', undefined],
  [undefined, undefined],
])('the status page says after the action %j: %j', (done, words) => {
  expect(confirmationText(done)).toBe(words);
});

test.each([
  [
    'changed',
    'Nothing was changed: it had already changed in the meantime, in another window or by our team. This is how it is now.',
  ],
  ['too-late', 'Nothing was changed: it was decided in the meantime. This is how it is now.'],
  ['something-else', undefined],
  [undefined, undefined],
])('the status page says after the problem %j: %j', (problem, words) => {
  expect(problemWords(problem)).toBe(words);
});

test.each([
  [announced({ kind: 'cancelled' }), undefined, 'It does take place'],
  [announced(moved, { kind: 'cancelled' }), 'moved' as const, 'It does take place'],
  [announced(moved), undefined, 'It is as approved after all'],
  [announced(moved), 'moved' as const, 'It is as you told us before'],
  [announced(moved), 'cancelled' as const, 'It is cancelled after all'],
])('taking %j back after %s is “%s”', (announcement, announcedBefore, words) => {
  expect(takeBackWords({ announcement, announcedBefore })).toBe(words);
});
