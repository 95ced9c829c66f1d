import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrButton } from '#components/share/qr-button';
import { openDialogs } from '../../support/jsdom/open-dialogs.ts';

const SITE = 'https://belize.example';

beforeAll(openDialogs);

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }));
  return within(await screen.findByRole('dialog', { name: 'Scan to Visit Our Website' }));
}

test('the QR button shows the site’s URL as a QR code of 256 px, and as text', async () => {
  render(<QrButton url={SITE} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const dialog = await openDialog();
  const code = dialog.getByRole('img', { name: `QR code of ${SITE}` });
  expect(code).toHaveAttribute('width', '256');
  expect(dialog.getByText('belize.example')).toBeVisible();
});

test('the QR code is dark on white in both themes, with a quiet zone around it', async () => {
  render(<QrButton url={SITE} />);
  const code = (await openDialog()).getByRole('img');
  const [ground, marks] = code.querySelectorAll('path');
  expect(ground).toHaveAttribute('fill', '#ffffff');
  expect(marks).toHaveAttribute('fill', '#11143a');
  expect(marks?.getAttribute('d')).toMatch(/^M4,?\s?4/);
});

test('the dialog with the QR code has the other ways to share', async () => {
  render(<QrButton url={SITE} message="Things to do in Belize" />);
  const dialog = await openDialog();
  expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'WhatsApp',
    'Facebook',
    'Twitter',
  ]);
  expect(dialog.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).toBe(
    `https://wa.me/?text=${encodeURIComponent(`Things to do in Belize\n${SITE}`)}`,
  );
});

test.each(['/events/fiesta', '/events/50%', '/events/%E0%A4%A'])(
  'where the image cannot be made, the dialog of %s says so',
  async (path) => {
    render(<QrButton url={`${SITE}${path}`} />);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText(/This browser cannot make the image/)).toBeVisible();
  },
);

test('the dialog with the QR code closes', async () => {
  render(<QrButton url={SITE} />);
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the QR button can have a visible label', () => {
  render(<QrButton url={SITE} look="plain" label="QR code of this site" />);
  expect(screen.getByRole('button', { name: 'QR code of this site' })).toBeVisible();
});
