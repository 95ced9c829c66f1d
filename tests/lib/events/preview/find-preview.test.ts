import type { CalendarEvent } from '#lib/events/calendar-event';
import { findPreview } from '#lib/events/preview/find-preview';
import { previewPath } from '#lib/events/preview/preview-path';
import { someEvent } from '../../../support/events/some-event.ts';

const EVENT = someEvent({ image: '/images/events/garifuna.webp' });
const TODAY = '2026-11-19';
const PATH = previewPath(EVENT);
const FILE = PATH.split('/').at(-1) ?? '';

test('the address of a preview has the id and eight hexadecimal digits', () => {
  const events = Array.from({ length: 40 }, (_, index) => ({ ...EVENT, title: `Concert ${index}` }));
  for (const path of [PATH, ...events.map(previewPath)])
    expect(path).toMatch(/^\/events\/20261120-dangriga-punta-rock-concert\/preview-[0-9a-f]{8}\.jpg$/);
  expect(previewPath({ ...EVENT })).toBe(PATH);
});

test.each<Partial<CalendarEvent>>([
  { title: 'Punta Rock Concert!' },
  { date: '2026-11-21' },
  { time: '9 PM' },
  { venue: 'Central Park' },
  { city: 'Hopkins' },
  { status: 'cancelled' },
  { image: '/images/events/concert.webp' },
  { endDate: '2026-11-21' },
])('the address of a preview changes with %p', (change) => {
  expect(previewPath({ ...EVENT, ...change })).not.toBe(PATH);
});

test('the address of a preview does not change with what is not drawn', () => {
  expect(previewPath({ ...EVENT, description: 'New words', cost: 'Free' })).toBe(PATH);
});

test('the current address is that of a preview to render', () => {
  expect(findPreview([EVENT], EVENT.id, FILE, TODAY)).toEqual({ kind: 'current', event: EVENT });
});

test('an address with another hash redirects to the current one, so that invented ones are not rendered', () => {
  expect(findPreview([EVENT], EVENT.id, 'preview-00000000.jpg', TODAY)).toEqual({
    kind: 'moved',
    path: PATH,
  });
});

test.each([
  ['an unknown event', 'no-such-event', FILE],
  ['another file', EVENT.id, 'preview.jpg'],
  ['a hash of another length', EVENT.id, 'preview-123.jpg'],
  ['a file in capitals', EVENT.id, FILE.toUpperCase()],
  ['a file in a folder', EVENT.id, `../${FILE}`],
  ['a file with a second extension', EVENT.id, `${FILE}.exe`],
])('a preview of %s is unknown', (_, id, file) => {
  expect(findPreview([EVENT], id, file, TODAY)).toEqual({ kind: 'unknown' });
});
