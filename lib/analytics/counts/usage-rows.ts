import { placeBySlug } from '#lib/places/places';
import { type CountName, OTHER_DETAIL } from './counts-of-event.ts';
import type { PeriodCounts } from './period-counts.ts';
import { formatCount, formatShare, type ReportRow } from './report-row.ts';

/** Rows of lists that could be long. */
const MAX_ROWS = 10;

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

/** One row per detail of a name, most frequent first, with its share of the total. */
function rowsOf(counts: PeriodCounts, name: CountName, label: (detail: string) => string): ReportRow[] {
  const total = counts.of(name);
  return counts.details(name).map(({ detail, count }) => ({
    key: detail,
    label: detail === OTHER_DETAIL ? 'All others' : label(detail),
    count,
    more: [formatShare(count, total)],
  }));
}

export const viewRows = (counts: PeriodCounts) => rowsOf(counts, 'page_view', (view) => VIEWS[view] ?? view);

/** The most viewed events; `known` maps ids of currently listed events to their titles. */
export function eventRows(counts: PeriodCounts, known: ReadonlyMap<string, string>): ReportRow[] {
  const rows = rowsOf(counts, 'event_view', (id) => known.get(id) ?? `${id} (no longer listed)`);
  return rows
    .slice(0, MAX_ROWS)
    .map((row) => (known.has(row.key) ? { ...row, href: `/events/${row.key}` } : row));
}

export const shareRows = (counts: PeriodCounts) =>
  rowsOf(counts, 'share', (detail) => {
    const [what, way = ''] = detail.split('/');
    return `${what === 'event' ? 'An event' : 'The guide'}: ${WAYS[way] ?? way}`;
  });

/** Scroll depths, with their share of page views. */
export function scrollRows(counts: PeriodCounts): ReportRow[] {
  const views = counts.of('page_view');
  if (counts.of('scroll_depth') === 0) return [];
  return ['25', '50', '75', '100'].map((percent) => {
    const count = counts.of('scroll_depth', percent);
    return {
      key: percent,
      label: percent === '100' ? 'To the end' : `At least ${percent}% of the page`,
      count,
      more: [formatShare(Math.min(count, views), views)],
    };
  });
}

/** How many visits lasted at least 5, 10, 15 … minutes, with their share of visits. */
export function durationRows(counts: PeriodCounts): ReportRow[] {
  const visits = counts.of('landing');
  return counts
    .details('session_duration')
    .sort((a, b) => Number(a.detail) - Number(b.detail))
    .slice(0, MAX_ROWS)
    .map(({ detail, count }) => ({
      key: detail,
      label: `${detail} minutes or more`,
      count,
      more: [formatShare(Math.min(count, visits), visits)],
    }));
}

export const errorRows = (counts: PeriodCounts) =>
  rowsOf(counts, 'script_error', (detail) =>
    detail.replace(' ', ' in ').replace('in unknown', 'in an unknown place'),
  ).slice(0, MAX_ROWS);

/** Suffix of an experiment's name for conversions. */
const USED = '-used';

/** Exposures and conversions per variant of each experiment. */
export function experimentRows(counts: PeriodCounts): ReportRow[] {
  return rowsOf(counts, 'ab_assignment', (detail) => detail.replace('/', ': '))
    .filter(({ key }) => !key.includes(`${USED}/`))
    .map((row) => {
      const used = counts.of('ab_assignment', row.key.replace('/', `${USED}/`));
      return { ...row, more: [formatCount(used), formatShare(used, row.count)] };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

export const weatherRows = (counts: PeriodCounts) =>
  rowsOf(counts, 'weather_check', (tab) => (tab === 'current' ? 'Weather now' : 'Forecast'));

export const locationRows = (counts: PeriodCounts) =>
  rowsOf(counts, 'location_place', (slug) =>
    slug === 'all' ? 'Outside Belize, or unsure' : (placeBySlug(slug)?.name ?? slug),
  ).slice(0, MAX_ROWS);

export const voiceRows = (counts: PeriodCounts) =>
  rowsOf(counts, 'voice_response', (detail) => {
    const [way = '', outcome] = detail.split('/');
    return `${VOICE_WAYS[way] ?? way}: ${outcome === 'found' ? 'found something' : 'found nothing'}`;
  });

export const themeRows = (counts: PeriodCounts) =>
  rowsOf(counts, 'dark_mode_toggle', (theme) =>
    theme === 'dark' ? 'Switched to dark' : 'Switched to light',
  );
