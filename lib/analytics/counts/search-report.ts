import { OTHER_DETAIL, SEARCH_WORDS_NAME } from './counts-of-event.ts';
import type { PeriodCounts } from './period-counts.ts';
import { formatShare, type ReportRow } from './report-row.ts';

/** Words of fewer searches are hidden from moderators: they could identify a person. */
export const MIN_SEARCHES_SHOWN = 3;
const MOST_WORDS = 20;

/** Searches with and without results. */
type SearchReport = {
  outcomes: ReportRow[];
  /** Searches without results, by their words. */
  words: ReportRow[];
  /** Searches without result whose words are not shown. */
  hidden: number;
};

/** The search section of the visit report. */
export function searchReport(counts: PeriodCounts): SearchReport {
  const total = counts.of('search');
  const nothing = counts.of('search', 'nothing');
  const row = (key: 'found' | 'nothing', label: string) => {
    const count = counts.of('search', key);
    return { key, label, count, more: [formatShare(count, total)] };
  };
  const words = counts
    .details(SEARCH_WORDS_NAME)
    .filter(({ detail, count }) => count >= MIN_SEARCHES_SHOWN && detail !== OTHER_DETAIL)
    .slice(0, MOST_WORDS)
    .map(({ detail, count }) => ({ key: detail, label: `“${detail}”`, count }));
  const shown = words.reduce((sum, { count }) => sum + count, 0);
  return {
    outcomes: total === 0 ? [] : [row('found', 'Found something'), row('nothing', 'Found nothing')],
    words,
    hidden: Math.max(0, nothing - shown),
  };
}
