import { fireEvent, render } from '@testing-library/react';
import { EventPicture } from '#components/events/card/event-picture';
import { PictureMender } from '#components/events/card/picture-mender';

const FOREIGN = 'https://pictures.example/gone.jpg';

const show = (picture: React.ReactNode) => {
  const { container } = render(
    <>
      {picture}
      <PictureMender />
    </>,
  );
  return container.querySelector('img') as HTMLImageElement;
};

test('a picture that does not load gives way to its category’s poster', () => {
  const image = show(<EventPicture url={FOREIGN} category="food" alt="" size="card" />);
  expect(image).toHaveAttribute('src', FOREIGN);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/categories/food-640.webp');
});

test('one of ours in all its formats', () => {
  const image = show(<EventPicture url="/images/events/mistyped.webp" category="arts" alt="" size="full" />);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/categories/arts.webp');
  expect(image.srcset).toContain('/images/categories/arts-1920.webp 1920w');
  expect(image.parentElement?.querySelector('source')?.getAttribute('srcset')).toContain(
    '/images/categories/arts-1920.avif 1920w',
  );
});

test('a poster that does not load either is not tried again', () => {
  const image = show(<EventPicture url={FOREIGN} category="food" alt="" size="card" />);
  fireEvent.error(image);
  image.src = '/images/categories/other.webp';
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/categories/other.webp');
});

test('a picture that failed before there was a script gives way too', () => {
  for (const [property, value] of [
    ['complete', true],
    ['naturalWidth', 0],
    ['currentSrc', FOREIGN],
  ] as const)
    Object.defineProperty(HTMLImageElement.prototype, property, { configurable: true, get: () => value });
  const image = show(<EventPicture url={FOREIGN} category="sports" alt="" size="card" />);
  expect(image).toHaveAttribute('src', '/images/categories/sports-640.webp');
});

test('pictures of other parts of the page are left alone', () => {
  // biome-ignore lint/performance/noImgElement: any picture
  const image = show(<img src="/images/hero/blue-hole.webp" alt="" />);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/hero/blue-hole.webp');
});
