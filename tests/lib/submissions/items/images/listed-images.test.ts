import { IMAGES_FIELD, listOfImages, withListedImages } from '#lib/submissions/items/images/listed-images';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const uploadOf = (letter: string) => `/uploads/${letter.repeat(32)}.webp`;
const event = someSubmission({ coverImageUrl: uploadOf('a'), userAgent: 'A browser' });
const others = {
  coverImageUrl: '',
  coverImageAlt: '',
  additionalImageUrls: [uploadOf('b')],
  additionalImageAlts: ['Dancers'],
};

test('the list of a form replaces the images of an event and nothing else', () => {
  expect(withListedImages(event, listOfImages(others))).toEqual({ ...event, ...others });
  const more = JSON.stringify({ ...others, title: 'Another', honeypot: 'x' });
  expect(withListedImages(event, more)).toEqual({ ...event, ...others });
});

test('the list of a form contains only images, in the field “pictures”', () => {
  expect(IMAGES_FIELD).toBe('pictures');
  expect(listOfImages(event)).not.toContain('A browser');
});

test.each([undefined, '', 'no list', '[]', '{"coverImageUrl":1}'])(
  'without a readable list (%s) the images of an event stay',
  (list) => {
    expect(withListedImages(event, list)).toEqual(event);
  },
);
