import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { categoryPoster, pictureSources } from '#lib/events/picture-sources';

describe('our own drawings exist in several sizes and formats', () => {
  test('a card gets the small ones', () => {
    expect(pictureSources('/images/events/garifuna.webp', 'card')).toEqual({
      avif: '/images/events/garifuna-640.avif',
      src: '/images/events/garifuna-640.webp',
    });
  });

  test('a page gets all of them to choose from', () => {
    expect(pictureSources('/images/events/garifuna.webp', 'full')).toEqual({
      avif: '/images/events/garifuna-640.avif 640w, /images/events/garifuna-1280.avif 1280w, /images/events/garifuna-1920.avif 1920w',
      webp: '/images/events/garifuna-640.webp 640w, /images/events/garifuna.webp 1280w, /images/events/garifuna-1920.webp 1920w',
      src: '/images/events/garifuna.webp',
    });
  });

  test.each(EVENT_CATEGORIES)('the poster of %s is one of them', (category) => {
    expect(pictureSources(categoryPoster(category), 'card')).toEqual({
      avif: `/images/categories/${category}-640.avif`,
      src: `/images/categories/${category}-640.webp`,
    });
  });

  test.each([
    'https://pictures.example/images/events/garifuna.webp',
    '/images/garifuna.webp',
    '/images/events/2026/garifuna.webp',
    '/images/events/../garifuna.webp',
    '/images/events/garifuna.jpg',
    '/images/events/garifuna.webp?size=1',
  ])('any other picture is shown as it is: %s', (url) => {
    expect(pictureSources(url, 'card')).toEqual({ src: url });
    expect(pictureSources(url, 'full')).toEqual({ src: url });
  });
});

describe('an uploaded picture', () => {
  const own = '/uploads/0123456789abcdef0123456789abcdef';
  const cloud = 'https://res.cloudinary.com/some-cloud/image/upload';
  test.each([
    [`${own}.webp`, `${own}.800x600.webp`],
    [`${cloud}/v1/abc.webp`, `${cloud}/c_fill,w_800,h_600,q_auto,f_auto/v1/abc.webp`],
  ])('is cut to 800×600 on a card and whole on a page: %s', (url, card) => {
    expect(pictureSources(url, 'card')).toEqual({ src: card });
    expect(pictureSources(url, 'full')).toEqual({ src: url });
  });
});
