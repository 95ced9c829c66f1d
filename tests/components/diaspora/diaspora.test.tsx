import { render, screen } from '@testing-library/react';
import { Diaspora } from '#components/diaspora/diaspora';

test.each([
  ['Los Angeles', 'los-angeles', 'United States'],
  ['London', 'london', 'United Kingdom'],
  ['Toronto', 'toronto', 'Canada'],
  ['New York', 'new-york', 'United States'],
  ['Chicago', 'chicago', 'United States'],
  ['Houston', 'houston', 'United States'],
])('a card for %s leads into the filtered list', async (city, slug, country) => {
  render(<Diaspora upcoming={{}} />);
  const card = await screen.findByRole('link', { name: `${country} ${city} No dates yet` });
  expect(card).toHaveAttribute('href', `/search?city=${slug}`);
});

test('a card shows the number of upcoming events in its city', async () => {
  render(<Diaspora upcoming={{ london: 1, houston: 3, belmopan: 9 }} />);
  expect(await screen.findByRole('link', { name: /London 1 event to come/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Houston 3 events to come/ })).toBeVisible();
  expect(screen.getAllByText('No dates yet')).toHaveLength(4);
});

test('‘Send it home’ contains the share buttons, and is absent without any', async () => {
  const { rerender } = render(<Diaspora upcoming={{}} />);
  await screen.findAllByRole('link');
  expect(screen.queryByText('Send it home')).toBeNull();
  rerender(
    <Diaspora
      upcoming={{}}
      share={<button type="button">Share</button>}
      qrCode={<button type="button">QR code</button>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Send it home' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'QR code' })).toBeVisible();
});
