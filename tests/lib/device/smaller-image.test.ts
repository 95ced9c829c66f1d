import { smallerImage } from '#lib/device/smaller-image';

test.each([
  ['/images/events/garifuna-640.avif', '/images/events/garifuna-320.avif'],
  ['/images/categories/food-640.avif', '/images/categories/food-320.avif'],
  ['/images/celebrations/jankunu-640.avif', '/images/celebrations/jankunu-320.avif'],
  ['/images/sponsors/your-place-640.avif', '/images/sponsors/your-place-320.avif'],
  [
    '/images/events/garifuna-640.avif 640w, /images/events/garifuna-1280.avif 1280w, /images/events/garifuna-1920.avif 1920w',
    '/images/events/garifuna-640.avif',
  ],
  [
    '/uploads/0123456789abcdef0123456789abcdef.800x600.webp',
    '/uploads/0123456789abcdef0123456789abcdef.300x200.webp',
  ],
  [
    'https://res.cloudinary.com/bz/image/upload/c_fill,w_800,h_600,q_auto,f_auto/v1/a.jpg',
    'https://res.cloudinary.com/bz/image/upload/c_fill,w_300,h_200,q_auto,f_auto/v1/a.jpg',
  ],
])('in light mode there is a smaller image for %s', (address, smaller) => {
  expect(smallerImage(address)).toBe(smaller);
  expect(smallerImage(smaller).length).toBeLessThanOrEqual(smaller.length);
});

test.each([
  '',
  '/images/events/garifuna-320.avif',
  // An uncropped image keeps its edges, where a poster may have text.
  '/uploads/0123456789abcdef0123456789abcdef.webp',
  'https://example.bz/poster-640.avif',
  'https://example.bz/images/events/garifuna-640.avif',
])('there is no smaller image for %j', (address) => {
  expect(smallerImage(address)).toBe(address);
});

type Rule = { source: string; has?: unknown[]; headers: { key: string; value: string }[] };

test('a smaller image for Save-Data is not cached by proxies that ignore Vary', async () => {
  const { config } = (await import('../../../next.config.mjs')) as unknown as {
    config: { headers: () => Promise<Rule[]> };
  };
  const rules = (await config.headers()).filter(({ source }) => source === '/:family(images|uploads)/:path*');
  const headersFor = (saves: boolean) =>
    rules
      .filter(({ has }) => saves || !has)
      .flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`));
  expect(headersFor(false)).toEqual(['Vary: Save-Data']);
  expect(headersFor(true)).toEqual(['Vary: Save-Data', 'CDN-Cache-Control: no-store']);
});
