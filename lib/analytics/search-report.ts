import type { CountBook } from './counts/count-book.ts';
import { OTHER_DETAIL, WORDS_NAME } from './counts/counts-of-event.ts';
import { formatShare, type ReportRow } from './counts/report-row.ts';

/** Words that fewer searches had are shown to nobody: they could be about one person. */
export const FEWEST_SEARCHES = 3;
const MOST_WORDS = 20;

/** What people searched for, and what they missed. */
type SearchReport = {
  outcomes: ReportRow[];
  /** Searches that found nothing, by their words. */
  words: ReportRow[];
  /** Searches without result whose words are not shown. */
  hidden: number;
};

export function searchReport(book: CountBook): SearchReport {
  const total = book.of('search');
  const nothing = book.of('search', 'nothing');
  const row = (key: 'found' | 'nothing', label: string) => {
    const count = book.of('search', key);
    return { key, label, count, more: [formatShare(count, total)] };
  };
  const words = book
    .details(WORDS_NAME)
    .filter(({ detail, count }) => count >= FEWEST_SEARCHES && detail !== OTHER_DETAIL)
    .slice(0, MOST_WORDS)
    .map(({ detail, count }) => ({ key: detail, label: `“${detail}”`, count }));
  const shown = words.reduce((sum, { count }) => sum + count, 0);
  return {
    outcomes: total === 0 ? [] : [row('found', 'Found something'), row('nothing', 'Found nothing')],
    words,
    hidden: Math.max(0, nothing - shown),
  };
}
