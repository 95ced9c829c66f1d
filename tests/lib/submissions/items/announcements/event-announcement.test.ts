import { describe, expect, test } from '@jest/globals';
import { ANNOUNCEMENT_FORMS } from '#lib/submissions/items/announcements/announcement-forms';
import {
  ANNOUNCEMENT_KIND_NAMES,
  eventAnnouncementSchema,
} from '#lib/submissions/items/announcements/announcement-kinds';
import {
  announcementsOf,
  currentAnnouncement,
  withAnnouncement,
} from '#lib/submissions/items/announcements/event-announcement';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const moved = {
  kind: 'moved',
  endDate: '',
  moreDates: [],
  timeZone: '',
  date: '2027-12-12',
  time: '6 PM',
  isAllDay: false,
  venueName: 'Hall',
  community: 'Dangriga',
};

test.each([{ kind: 'cancelled' }, moved, { ...moved, isAllDay: true, time: '' }])(
  'an organiser can announce %j',
  (announcement) => {
    expect(eventAnnouncementSchema.parse(announcement)).toEqual(announcement);
  },
);

test('every kind of the table can be announced', () => {
  const announced = eventAnnouncementSchema.options.map(({ shape }) => shape.kind.value);
  expect([...announced].sort()).toEqual([...ANNOUNCEMENT_KIND_NAMES].sort());
});

test('an announcement holds nothing but its own fields', () => {
  expect(eventAnnouncementSchema.parse({ ...moved, title: 'Another' })).toEqual(moved);
  expect(eventAnnouncementSchema.parse({ ...moved, kind: 'cancelled' })).toEqual({ kind: 'cancelled' });
});

test.each([
  ['date', 'soon', 'Event date must be a day like 2026-11-19'],
  ['venueName', '', 'Venue name is required'],
  ['community', '', 'City/Community is required'],
  ['time', 'x'.repeat(61), 'Event time must be at most 60 characters'],
  ['isAllDay', 'yes', 'All day must be yes or no'],
])('a moved event has the rules of the event form: %s %j is refused with “%s”', (field, value, sentence) => {
  const { error } = eventAnnouncementSchema.safeParse({ ...moved, [field]: value });
  expect(error && fieldErrorsOf(error)).toEqual({ [field]: sentence });
});

test('what is neither cancelled nor moved is no announcement', () => {
  expect(eventAnnouncementSchema.safeParse({ ...moved, kind: 'postponed' }).success).toBe(false);
});

describe('The announcements of an event are a history', () => {
  const CANCELLED = { kind: 'cancelled' } as const;
  const MOVED = eventAnnouncementSchema.parse(moved);
  const told = (...announced: (typeof MOVED)[]) =>
    announced.reduce<string | null>((stored, next) => withAnnouncement(stored, next), null);

  test('moved from 6 to 12 December, then cancelled, is published as exactly that', () => {
    const announcement = currentAnnouncement(told(MOVED, CANCELLED));
    expect(
      publishedEvent(someSubmission({ date: '2027-12-06' }), announcement && { announcement }),
    ).toMatchObject({
      date: '2027-12-12',
      venue: 'Hall',
      status: 'cancelled',
      movedFrom: { date: '2027-12-06' },
    });
  });

  test('taking one back returns to the one before', () => {
    const all = told(MOVED, { ...MOVED, date: '2027-12-19' } as typeof MOVED, CANCELLED);
    const once = withAnnouncement(all, null);
    expect(currentAnnouncement(once)).toMatchObject({
      kind: 'moved',
      changes: { endDate: '', moreDates: [], timeZone: '', date: '2027-12-19' },
    });
    const twice = withAnnouncement(once, null);
    const { kind, ...changes } = MOVED;
    expect(currentAnnouncement(twice)).toEqual({ kind, changes });
    expect(withAnnouncement(twice, null)).toBeNull();
  });

  test('one that cannot be read does not take the others with it', () => {
    expect(announcementsOf(JSON.stringify([MOVED, { kind: 'sung' }, CANCELLED]))).toEqual([MOVED, CANCELLED]);
  });

  test('a single one without a list, as the first items hold it, is the first', () => {
    expect(announcementsOf(JSON.stringify(MOVED))).toEqual([MOVED]);
    expect(currentAnnouncement(JSON.stringify(CANCELLED))).toEqual({ kind: 'cancelled', changes: {} });
  });

  test.each([null, '', '{', '7', '[{"kind":"postponed"}]'])('what cannot be read is none: %j', (stored) => {
    expect(announcementsOf(stored)).toEqual([]);
    expect(currentAnnouncement(stored)).toBeUndefined();
  });
});

