import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventFormValues, submissionOf } from '#lib/submissions/fields/event-form-values';
import { daysNextYear } from '#lib/submissions/fields/when/next-year';
import { valuesForNextYear } from '#lib/submissions/private-page/again';
import { addDays, weekdayOf } from '#lib/time/calendar-day';
import { announced, someMove } from '../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const dayNextYear = (date: string, today: string) =>
  daysNextYear({ date, endDate: '', moreDates: [] }, today).date;

test.each([
  ['2026-12-05', '2026-12-10', '2027-12-04'],
  ['2027-12-04', '2027-12-10', '2028-12-02'],
  ['2028-02-29', '2028-03-10', '2029-02-27'],
  ['2024-11-19', '2026-11-25', '2027-11-16'],
  ['2026-12-05', '2027-12-05', '2028-12-02'],
])('what took place on %s is, asked on %s, put on again on %s', (day, today, next) => {
  expect(dayNextYear(day, today)).toBe(next);
});

test('it is always the same weekday, within four days of the same date, and not over', () => {
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 3_000 }), (day, later) => {
      const today = addDays(day, later);
      const next = dayNextYear(day, today);
      expect(weekdayOf(next)).toBe(weekdayOf(day));
      expect(next >= today).toBe(true);
      const sameDate = `${next.slice(0, 4)}${day.slice(4)}`;
      const away = Math.abs(Date.parse(next) - Date.parse(sameDate)) / 86_400_000;
      // Around New Year the same date may be in the year before or after.
      expect(Math.min(away, Math.abs(away - 365), Math.abs(away - 366)) <= 4).toBe(true);
    }),
  );
});

test('several days, and several dates, move together', () => {
  const days = { date: '2026-12-05', endDate: '2026-12-07', moreDates: [] };
  expect(daysNextYear(days, '2026-12-20')).toEqual({
    date: '2027-12-04',
    endDate: '2027-12-06',
    moreDates: [],
  });
  expect(
    daysNextYear({ ...days, endDate: '', moreDates: ['2026-12-12', '2026-12-25'] }, '2027-01-02'),
  ).toMatchObject({ moreDates: ['2027-12-11', '2027-12-24'] });
  expect(daysNextYear({ ...days, date: 'TBA' }, '2027-01-02').date).toBe('');
});

const formOf = (event: Record<string, unknown>, move?: ReturnType<typeof someMove>) => ({
  ...eventFormValues(valuesForNextYear(event, move && announced(move), '2027-12-20')),
  category: 'cultural' as const,
});

describe('The form for next year', () => {
  const held = someSubmission({
    website: 'https://example.com/fiesta',
    coverImageUrl: '/uploads/a.webp',
    additionalImageUrls: ['/uploads/b.webp'],
  });

  test('is filled in as the event was, on the same weekday', () => {
    const values = formOf(held);
    expect(submissionOf(values)).toMatchObject({
      title: 'Village Fiesta',
      date: '2028-12-03',
      time: '8 PM - 1 AM',
      category: 'cultural',
      venueName: 'Football Field',
      district: 'Toledo',
      website: 'https://example.com/fiesta',
      submitterEmail: 'organiser@example.com',
    });
  });

  test('has no picture, as pictures belong to the event they were sent for', () => {
    const values = eventFormValues(valuesForNextYear(held, undefined, '2027-12-20'));
    expect(values).toMatchObject({ coverImageUrl: '', additionalImageUrls: [] });
  });

  test('says the place and the hours of the last announcement', () => {
    const values = formOf(held, someMove({ time: 'Sunset' }));
    expect(submissionOf(values)).toMatchObject({
      date: '2028-12-10',
      time: 'Sunset',
      venueName: 'Hall',
      community: 'Dangriga',
      district: '',
    });
  });

  test('is still filled in after the private fields were deleted', () => {
    const { submitterName: _, submitterEmail: __, ...purged } = held;
    expect(eventFormValues(valuesForNextYear(purged, undefined, '2027-12-20'))).toMatchObject({
      title: 'Village Fiesta',
      submitterName: '',
      submitterEmail: '',
    });
  });
});

test('other hours on one of several days are on the same of them', () => {
  const fair = someSubmission({
    date: '2026-12-04',
    endDate: '2026-12-27',
    time: '10 AM - 6 PM, Thu 24 Dec 10 AM - 2 PM',
    isAllDay: false,
  });
  const again = submissionOf({
    ...eventFormValues(valuesForNextYear(fair, undefined, '2027-01-05')),
    category: 'cultural',
  });
  expect(again).toMatchObject({
    date: '2027-12-03',
    endDate: '2027-12-26',
    time: '10 AM - 6 PM, Thu 23 Dec 10 AM - 2 PM',
  });
});
