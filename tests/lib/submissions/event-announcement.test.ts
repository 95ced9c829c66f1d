import { expect, test } from '@jest/globals';
import { fieldErrorsOf } from '#lib/forms/field-schemas';
import { eventAnnouncementSchema } from '#lib/submissions/event-announcement';

const moved = {
  kind: 'moved',
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
