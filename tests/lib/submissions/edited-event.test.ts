import { eventFromValues, valuesOfEvent } from '#lib/submissions/edited-event';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { someSubmission } from '../../support/submissions/some-submission.ts';

const picture = (letter: string) => `/uploads/${letter.repeat(32)}.webp`;
const before = someSubmission({
  placeId: 'ChIJ_a_place_id',
  coverImageUrl: picture('a'),
  coverImageAlt: 'Drummers',
  additionalImageUrls: [picture('b'), picture('c')],
  additionalImageAlts: ['Second', 'Third'],
  userAgent: 'A browser',
});
const corrected = (changes: Record<string, string> = {}) =>
  eventSubmissionSchema.parse(eventFromValues({ ...valuesOfEvent(before), ...changes }, before));

test('a form that was not touched changes nothing', () => {
  expect(corrected()).toEqual(before);
});

test('an event that lasts all day has no hour', () => {
  expect(corrected({ isAllDay: 'yes' })).toMatchObject({ isAllDay: true, time: '' });
});

test('pictures are kept or removed, each with its words; none can be added by hand', () => {
  expect(
    corrected({ removeCover: 'yes', 'removeImage.0': 'yes', 'additionalImageAlts.1': 'Dancers' }),
  ).toMatchObject({
    coverImageUrl: '',
    coverImageAlt: '',
    additionalImageUrls: [picture('c')],
    additionalImageAlts: ['Dancers'],
  });
  expect(corrected({ coverImageUrl: picture('d'), additionalImageUrls: picture('d') })).toEqual(before);
});

test('another venue no longer has the id of the former one on the map', () => {
  expect(corrected({ venueName: 'Community Centre' }).placeId).toBe('');
  expect(corrected({ title: 'Deer Dance' }).placeId).toBe('ChIJ_a_place_id');
});

test('what the form does not ask cannot be sent with it', () => {
  expect(corrected({ userAgent: 'Another', honeypot: 'x', formDuration: '1' })).toEqual(before);
});
