import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { eventFromValues, valuesOfEvent } from '#lib/submissions/items/proposals/edited-event';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const uploadOf = (letter: string) => `/uploads/${letter.repeat(32)}.webp`;
const before = someSubmission({
  placeId: 'ChIJ_a_place_id',
  coverImageUrl: uploadOf('a'),
  coverImageAlt: 'Drummers',
  additionalImageUrls: [uploadOf('b'), uploadOf('c')],
  additionalImageAlts: ['Second', 'Third'],
  userAgent: 'A browser',
});
const corrected = (changes: Record<string, string> = {}) =>
  eventSubmissionSchema.parse(eventFromValues({ ...valuesOfEvent(before), ...changes }, before));

test('an edit form that is sent unchanged changes nothing', () => {
  expect(corrected()).toEqual(before);
});

test('an event that is edited to last all day has no time', () => {
  expect(corrected({ hours: 'all-day' })).toMatchObject({ isAllDay: true, time: '' });
});

test('images and their alternative texts can be changed or removed by the form, but not added by hand', () => {
  expect(
    corrected({ removeCover: 'yes', 'removeImage.0': 'yes', 'additionalImageAlts.1': 'Dancers' }),
  ).toMatchObject({
    coverImageUrl: '',
    coverImageAlt: '',
    additionalImageUrls: [uploadOf('c')],
    additionalImageAlts: ['Dancers'],
  });
  expect(corrected({ coverImageUrl: uploadOf('d'), additionalImageUrls: uploadOf('d') })).toEqual(before);
});

test('another venue drops the place id of the former one', () => {
  expect(corrected({ venueName: 'Community Centre' }).placeId).toBe('');
  expect(corrected({ title: 'Deer Dance' }).placeId).toBe('ChIJ_a_place_id');
});

test('an event that no longer lasts all day, without a time, has hours that are not known', () => {
  const wholeDay = { ...before, time: '', isAllDay: true };
  expect(eventFromValues({ ...valuesOfEvent(wholeDay), hours: 'unknown' }, wholeDay)).toMatchObject({
    isAllDay: false,
    time: 'Hours to be confirmed',
  });
});

test('an older event without hours stays without them when something else is edited', () => {
  const older = { ...before, time: '', isAllDay: false };
  expect(eventFromValues({ ...valuesOfEvent(older), title: 'Another' }, older)).toMatchObject({ time: '' });
});

test('spaces around an unchanged venue keep the place id', () => {
  expect(corrected({ venueName: ' Football Field ' }).placeId).toBe('ChIJ_a_place_id');
});

test('fields that are missing in the form are empty, and so is the place id; the hours are then not known', () => {
  expect(eventFromValues({}, before)).toMatchObject({
    title: '',
    date: '',
    endDate: '',
    moreDates: [],
    time: 'Hours to be confirmed',
    venueName: '',
    placeId: '',
    isAllDay: false,
    coverImageUrl: before.coverImageUrl,
    userAgent: 'A browser',
  });
});

test('fields that the form does not ask for cannot be changed by sending them', () => {
  expect(corrected({ userAgent: 'Another', honeypot: 'x', formDuration: '1' })).toEqual(before);
});

test('the zone of a place abroad is gone with the place', () => {
  const abroad = { ...before, country: 'United States', community: 'Miami', timeZone: 'America/New_York' };
  expect(eventFromValues(valuesOfEvent(abroad), abroad).timeZone).toBe('America/New_York');
  const home = { ...valuesOfEvent(abroad), country: 'Belize', community: 'Hopkins' };
  expect(eventFromValues(home, abroad).timeZone).toBe('');
});

test('another community is spelled as our list spells it, one that was there before stays as it was', () => {
  expect(corrected({ community: 'dangriga' }).community).toBe('Dangriga');
  const older = { ...before, community: 'dangriga' };
  expect(eventFromValues(valuesOfEvent(older), older).community).toBe('dangriga');
  const respelled = { ...valuesOfEvent(older), community: 'Dangriga' };
  expect(eventFromValues(respelled, older).community).toBe('Dangriga');
});
