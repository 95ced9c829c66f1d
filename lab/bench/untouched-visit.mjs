// What crosses the wire on a first visit that nobody touches, whoever asked for it.
import { setTimeout as pause } from 'node:timers/promises';
import { median, spread } from '../harness/statistics.mjs';
import { openPhonePage } from './phone-page.mjs';
import { wireBytes } from './wire-bytes.mjs';

const KB = 1024;
const MS_PER_SECOND = 1_000;

/** An untouched visit is counted once as long after it has loaded as others are watched, and once after all that follows. */
const LONGER = 6;

/**
 * Visits a page and only waits.
 * @param {number} watched Seconds from its load until the first count; the second one is after six times as long.
 * @returns {Promise<{ seconds: number, wire: Record<string, number>, front: number }[]>} Bytes at each of the two: `wire`
 *   by who asked for them, and of `all`; `front` as the counter in front of the server has sent them off.
 */
export async function visitUntouched(devtools, proxy, path, { theme, watched }) {
  const page = await openPhonePage(devtools, theme);
  try {
    const before = proxy.bytes();
    await page.load(proxy.url + path);
    const counts = [];
    let waited = 0;
    for (const seconds of [watched, watched * LONGER]) {
      await pause((seconds - waited) * MS_PER_SECOND);
      waited = seconds;
      counts.push({ seconds, wire: wireBytes(page.requests()), front: proxy.bytes() - before });
    }
    return counts;
  } finally {
    await page.close();
  }
}

/** The KB of all that some visits cost until the first count, or the second. */
export const untouchedKb = (visits, which) => median(visits.map((counts) => counts[which].wire.all)) / KB;

/** Prints the KB of some visits of a page, who asked for them, and what the counter in front says. */
export function printUntouched(visits) {
  const kb = (counts, of) => counts.map((count) => (of(count) ?? 0) / KB);
  const rows = visits[0].map(({ seconds }, which) => {
    const counts = visits.map((visit) => visit[which]);
    const askers = [...new Set(counts.flatMap(({ wire }) => Object.keys(wire)))];
    const columns = askers.map((asker) => [`${asker} KB`, kb(counts, ({ wire }) => wire[asker])]);
    const all = kb(counts, ({ wire }) => wire.all);
    const front = kb(counts, (count) => count.front);
    return [
      `until ${seconds} s${which === 0 ? '' : ', then'}`,
      {
        ...Object.fromEntries(columns.map(([name, values]) => [name, Number(median(values).toFixed(1))])),
        'min–max': spread(all),
        'sent by the front KB': Number(median(front).toFixed(1)),
      },
    ];
  });
  console.log('Untouched, all that crosses the wire after it has loaded, by who asked for it:');
  console.table(Object.fromEntries(rows));
}
