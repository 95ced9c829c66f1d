import { describe, expect, test } from '@jest/globals';
import { eventPicturesOfForm, formPicturesOfEvent } from '#lib/submissions/event-form-pictures';

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

describe('the pictures of an event', () => {
  test('go into its form and come back as they were', () => {
    expect(formPicturesOfEvent(event)).toEqual(form);
    expect(eventPicturesOfForm(form)).toEqual(event);
  });

  test('may be none', () => {
    expect(formPicturesOfEvent({})).toEqual({ cover: null, additional: [] });
    expect(formPicturesOfEvent({ coverImageUrl: '', coverImageAlt: 'Drums' }).cover).toBeNull();
    expect(eventPicturesOfForm({ cover: null, additional: [] })).toEqual({
      coverImageUrl: '',
      coverImageAlt: '',
      additionalImageUrls: [],
      additionalImageAlts: [],
    });
  });

  test('may have no words yet', () => {
    expect(
      formPicturesOfEvent({ coverImageUrl: '/uploads/1.webp', additionalImageUrls: ['/uploads/2.webp'] }),
    ).toEqual({
      cover: { url: '/uploads/1.webp', alt: '' },
      additional: [{ url: '/uploads/2.webp', alt: '' }],
    });
  });
});
