import { pictureSources } from '#lib/events/picture-sources';

describe('our own drawings exist in several sizes and formats', () => {
  test('a card gets the small ones', () => {
    expect(pictureSources('/images/events/garifuna.webp', 'card')).toEqual({
      avif: '/images/events/garifuna-640.avif',
      src: '/images/events/garifuna-640.webp',
    });
  });

  test('a page gets the large ones', () => {
    expect(pictureSources('/images/events/garifuna.webp', 'full')).toEqual({
      avif: '/images/events/garifuna-1280.avif',
      src: '/images/events/garifuna.webp',
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
