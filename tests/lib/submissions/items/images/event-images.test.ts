import { describe, expect, test } from '@jest/globals';
import { imagesOf } from '#lib/submissions/items/images/event-images';

describe('The images of an event', () => {
  test('are the cover and the others in order, each with its alternative text and form fields', () => {
    expect(
      imagesOf({
        coverImageUrl: '/uploads/1.webp',
        coverImageAlt: 'Drums',
        additionalImageUrls: ['/uploads/2.webp', '/uploads/3.webp'],
        additionalImageAlts: ['Dancers'],
      }),
    ).toEqual([
      {
        url: '/uploads/1.webp',
        alt: 'Drums',
        number: 0,
        fields: { alt: 'coverImageAlt', remove: 'removeCover' },
      },
      {
        url: '/uploads/2.webp',
        alt: 'Dancers',
        number: 1,
        fields: { alt: 'additionalImageAlts.0', remove: 'removeImage.0' },
      },
      {
        url: '/uploads/3.webp',
        alt: '',
        number: 2,
        fields: { alt: 'additionalImageAlts.1', remove: 'removeImage.1' },
      },
    ]);
  });

  test('begin with number 1 where there is no cover', () => {
    const [first, ...others] = imagesOf({ coverImageUrl: '', additionalImageUrls: ['/uploads/2.webp'] });
    expect([first?.number, first?.fields.remove, others]).toEqual([1, 'removeImage.0', []]);
  });

  test('are none where the stored payload has no such fields, or no addresses in them', () => {
    expect(imagesOf({})).toEqual([]);
    expect(imagesOf({ coverImageUrl: 7, additionalImageUrls: 'x', additionalImageAlts: ['x'] })).toEqual([]);
  });
});
