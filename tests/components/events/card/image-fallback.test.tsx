import { fireEvent, render, waitFor } from '@testing-library/react';
import { EventImage } from '#components/events/card/event-image';
import { ImageFallback } from '#components/events/card/image-fallback';

const FOREIGN = 'https://pictures.example/gone.jpg';

const show = (frame: React.ReactNode) => {
  const { container } = render(
    <>
      {frame}
      <ImageFallback />
    </>,
  );
  return container.querySelector('img') as HTMLImageElement;
};

test('an image that fails to load is replaced by its category’s poster', async () => {
  const image = show(<EventImage url={FOREIGN} category="food" alt="" size="card" />);
  expect(image).toHaveAttribute('src', FOREIGN);
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute('src', '/images/categories/food-640.webp'));
});

test.each([
  ['of another host lies on paper, as it may be transparent', FOREIGN, true],
  ['that was uploaded has its ground', `/uploads/${'0'.repeat(32)}.webp`, false],
  ['of our own has its ground', '/images/events/garifuna.webp', false],
])('the image of an event %s', (_, url, isGrounded) => {
  const image = show(<EventImage url={url} category="food" alt="" size="card" />);
  expect(image.hasAttribute('data-ground')).toBe(isGrounded);
});

test('one of our images is replaced in all its formats', async () => {
  const image = show(<EventImage url="/images/events/mistyped.webp" category="arts" alt="" size="full" />);
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute('src', '/images/categories/arts.webp'));
  expect(image.srcset).toContain('/images/categories/arts-1920.webp 1920w');
  expect(image.parentElement?.querySelector('source')?.getAttribute('srcset')).toContain(
    '/images/categories/arts-1920.avif 1920w',
  );
});

test('a poster in another colourway is replaced by that in its own colours, which is not replaced', async () => {
  const image = show(<EventImage url="/images/categories/food-c3.webp" category="food" alt="" size="card" />);
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute('src', '/images/categories/food-640.webp'));
  const own = show(<EventImage url="/images/categories/food.webp" category="food" alt="" size="card" />);
  expect(own).not.toHaveAttribute('data-poster');
});

test('a poster that fails to load too is not tried again', async () => {
  const image = show(<EventImage url={FOREIGN} category="food" alt="" size="card" />);
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute('src', '/images/categories/food-640.webp'));
  image.src = '/images/categories/other.webp';
  fireEvent.error(image);
  await import('#components/events/card/replace-by-poster.ts');
  expect(image).toHaveAttribute('src', '/images/categories/other.webp');
});

test('an image that failed before hydration is replaced too', async () => {
  for (const [property, value] of [
    ['complete', true],
    ['naturalWidth', 0],
    ['currentSrc', FOREIGN],
  ] as const)
    Object.defineProperty(HTMLImageElement.prototype, property, { configurable: true, get: () => value });
  const image = show(<EventImage url={FOREIGN} category="sports" alt="" size="card" />);
  await waitFor(() => expect(image).toHaveAttribute('src', '/images/categories/sports-640.webp'));
});

test('images of other parts of the page are not replaced', async () => {
  // biome-ignore lint/performance/noImgElement: any image
  const image = show(<img src="/images/hero/blue-hole.webp" alt="" />);
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute('src', '/images/hero/blue-hole.webp'));
});
