import { day } from '../moment/moment.ts';

/** A form that books a slide, for a week to come; nothing is wrong with it. */
export const someBooking = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    title: 'Sample Bakery',
    description: 'Bread before the parade.',
    alt: 'The door of a bakery',
    url: 'https://bakery.example.com/',
    image: '/images/sponsors/shop-front.webp',
    firstDay: day(5),
    lastDay: day(11),
    paid: 'yes',
    ...changes,
  });
