import type { CalendarEvent } from '#lib/events/calendar-event';
import { previewContent, SITE_PREVIEW } from '#lib/events/preview/preview-content';
import { someEvent } from '../../../support/events/some-event.ts';

const EVENT = someEvent({ image: '/images/events/garifuna.webp' });

const contentOf = (change: Partial<CalendarEvent>) => previewContent({ ...EVENT, ...change });

test('a preview has the title, day, time, place, image and category of its event', () => {
  expect(contentOf({})).toEqual({
    title: 'Punta Rock Concert',
    lines: ['Friday, 20 November 2026', '8 PM - 1 AM'],
    place: ['Y-Not Island, Dangriga'],
    day: { weekday: 'Fri', day: '20', month: 'Nov' },
    notice: undefined,
    picture: '/images/events/garifuna.webp',
    scene: 4,
  });
});

test.each([
  ['a whole day', { isAllDay: true, time: undefined }, ['Friday, 20 November 2026', 'All day']],
  ['some days', { endDate: '2026-11-22', time: undefined }, ['Fri 20 Nov to Sun 22 Nov 2026']],
  ['days over New Year', { endDate: '2027-01-02', time: undefined }, ['20 Nov 2026 to 2 Jan 2027']],
  ['a day to be confirmed', { date: 'TBA', isAllDay: true, time: undefined }, ['Date to be confirmed']],
  ['a day that does not exist', { date: '2026-02-30' }, ['Date to be confirmed', '8 PM - 1 AM']],
])('the lines of a preview are right for %s', (_, change, lines) => {
  expect(contentOf(change).lines).toEqual(lines);
});

test('the ticket stub of a day to be confirmed is unknown', () => {
  expect(contentOf({ date: 'TBA' }).day).toBe('unknown');
});

test('the city has a line of its own after a long venue', () => {
  expect(contentOf({ venue: 'Central Park and Waterfront Promenade', city: 'Punta Gorda' }).place).toEqual([
    'Central Park and Waterfront…',
    'Punta Gorda',
  ]);
});

test('venue and city share a line of up to 30 characters', () => {
  expect(contentOf({ venue: 'Central Park in Town', city: 'Dangriga' }).place).toEqual([
    'Central Park in Town, Dangriga',
  ]);
  expect(contentOf({ venue: 'Central Park in a Town', city: 'Dangriga' }).place).toEqual([
    'Central Park in a Town',
    'Dangriga',
  ]);
});

test('a venue with the name of its city is shown once', () => {
  expect(contentOf({ venue: 'Hopkins', city: 'Hopkins' }).place).toEqual(['Hopkins']);
  expect(contentOf({ venue: '', city: 'Hopkins' }).place).toEqual(['Hopkins']);
  expect(contentOf({ venue: '', city: '' }).place).toEqual([]);
});

test('the preview of a cancelled event shows “Cancelled”, that of a postponed one “Postponed”', () => {
  expect(contentOf({ status: 'cancelled' }).notice).toBe('Cancelled');
  expect(contentOf({ status: 'postponed' }).notice).toBe('Postponed');
});

test('the preview of the site has its title and subtitle without a place or a day', () => {
  expect(SITE_PREVIEW).toEqual({
    title: 'Things to Do in Belize',
    lines: ['Events, Culture &', 'Community Health Support'],
    place: [],
    scene: 0,
  });
});

test('a title without drawable characters is replaced by the category', () => {
  expect(contentOf({ title: '🎉🎉' }).title).toBe('Entertainment');
});

test('the image is the first one of our own, else the event’s poster; other images are never used', () => {
  const remote = 'https://pictures.example.com/a.jpg';
  const poster = '/images/categories/entertainment-c7.webp';
  expect(contentOf({ image: remote }).picture).toBe(poster);
  expect(contentOf({ image: remote, images: ['/images/events/food.webp'] }).picture).toBe(
    '/images/events/food.webp',
  );
  const upload = `/uploads/${'0a'.repeat(16)}.webp`;
  expect(contentOf({ image: upload, images: ['/images/events/food.webp'] }).picture).toBe(upload);
  expect(contentOf({ image: '/uploads/../store.db' }).picture).toBe(poster);
  expect(contentOf({ image: '/uploads/food.webp' }).picture).toBe(poster);
  expect(contentOf({ image: '/api/secret.png' }).picture).toBe(poster);
  expect(contentOf({ image: '//images/events/food.webp' }).picture).toBe(poster);
});