describe('One of several dates that is cancelled', () => {
  const event = someSubmission({ date: '2027-12-05', moreDates: ['2027-12-12', '2027-12-19'] });
  const afterCancelling = (...days: string[]) =>
    currentAnnouncement(JSON.stringify([{ kind: 'date-cancelled', cancelledDates: days }]));
  const published = (...days: string[]) => {
    const announcement = afterCancelling(...days);
    return publishedEvent(event, announcement && { announcement });
  };

  test.each([
    [['2027-12-12'], '2027-12-05', ['2027-12-19'], ['2027-12-12']],
    [['2027-12-05'], '2027-12-12', ['2027-12-19'], ['2027-12-05']],
    [['2027-12-19', '2027-12-05'], '2027-12-12', undefined, ['2027-12-05', '2027-12-19']],
  ])('is on the calendar no more, and its page names it: %j', (days, date, moreDates, cancelledDates) => {
    const shown = published(...days);
    expect(shown).toMatchObject({ date, cancelledDates, status: 'scheduled' });
    expect(shown.moreDates).toEqual(moreDates);
    expect(shown.movedFrom).toBeUndefined();
  });

  test.each([
    [['2027-12-12', '2027-12-26'], [], undefined],
    [['2027-12-05', '2027-12-12', '2027-12-19'], [], undefined],
    [['2027-12-05', '2027-12-26'], [], undefined],
    [['2027-12-12', '2027-12-19'], ['2027-12-19'], ['2027-12-19']],
    [['2027-12-05', '2027-12-12'], ['2027-12-12'], ['2027-12-12']],
  ])(
    'takes place again once the event moved to it: %j, but for what was cancelled later: %j',
    (days, later, off) => {
      const [date = '', ...moreDates] = days;
      const announced = [
        { kind: 'date-cancelled', cancelledDates: ['2027-12-12'] },
        { ...moved, date, moreDates },
        ...(later.length > 0 ? [{ kind: 'date-cancelled', cancelledDates: later }] : []),
      ];
      const announcement = currentAnnouncement(JSON.stringify(announced));
      const shown = publishedEvent(event, announcement && { announcement });
      expect([shown.date, ...(shown.moreDates ?? [])]).toEqual(days.filter((day) => !off?.includes(day)));
      expect(shown.cancelledDates).toEqual(off);
    },
  );

  test('is none where that would be all of them', () => {
    const shown = published('2027-12-05', '2027-12-12', '2027-12-19');
    expect([shown.date, shown.cancelledDates]).toEqual(['2027-12-05', undefined]);
  });

  test('adds to those before, and a day of no date is refused', () => {
    const { fromValues } = ANNOUNCEMENT_FORMS['date-cancelled'];
    const announced = afterCancelling('2027-12-12');
    const said = (day: string) => fromValues({ cancelledDates: day }, { ...event }, announced);
    expect(said('2027-12-19')).toEqual({
      kind: 'date-cancelled',
      cancelledDates: ['2027-12-12', '2027-12-19'],
    });
    expect(said('2027-12-12')).toEqual({ kind: 'date-cancelled', cancelledDates: ['2027-12-12'] });
    const { error } = eventAnnouncementSchema.safeParse(said('2027-12-25'));
    expect(error && fieldErrorsOf(error)).toEqual({ cancelledDates: 'Choose the date that is cancelled.' });
  });
});

test('the reason of a cancellation is held apart from what the calendar shows', () => {
  const stored = JSON.stringify([{ kind: 'cancelled', note: ' The hall is flooded. ' }]);
  const announcement = currentAnnouncement(stored);
  expect(announcement).toEqual({ kind: 'cancelled', changes: {}, note: 'The hall is flooded.' });
  expect(JSON.stringify(publishedEvent(someSubmission(), announcement && { announcement }))).not.toContain(
    'flooded',
  );
});
