import { describe, expect, test } from '@jest/globals';
import {
  answeredValues,
  editLines,
  eventFromForm,
} from '#lib/submissions/moderation/decisions/event-edit-form';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const before = someSubmission({
  placeId: 'ChIJsample_place-0',
  coverImageUrl: '/uploads/a.webp',
  coverImageAlt: 'Drummers',
  additionalImageUrls: ['/uploads/b.webp'],
  additionalImageAlts: ['Dancers'],
  userAgent: 'A browser',
});
const edited = (changes: Record<string, string> = {}) =>
  eventFromForm(before, new URLSearchParams({ ...answeredValues(before), ...changes }));

describe('The moderators’ form for an event', () => {
  test('contains everything that people filled in, and the place id', () => {
    expect(answeredValues({ ...before, isAllDay: true })).toEqual({
      title: 'Village Fiesta',
      date: '2027-12-05',
      days: 'one',
      endDate: '',
      until: '',
      listedDates: '',
      otherDay: '',
      otherStart: '',
      otherEnd: '',
      hours: 'all-day',
      start: '',
      end: '',
      time: '',
      category: 'cultural',
      description: 'Marimba, food and games on the field behind the school.',
      cost: 'free',
      price: '',
      currency: '',
      country: 'Belize',
      district: 'Toledo',
      community: 'San Antonio (Toledo)',
      venueName: 'Football Field',
      timeZone: '',
      website: '',
      submitterName: 'Sample Organiser',
      submitterEmail: 'organiser@example.com',
      submitterPhone: '',
      coverImageAlt: 'Drummers',
      'additionalImageAlts.0': 'Dancers',
      placeId: 'ChIJsample_place-0',
    });
  });

  test('changes nothing when it is sent unchanged', () => {
    expect(edited()).toEqual(before);
    expect(eventFromForm(before, new URLSearchParams())).toEqual(before);
  });

  test('has no time together with "All day", as in the submitter’s form', () => {
    expect(edited({ hours: 'all-day' })).toEqual({ ...before, isAllDay: true, time: '' });
  });

  test('unticks a date of the list', () => {
    const weekly = { ...before, moreDates: ['2027-12-12', '2027-12-19'] };
    const { 'on.2027-12-12': _, ...sent } = answeredValues(weekly);
    expect(eventFromForm(weekly, new URLSearchParams(sent))).toEqual({
      ...weekly,
      moreDates: ['2027-12-19'],
    });
  });

  test('shows a date that was unticked as unticked again, also where it was stored', () => {
    const weekly = { ...before, moreDates: ['2027-12-12', '2027-12-19'] };
    const { 'on.2027-12-12': _, ...sent } = answeredValues(weekly);
    expect(answeredValues(weekly, { ...sent, title: '' })).toEqual({ ...sent, title: '' });
  });

  test.each([
    [{ time: '9 PM' }, { time: '9 PM', isAllDay: false }],
    [
      { time: '', isAllDay: 'yes' },
      { time: '', isAllDay: true },
    ],
    [{ time: '' }, { time: 'Hours to be confirmed', isAllDay: false }],
  ])('reads the hours of a page of an earlier version: %j', (sent, hours) => {
    expect(eventFromForm(before, new URLSearchParams(sent))).toMatchObject(hours);
  });

  test('accepts a typed place id, also with another venue', () => {
    expect(edited({ venueName: 'Hall', placeId: 'ChIJother_place-0' })).toMatchObject({
      venueName: 'Hall',
      placeId: 'ChIJother_place-0',
    });
  });

  test('removes images and changes their alternative texts', () => {
    expect(edited({ removeCover: 'yes', 'additionalImageAlts.0': 'Jankunu' })).toMatchObject({
      coverImageUrl: '',
      coverImageAlt: '',
      additionalImageUrls: ['/uploads/b.webp'],
      additionalImageAlts: ['Jankunu'],
    });
  });

  test('shows its fields in a fixed order of lines', () => {
    expect(editLines(before).map((line) => line.map(({ name }) => name))).toEqual([
      ['title'],
      ['date'],
      ['category', 'cost'],
      ['price', 'currency'],
      ['description'],
      ['country', 'district'],
      ['community', 'venueName'],
      ['timeZone'],
      ['website', 'placeId'],
      ['submitterName'],
      ['submitterEmail', 'submitterPhone'],
    ]);
  });

  test('has the labels of the moderators’ pages', () => {
    const labels = editLines(before)
      .flat()
      .map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Date', 'City/Community', 'Submitter’s name']));
  });

  test.each([
    ['before retention ended', before.submitterEmail, ['submitterPhone']],
    ['after their private fields were deleted', '', ['submitterName', 'submitterEmail', 'submitterPhone']],
  ])('has these optional fields for the sender %s', (_, submitterEmail, optional) => {
    const sender = editLines({ ...before, submitterEmail })
      .flat()
      .slice(-3);
    expect(sender.map(({ autoComplete }) => autoComplete)).toEqual(['off', 'off', 'off']);
    expect(sender.flatMap((field) => (field.optional ? [field.name] : []))).toEqual(optional);
  });

  test('offers "None" as the empty option for the district', () => {
    const district = editLines(before)
      .flat()
      .find(({ name }) => name === 'district');
    expect(district?.nothing).toBe('None');
  });
});
