/** A form that books a slide, for a week from 25 November 2026; nothing is wrong with it. */
export const someBooking = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    title: 'Sample Bakery',
    description: 'Bread before the parade.',
    alt: 'The door of a bakery',
    url: 'https://bakery.example.com/',
    image: '/images/sponsors/shop-front.webp',
    firstDay: '2026-11-25',
    lastDay: '2026-12-01',
    paid: 'yes',
    ...changes,
  });
