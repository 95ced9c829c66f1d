import { placeBySlug } from '#lib/places/places';
import type { CountBook } from './count-book.ts';
import { type CountName, OTHER_DETAIL } from './counts-of-event.ts';
import { formatCount, formatShare, type ReportRow } from './report-row.ts';

/** Lines of a list that could be long. */
const MOST_ROWS = 10;

type Names = Readonly<Record<string, string>>;

const VIEWS: Names = {
  home: 'Home',
  'things-to-do': 'Things to do',
  event: 'Pages of events',
  'submit-event': 'Submit an event',
  advertise: 'Advertise',
  other: 'Other pages',
};
const WAYS: Names = {
  copy: 'link copied',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  system: 'the phone’s own menu',
  qr: 'QR code',
};
const VOICE_WAYS: Names = { typed: 'Typed', spoken: 'Spoken', live: 'Live conversation' };

/** A name's details as lines, the most frequent first, each with its share of all of them. */
function rowsOf(book: CountBook, name: CountName, label: (detail: string) => string): ReportRow[] {
  const total = book.of(name);
  return book.details(name).map(({ detail, count }) => ({
    key: detail,
    label: detail === OTHER_DETAIL ? 'All others' : label(detail),
    count,
    more: [formatShare(count, total)],
  }));
}

export const viewRows = (book: CountBook) => rowsOf(book, 'page_view', (view) => VIEWS[view] ?? view);

/** Which events were looked at most; `known` are the events that are listed now. */
export function eventRows(book: CountBook, known: ReadonlyMap<string, string>): ReportRow[] {
  const rows = rowsOf(book, 'event_view', (id) => known.get(id) ?? `${id} (no longer listed)`);
  return rows
    .slice(0, MOST_ROWS)
    .map((row) => (known.has(row.key) ? { ...row, href: `/events/${row.key}` } : row));
}

export const shareRows = (book: CountBook) =>
  rowsOf(book, 'share', (detail) => {
    const [what, way = ''] = detail.split('/');
    return `${what === 'event' ? 'An event' : 'The guide'}: ${WAYS[way] ?? way}`;
  });

/** How far down pages were read, of all page views. */
export function scrollRows(book: CountBook): ReportRow[] {
  const views = book.of('page_view');
  if (book.of('scroll_depth') === 0) return [];
  return ['25', '50', '75', '100'].map((percent) => {
    const count = book.of('scroll_depth', percent);
    return {
      key: percent,
      label: percent === '100' ? 'To the end' : `At least ${percent} % of the page`,
      count,
      more: [formatShare(Math.min(count, views), views)],
    };
  });
}

/** How many visits lasted at least so long, as far as anybody stayed. */
export function durationRows(book: CountBook): ReportRow[] {
  const visits = book.of('landing');
  return book
    .details('session_duration')
    .sort((a, b) => Number(a.detail) - Number(b.detail))
    .slice(0, MOST_ROWS)
    .map(({ detail, count }) => ({
      key: detail,
      label: `${detail} minutes or more`,
      count,
      more: [formatShare(Math.min(count, visits), visits)],
    }));
}

export const errorRows = (book: CountBook) =>
  rowsOf(book, 'script_error', (detail) =>
    detail.replace(' ', ' in ').replace('in unknown', 'in an unknown place'),
  ).slice(0, MOST_ROWS);

/** Behind the name of an experiment where somebody then did what it is about. */
const USED = '-used';

/** How many visits saw which variant of what is being tried out, and how many of them used it. */
export function experimentRows(book: CountBook): ReportRow[] {
  return rowsOf(book, 'ab_assignment', (detail) => detail.replace('/', ': '))
    .filter(({ key }) => !key.includes(`${USED}/`))
    .map((row) => {
      const used = book.of('ab_assignment', row.key.replace('/', `${USED}/`));
      return { ...row, more: [formatCount(used), formatShare(used, row.count)] };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

export const weatherRows = (book: CountBook) =>
  rowsOf(book, 'weather_check', (tab) => (tab === 'current' ? 'Weather now' : 'Forecast'));

export const locationRows = (book: CountBook) =>
  rowsOf(book, 'location_place', (slug) =>
    slug === 'all' ? 'Outside Belize, or unsure' : (placeBySlug(slug)?.name ?? slug),
  ).slice(0, MOST_ROWS);

export const voiceRows = (book: CountBook) =>
  rowsOf(book, 'voice_response', (detail) => {
    const [way = '', outcome] = detail.split('/');
    return `${VOICE_WAYS[way] ?? way}: ${outcome === 'found' ? 'found something' : 'found nothing'}`;
  });

export const themeRows = (book: CountBook) =>
  rowsOf(book, 'dark_mode_toggle', (theme) => (theme === 'dark' ? 'Switched to dark' : 'Switched to light'));
