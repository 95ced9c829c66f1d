// What a page on a throttled phone may cost, and what was found beside it. KB are 1024 bytes.
import { median } from '../harness/statistics.mjs';
import { goalRow, ratioRow } from './goals.mjs';
import { untouchedKb } from './untouched-visit.mjs';

const KB = 1024;
const EVENT_LINKS = 'a[href^="/events/"]';
const GOALS = {
  blockingOverBare: 1.15,
  largestPaintOverScriptless: 1.1,
  scriptsOverEmpty: 1.12,
};

/** The pages that are visited, `list` are the elements of which the pages beside them are made, the rest are goals. */
export const pagesOf = (event) => ({
  home: {
    name: 'home',
    path: '/',
    list: EVENT_LINKS,
    ...GOALS,
    totalKb: 250,
    htmlKb: 24,
    untouchedKb: [290, 320],
  },
  'things-to-do': {
    name: 'things to do',
    path: '/things-to-do-in-belize',
    list: EVENT_LINKS,
    ...GOALS,
    totalKb: 230,
    untouchedKb: [270, 300],
  },
  event: {
    name: 'an event',
    path: `/events/${event}`,
    list: 'h2, h3, p, dt, dd',
    ...GOALS,
    blockingOverBare: 0.5,
    largestPaintOverOwn: 1.05,
    totalKb: 230,
    styleKb: 18,
    untouchedKb: [95, 110],
  },
});

const of = (visits, key) => median(visits.map((visit) => visit[key]));

/** How many times as long as that of our own page without scripts our largest paint takes. */
export const overOwn = ({ ours, own }) => of(ours, 'largestPaint') / of(own, 'largestPaint');

/** The rows of the goals of a page that was visited in turn with those beside it. A page without one of them has no row of it. */
export function visitGoals(page, visits, emptyScripts) {
  const { ours, bare, scriptless, own, untouched } = visits;
  const kbRow = (what, value, most) =>
    most === undefined ? [] : [goalRow(`${page.name}: ${what}`, value, { most, unit: 'KB' })];
  const ratio = (what, key, beside, most) =>
    most === undefined ? [] : [ratioRow(`${page.name}: ${what}`, of(ours, key), of(beside, key), most)];
  return [
    ...ratio('blocking / bare', 'blocking', bare, page.blockingOverBare),
    ...ratio('largest paint / scriptless', 'largestPaint', scriptless, page.largestPaintOverScriptless),
    ...ratio('largest paint / our own without scripts', 'largestPaint', own, page.largestPaintOverOwn),
    ratioRow(
      `${page.name}: scripts / empty page`,
      of(ours, 'scriptBytes'),
      emptyScripts,
      page.scriptsOverEmpty,
    ),
    ...kbRow('transferred', of(ours, 'bytes') / KB, page.totalKb),
    ...kbRow('HTML', of(ours, 'htmlBytes') / KB, page.htmlKb),
    ...kbRow('styles before the first paint', of(ours, 'styleBytes') / KB, page.styleKb),
    ...untouched[0].flatMap(({ seconds }, which) =>
      kbRow(`untouched until ${seconds} s`, untouchedKb(untouched, which), page.untouchedKb[which]),
    ),
  ];
}
