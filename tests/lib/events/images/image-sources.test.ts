import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { categoryPoster, imageSources, isAtOtherHost } from '#lib/events/images/image-sources';

describe('an image of our own exists in several sizes and formats, so that', () => {
  test('a card has the small ones', () => {
    expect(imageSources('/images/events/garifuna.webp', 'card')).toEqual({
      avif: '/images/events/garifuna-640.avif',
      src: '/images/events/garifuna-640.webp',
    });
  });

  test('a page has all of them in its srcset', () => {
    expect(imageSources('/images/events/garifuna.webp', 'full')).toEqual({
      avif: '/images/events/garifuna-640.avif 640w, /images/events/garifuna-1280.avif 1280w, /images/events/garifuna-1920.avif 1920w',
      webp: '/images/events/garifuna-640.webp 640w, /images/events/garifuna.webp 1280w, /images/events/garifuna-1920.webp 1920w',
      src: '/images/events/garifuna.webp',
    });
  });

  test('the scene of a celebration has small ones for cards, and one image for everything else', () => {
    const url = '/images/celebrations/jankunu.webp';
    expect(imageSources(url, 'card')).toEqual({
      avif: '/images/celebrations/jankunu-640.avif',
      src: '/images/celebrations/jankunu-640.webp',
    });
    expect(imageSources(url, 'full')).toEqual({ src: url });
  });

  test.each(EVENT_CATEGORIES)('the poster of %s has them too', (category) => {
    expect(imageSources(categoryPoster(category), 'card')).toEqual({
      avif: `/images/categories/${category}-640.avif`,
      src: `/images/categories/${category}-640.webp`,
    });
  });

  test('a poster in another colourway has small ones for cards, and one image of 960 pixels for pages', () => {
    const url = '/images/categories/food-c3.webp';
    expect(categoryPoster('food', 3)).toBe(url);
    expect(imageSources(url, 'card')).toEqual({ avif: '/images/categories/food-c3-640.avif', src: url });
    expect(imageSources(url, 'full')).toEqual({ src: url });
  });

  test.each([
    'https://pictures.example/images/events/garifuna.webp',
    '/images/garifuna.webp',
    '/images/events/2026/garifuna.webp',
    '/images/events/../garifuna.webp',
    '/images/events/Garifuna.webp',
    '/images/events/.webp',
    '/images/events/garifuna.jpg',
    '/images/events/garifuna.webp?size=1',
  ])('only another image is used as it is: %s', (url) => {
    expect(imageSources(url, 'card')).toEqual({ src: url });
    expect(imageSources(url, 'full')).toEqual({ src: url });
  });
});

describe('an uploaded image', () => {
  const own = '/uploads/0123456789abcdef0123456789abcdef';
  const cloud = 'https://res.cloudinary.com/some-cloud/image/upload';
  test.each([
    [`${own}.webp`, `${own}.800x600.webp`],
    [`${cloud}/v1/abc.webp`, `${cloud}/c_fill,w_800,h_600,q_auto,f_auto/v1/abc.webp`],
  ])('is cropped to 800×600 on a card and whole on a page: %s', (url, card) => {
    expect(imageSources(url, 'card')).toEqual({ src: card });
    expect(imageSources(url, 'full')).toEqual({ src: url });
  });
});

test.each([
  ['/images/events/garifuna.webp', false],
  [`/uploads/${'0'.repeat(32)}.webp`, false],
  ['https://res.cloudinary.com/belize/image/upload/v1/flyers/regatta', false],
  ['https://example.com/flyer.png', true],
])('an image at %s is one of somebody else, which may be transparent: %s', (url, expected) => {
  expect(isAtOtherHost(url)).toBe(expected);
});
