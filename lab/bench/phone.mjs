// Measures first visits on a throttled phone (4x slower processor, 1.6 Mbit/s, 150 ms, 390x844) beside two pages with the
// same list and images, visited in turn in the same run: the bare page of the framework, and one without a script. Then
// taps on the home page, and Lighthouse where it is asked for. Figures are medians. Absolute times depend on the machine;
// the ratios, bytes and goals are what counts. A goal that is missed does not fail the command.
//   npm run bench:phone [-- --visits 9] [--taps 5] [--lighthouse 0] [--theme light] [--only home]
//     [--tap theme] [--watched 5]
// A part with the number 0 is left out. `--tap` is the one kind of tap, `--watched` the seconds that a visit lasts after it
// has loaded: less than five make a quick look, no figures to compare. BENCH_PORT: the first of the two ports.
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { launch } from '../harness/browser.mjs';
import { startedSite } from '../harness/site.mjs';
import { median, spread } from '../harness/statistics.mjs';
import { barePath, scriptlessPath, startBareApp } from './bare-app.mjs';
import { goalRow, goalSentence, ratioRow } from './goals.mjs';
import { INTERACTION_NAMES, interactionGoals } from './interactions.mjs';
import { installLighthouse, lighthouseGoals } from './lighthouse.mjs';
import { contentsOf, imageFilesOf } from './page-contents.mjs';
import { settled } from './settled.mjs';
import { countingProxy, visitThrottled } from './throttled-visit.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4388);
const KB = 1024;
const GOALS = {
  blockingOverBare: 1.15,
  largestPaintOverScriptless: 1.1,
  scriptsOverEmpty: 1.12,
};
const EVENT_LINKS = 'a[href^="/events/"]';
const pagesOf = (event) => ({
  home: { name: 'home', path: '/', list: EVENT_LINKS, totalKb: 250, htmlKb: 24 },
  'things-to-do': {
    name: 'things to do',
    path: '/things-to-do-in-belize',
    list: EVENT_LINKS,
    totalKb: 230,
  },
  event: { name: 'an event', path: `/events/${event}`, list: 'h2, h3, p, dt, dd', totalKb: 230 },
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: '9' },
      taps: { type: 'string', default: '5' },
      lighthouse: { type: 'string', default: '0' },
      theme: { type: 'string', default: 'light' },
      only: { type: 'string' },
      tap: { type: 'string' },
      watched: { type: 'string', default: '5' },
    },
  });
  for (const name of ['visits', 'taps', 'lighthouse', 'watched'])
    if (!/^\d+$/.test(values[name])) throw new CommandError(`--${name} wants a whole number.`);
  if (!/^(light|dark)$/.test(values.theme)) throw new CommandError('--theme is light or dark.');
  if (values.tap && !INTERACTION_NAMES.includes(values.tap))
    throw new CommandError(`--tap is one of: ${INTERACTION_NAMES.join(', ')}.`);
  const { visits, taps, lighthouse, watched } = values;
  const numbers = { visits, taps, lighthouse, watched };
  return {
    ...values,
    ...Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)])),
  };
}

async function ourPages(url, only) {
  const { events } = await (await fetch(`${url}/api/events`)).json();
  if (events.length === 0) throw new CommandError('The site has no event to show.');
  const pages = Object.entries(pagesOf(events[0][0])).filter(([key]) => !only || key === only);
  if (pages.length === 0) throw new CommandError('--only is home, things-to-do or event.');
  return Object.fromEntries(pages);
}

/** Something that runs with a counter of its bytes in front. */
const withProxy = async (running) => {
  const proxy = await countingProxy(Number(new URL(running.url).port));
  const stop = async () => {
    proxy.stop();
    await running.stop();
  };
  return { ...running, proxy, stop };
};

function rowOf(visits) {
  const of = (key) => visits.map((visit) => visit[key]);
  const middle = (key, unit = 1, digits = 0) => Number((median(of(key)) / unit).toFixed(digits));
  return {
    'first paint ms': middle('firstPaint'),
    'largest paint ms': middle('largestPaint'),
    'min–max': spread(of('largestPaint')),
    'blocking ms': middle('blocking'),
    'min–max ': spread(of('blocking')),
    shift: middle('shift', 1, 4),
    'all KB': middle('bytes', KB, 1),
    'HTML KB': middle('htmlBytes', KB, 1),
    'scripts KB': middle('scriptBytes', KB, 1),
  };
}

/** Visits of our page and of those beside it, in turn. */
async function visitInTurn(browser, ours, bare, key, path, { visits, theme, watched }) {
  const found = { ours: [], bare: [], scriptless: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    found.ours.push(await visitThrottled(browser, ours, path, { theme, watched, scrolls: true }));
    found.bare.push(await visitThrottled(browser, bare, barePath(key), { theme, watched }));
    found.scriptless.push(await visitThrottled(browser, bare, scriptlessPath(key), { theme, watched }));
  }
  return found;
}

