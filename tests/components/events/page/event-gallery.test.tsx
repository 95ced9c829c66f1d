import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventGallery } from '#components/events/page/event-gallery';
import { openDialogs } from '../../../support/jsdom/open-dialogs.ts';

const IMAGES = ['/images/events/a.webp', 'https://pictures.example/b.jpg', '/images/events/c.webp'];

beforeAll(() => {
  openDialogs();
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollBy = () => {};
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const DESCRIBED = IMAGES.map((url, index) => ({ url, text: index === 1 ? 'Women grinding cacao' : '' }));

const show = () =>
  render(
    <EventGallery images={DESCRIBED} title="Drums" category="cultural">
      {IMAGES.map((url, index) => (
        <a key={url} href={url} data-image={index}>
          Picture {index + 1}
        </a>
      ))}
      <a href="#tickets">Tickets</a>
    </EventGallery>,
  );

async function openSecond() {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Picture 2' }));
  return within(await screen.findByRole('dialog', { name: 'Pictures: Drums' }));
}

test('a link to an image opens it large, with its number and the total', async () => {
  const dialog = await openSecond();
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 3');
  expect(dialog.getByRole('img')).toHaveAttribute('src', 'https://pictures.example/b.jpg');
});

test('an image is called what its description says, and without one by its number', async () => {
  const dialog = await openSecond();
  expect(dialog.getByRole('img', { name: 'Women grinding cacao' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img', { name: 'Drums, picture 3 of 3' })).toBeVisible();
});

test('two buttons of the viewer move to the other images and stop at the ends', async () => {
  const dialog = await openSecond();
  const next = dialog.getByRole('button', { name: 'Next picture' });
  await userEvent.click(next);
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 3 of 3');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 3 of 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 3');
});

test('the arrow keys move to the other images', async () => {
  const dialog = await openSecond();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(dialog.getByRole('status')).toHaveTextContent('Picture 3 of 3');
});

describe('an image is enlarged and made smaller again', () => {
  const zoomOf = (dialog: Awaited<ReturnType<typeof openSecond>>) =>
    dialog.getByRole('img').closest('li')?.style.getPropertyValue('--zoom');

  test('by two buttons, as far as they go', async () => {
    const dialog = await openSecond();
    const [larger, smaller] = ['Larger', 'Smaller'].map((name) => dialog.getByRole('button', { name }));
    expect(smaller).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(larger as HTMLElement);
    expect(zoomOf(dialog)).toBe('1.5');
    for (let press = 0; press < 5; press += 1) await userEvent.click(larger as HTMLElement);
    expect(zoomOf(dialog)).toBe('4');
    expect(larger).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 9; press += 1) await userEvent.click(smaller as HTMLElement);
    expect(zoomOf(dialog)).toBe('1');
  });

  test('by the keys +, - and 0', async () => {
    const dialog = await openSecond();
    await userEvent.keyboard('++');
    expect(zoomOf(dialog)).toBe('2.25');
    await userEvent.keyboard('-');
    expect(zoomOf(dialog)).toBe('1.5');
    await userEvent.keyboard('0');
    expect(zoomOf(dialog)).toBe('1');
  });

  test('by two clicks', async () => {
    const dialog = await openSecond();
    await userEvent.dblClick(dialog.getByRole('img'));
    expect(zoomOf(dialog)).toBe('2.5');
    await userEvent.dblClick(dialog.getByRole('img'));
    expect(zoomOf(dialog)).toBe('1');
  });

  test('by two fingers', async () => {
    const dialog = await openSecond();
    const finger = (clientX: number) => ({ clientX, clientY: 100, identifier: clientX }) as unknown as Touch;
    const image = dialog.getByRole('img');
    fireEvent.touchStart(image, { touches: [finger(100), finger(200)] });
    fireEvent.touchMove(image, { touches: [finger(50), finger(250)] });
    expect(zoomOf(dialog)).toBe('2');
  });

  test('but the next one is whole', async () => {
    const dialog = await openSecond();
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }));
    // The arrow keys move what is enlarged.
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    expect(zoomOf(dialog)).toBe('1');
    expect(dialog.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the button Close closes the viewer', async () => {
  const dialog = await openSecond();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('another link, and a click with a modifier key, is left to the browser', () => {
  show();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Tickets' }))).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Picture 1' }), { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
