import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventGallery } from '#components/events/page/event-gallery';
import { openDialogs } from '../../../support/jsdom/open-dialogs.ts';

const IMAGES = ['/images/events/a.webp', 'https://pictures.example/b.jpg', '/images/events/c.webp'];

beforeAll(() => {
  openDialogs();
  Element.prototype.scrollTo = () => {};
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const show = () =>
  render(
    <EventGallery images={IMAGES} title="Drums" category="cultural">
      {IMAGES.map((url, index) => (
        <a key={url} href={url} data-picture={index}>
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