function printVisits(name, { ours, bare, scriptless }, { images, blocks }) {
  console.log(`\n${name}: ${blocks.length} entries, ${images.length} pictures; KB are 1024 bytes`);
  console.table({ ours: rowOf(ours), bare: rowOf(bare), scriptless: rowOf(scriptless) });
  const largest = [...new Set(ours.map((visit) => visit.largest))].join(', ');
  const shift = median(ours.map(({ shiftScrolled }) => shiftScrolled)).toFixed(4);
  const shifted = [...new Set(ours.flatMap((visit) => visit.shifted))].slice(0, 8).join(', ');
  console.log(`Our largest paint is ${largest}; shift to the end ${shift}${shifted && `, of ${shifted}`}`);
}

function visitGoals({ name, totalKb, htmlKb }, { ours, bare, scriptless }, emptyScripts) {
  const of = (visits, key) => median(visits.map((visit) => visit[key]));
  const { blockingOverBare, largestPaintOverScriptless, scriptsOverEmpty } = GOALS;
  return [
    ratioRow(`${name}: blocking / bare`, of(ours, 'blocking'), of(bare, 'blocking'), blockingOverBare),
    ratioRow(
      `${name}: largest paint / scriptless`,
      of(ours, 'largestPaint'),
      of(scriptless, 'largestPaint'),
      largestPaintOverScriptless,
    ),
    ratioRow(`${name}: scripts / empty page`, of(ours, 'scriptBytes'), emptyScripts, scriptsOverEmpty),
    goalRow(`${name}: transferred`, of(ours, 'bytes') / KB, { most: totalKb, unit: 'KB' }),
    ...(htmlKb ? [goalRow(`${name}: HTML`, of(ours, 'htmlBytes') / KB, { most: htmlKb, unit: 'KB' })] : []),
  ];
}

/** The contents of our pages by key, and the running pages that have the same. */
async function startBeside(browser, site, pages, { theme, watched }) {
  const contents = {};
  for (const [key, { path, list }] of Object.entries(pages)) {
    const look = (page, requests) => contentsOf(page, requests, list);
    ({ looked: contents[key] } = await visitThrottled(browser, site.proxy, path, {
      theme,
      watched,
      look,
      isTimed: false,
    }));
  }
  const files = await imageFilesOf(site.url, Object.values(contents));
  return { contents, bare: await withProxy(await startBareApp(PORT + 1, contents, files)) };
}

async function comparePages(browser, site, pages, options) {
  const { contents, bare } = await startBeside(browser, site, pages, options);
  const rows = [];
  try {
    const { scriptBytes: emptyScripts } = await visitThrottled(browser, bare.proxy, '/', {
      watched: options.watched,
      isTimed: false,
    });
    for (const [key, page] of Object.entries(pages)) {
      // Compressed and kept by the front, as our page is by now.
      for (const path of [barePath(key), scriptlessPath(key)])
        await fetch(bare.url + path, { headers: { 'Accept-Encoding': 'br' } });
      if (options.visits > 0) {
        const visits = await visitInTurn(browser, site.proxy, bare.proxy, key, page.path, options);
        printVisits(page.name, visits, contents[key]);
        rows.push(...visitGoals(page, visits, emptyScripts));
      }
      if (options.lighthouse > 0)
        rows.push(
          ...lighthouseGoals(
            page.name,
            { ours: site.url + page.path, bare: bare.url + barePath(key) },
            options,
          ),
        );
    }
  } finally {
    await bare.stop();
  }
  return rows;
}

// The hero's image is drawn by lot whenever the page is rendered: here it is the same in each visit.
const SAME_LOT = `--import=${new URL('./same-lot.mjs', import.meta.url).href}`;

await runCommand(
  async () => {
    const options = readOptions();
    const site = await withProxy(
      await settled(await startedSite({ NODE_OPTIONS: SAME_LOT }, { port: PORT })),
    );
    let browser;
    try {
      if (options.lighthouse > 0) installLighthouse();
      browser = await launch();
      const pages = await ourPages(site.url, options.only);
      console.log('All pages are sent by the same front, compressed with Brotli where a browser takes it.');
      const rows = [];
      if (options.visits > 0 || options.lighthouse > 0)
        rows.push(...(await comparePages(browser, site, pages, options)));
      if (options.taps > 0) rows.push(...(await interactionGoals(browser, site.url, options)));
      console.log(`\nMedians of ${options.visits} visits, ${options.taps} taps, ${options.lighthouse} runs`);
      console.table(rows);
      console.log(goalSentence(rows));
    } finally {
      await browser?.close();
      await site.stop();
    }
  },
  { outcome: 'The benchmark was not finished.' },
);
