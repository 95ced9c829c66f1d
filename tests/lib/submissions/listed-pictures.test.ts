import { listOfPictures, withListedPictures } from '#lib/submissions/listed-pictures';
import { someSubmission } from '../../support/submissions/some-submission.ts';

const picture = (letter: string) => `/uploads/${letter.repeat(32)}.webp`;
const held = someSubmission({ coverImageUrl: picture('a'), userAgent: 'A browser' });
const others = {
  coverImageUrl: '',
  coverImageAlt: '',
  additionalImageUrls: [picture('b')],
  additionalImageAlts: ['Dancers'],
};

test('a form’s list takes the place of the pictures, and of nothing else', () => {
  expect(withListedPictures(held, listOfPictures(others))).toEqual({ ...held, ...others });
  const more = JSON.stringify({ ...others, title: 'Another', honeypot: 'x' });
  expect(withListedPictures(held, more)).toEqual({ ...held, ...others });
});

test('a list holds pictures alone', () => {
  expect(listOfPictures(held)).not.toContain('A browser');
});

test.each([undefined, '', 'no list', '[]', '{"coverImageUrl":1}'])(
  'without a list (%s) they stay',
  (list) => {
    expect(withListedPictures(held, list)).toEqual(held);
  },
);
