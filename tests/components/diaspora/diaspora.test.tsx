import { render, screen } from '@testing-library/react';
import { Diaspora } from '#components/diaspora/diaspora';
import { citiesAbroad } from '#lib/events/lists/cities-abroad';

test.each([
  ['Los Angeles', 'los-angeles', 'United States'],
  ['London', 'london', 'United Kingdom'],
  ['Toronto', 'toronto', 'Canada'],
  ['New York', 'new-york', 'United States'],
  ['Chicago', 'chicago', 'United States'],
  ['Houston', 'houston', 'United States'],
])('a card for %s leads into the filtered list', async (city, slug, country) => {
  render(<Diaspora cities={citiesAbroad([], [])} />);
  const card = await screen.findByRole('link', { name: `${country} ${city} No dates yet` });
  expect(card).toHaveAttribute('href', `/search?city=${slug}`);
});

test('a card shows the number of upcoming events in its city', async () => {
  const city = (value: string, count: number) => ({ value, label: value, count, nearby: [] });
  const cities = [city('london', 1), city('houston', 3), city('belmopan', 9)];
  render(<Diaspora cities={citiesAbroad([], cities)} />);
  expect(await screen.findByRole('link', { name: /London 1 event to come/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Houston 3 events to come/ })).toBeVisible();
  expect(screen.getAllByText('No dates yet')).toHaveLength(4);
});

test('‘Send it home’ contains the share buttons, and is absent without any', async () => {
  const { rerender } = render(<Diaspora cities={citiesAbroad([], [])} />);
  await screen.findAllByRole('link');
  expect(screen.queryByText('Send it home')).toBeNull();
  rerender(
    <Diaspora
      cities={citiesAbroad([], [])}
      share={<button type="button">Share</button>}
      qrCode={<button type="button">QR code</button>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Send it home' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'QR code' })).toBeVisible();
});

test('another city abroad that has events to come has a card too, after those of the diaspora', async () => {
  const city = (value: string, label: string, count: number) => ({ value, label, count, nearby: [] });
  const events = [
    { place: 'mexico-city', country: 'Mexico' },
    { place: 'kingston', country: 'Jamaica' },
    { place: 'dangriga' },
  ];
  const cities = [
    city('dangriga', 'Dangriga', 9),
    city('kingston', 'Kingston', 1),
    city('mexico-city', 'Mexico City', 2),
    city('london', 'London', 1),
  ];
  render(<Diaspora cities={citiesAbroad(events, cities)} />);
  const cards = await screen.findAllByRole('link');
  expect(cards.map(({ textContent }) => textContent?.trim()).slice(5)).toEqual([
    'United States Houston No dates yet',
    'Mexico Mexico City 2 events to come',
    'Jamaica Kingston 1 event to come',
  ]);
});
