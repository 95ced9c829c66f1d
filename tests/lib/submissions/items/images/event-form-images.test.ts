import { describe, expect, test } from '@jest/globals';
import { eventImagesOfForm, formImagesOfEvent } from '#lib/submissions/items/images/event-form-images';

const event = {
  coverImageUrl: '/uploads/1.webp',
  coverImageAlt: 'Drums',
  additionalImageUrls: ['/uploads/2.webp', '/uploads/3.webp'],
  additionalImageAlts: ['Dancers', ''],
};
const form = {
  cover: { url: '/uploads/1.webp', alt: 'Drums' },
  additional: [
    { url: '/uploads/2.webp', alt: 'Dancers' },
    { url: '/uploads/3.webp', alt: '' },
  ],
};

describe('The images of an event', () => {
  test('are the same after a conversion into form values and back', () => {
    expect(formImagesOfEvent(event)).toEqual(form);
    expect(eventImagesOfForm(form)).toEqual(event);
  });

  test('may be none', () => {
    expect(formImagesOfEvent({})).toEqual({ cover: null, additional: [] });
    expect(formImagesOfEvent({ coverImageUrl: '', coverImageAlt: 'Drums' }).cover).toBeNull();
    expect(eventImagesOfForm({ cover: null, additional: [] })).toEqual({
      coverImageUrl: '',
      coverImageAlt: '',
      additionalImageUrls: [],
      additionalImageAlts: [],
    });
  });

  test('may have no alternative texts yet', () => {
    expect(
      formImagesOfEvent({ coverImageUrl: '/uploads/1.webp', additionalImageUrls: ['/uploads/2.webp'] }),
    ).toEqual({
      cover: { url: '/uploads/1.webp', alt: '' },
      additional: [{ url: '/uploads/2.webp', alt: '' }],
    });
  });
});
