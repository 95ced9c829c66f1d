// Measures first visits on a throttled phone (4x slower processor, 1.6 Mbit/s, 150 ms, 390x844) beside three pages, visited
// in turn in the same run: the bare page of the framework and one without a script, both with the same list and images, and
// our own page without its scripts. Beside these, visits that nobody touches, of which every byte is counted, the first
// press on such a page, taps on the home page, and Lighthouse where it is asked for. Figures are medians. Absolute times
// depend on the machine; the ratios, bytes and goals are what counts. A goal that is missed does not fail the command.
//   npm run bench:phone [-- --visits 9] [--presses 9] [--taps 5] [--lighthouse 0] [--theme light] [--only home]
//     [--tap theme] [--watched 5]
// A part with the number 0 is left out. `--tap` is the one kind of tap, `--watched` the seconds that a visit lasts after it
// has loaded, an untouched one six times as long: less than five make a quick look, no figures to compare. BENCH_PORT: the
// first of the two ports.
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { currentBuild } from '../../worker/builds/current-build.ts';
import { launch } from '../harness/browser.mjs';
import { startedSite } from '../harness/site.mjs';
import { median, spread } from '../harness/statistics.mjs';
import { barePath, ownPath, scriptlessPath, startBareApp } from './bare-app.mjs';
import { openDevtools } from './devtools.mjs';
import { comparePresses } from './first-press.mjs';
import { goalSentence } from './goals.mjs';
import { INTERACTION_NAMES, interactionGoals } from './interactions.mjs';
import { installLighthouse, lighthouseGoals } from './lighthouse.mjs';
import { contentsOf, filePathsOf, filesOf } from './page-contents.mjs';
import { overOwn, pagesOf, visitGoals } from './phone-goals.mjs';
import { settled } from './settled.mjs';
import { countingProxy, visitThrottled } from './throttled-visit.mjs';
import { printUntouched, visitUntouched } from './untouched-visit.mjs';
import { inlineStyleBytes, withoutScripts } from './without-scripts.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4388);
const KB = 1024;
/** The pages beside ours, and where they are. */
const BESIDE = { bare: barePath, scriptless: scriptlessPath, own: ownPath };

function readOptions() {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: '9' },
      presses: { type: 'string', default: '9' },
      taps: { type: 'string', default: '5' },
      lighthouse: { type: 'string', default: '0' },
      theme: { type: 'string', default: 'light' },
      only: { type: 'string' },
      tap: { type: 'string' },
      watched: { type: 'string', default: '5' },
    },
  });
  for (const name of ['visits', 'presses', 'taps', 'lighthouse', 'watched'])
    if (!/^\d+$/.test(values[name])) throw new CommandError(`--${name} wants a whole number.`);
  if (!/^(light|dark)$/.test(values.theme)) throw new CommandError('--theme is light or dark.');
  if (values.tap && !INTERACTION_NAMES.includes(values.tap))
    throw new CommandError(`--tap is one of: ${INTERACTION_NAMES.join(', ')}.`);
  const { visits, presses, taps, lighthouse, watched } = values;
  const numbers = { visits, presses, taps, lighthouse, watched };
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
    'styles KB': middle('styleBytes', KB, 1),
  };
}

/** Visits of our page, of those beside it, and of ours without a touch, in turn. */
async function visitInTurn({ browser, devtools, ours, bare }, key, path, options) {
  const { visits, theme, watched } = options;
  const found = { ours: [], bare: [], scriptless: [], own: [], untouched: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    found.ours.push(await visitThrottled(browser, ours, path, { theme, watched, scrolls: true }));
    for (const [name, pathOf] of Object.entries(BESIDE))
      found[name].push(await visitThrottled(browser, bare, pathOf(key), { theme, watched }));
    found.untouched.push(await visitUntouched(devtools, ours, path, { theme, watched }));
  }
  return found;
}

function printVisits(name, visits, { images, blocks }) {
  const { ours, bare, scriptless, own, untouched } = visits;
  console.log(`\n${name}: ${blocks.length} entries, ${images.length} pictures; KB are 1024 bytes`);
  const rows = { ours, bare, scriptless, 'ours without scripts': own };
  console.table(Object.fromEntries(Object.entries(rows).map(([row, found]) => [row, rowOf(found)])));
  const largestOf = (found) => [...new Set(found.map((visit) => visit.largest))].join(', ');
  const shift = median(ours.map(({ shiftScrolled }) => shiftScrolled)).toFixed(4);
  const shifted = [...new Set(ours.flatMap((visit) => visit.shifted))].slice(0, 8).join(', ');
  console.log(
    `Our largest paint is ${largestOf(ours)}; shift to the end ${shift}${shifted && `, of ${shifted}`}`,
  );
  console.log(
    `It takes ${overOwn(visits).toFixed(2)} times as long as without scripts, where it is ${largestOf(own)}`,
  );
  printUntouched(untouched);
}

/** The contents of our pages by key, the styles in their HTML, and the running pages that have the same. */
async function startBeside(browser, site, pages, { theme, watched }) {
  const contents = {};
  const html = {};
  const paths = [];
  for (const [key, { path, list }] of Object.entries(pages)) {
    const look = async (page, requests) => {
      paths.push(...filePathsOf(page.url(), requests));
      return contentsOf(page, requests, list);
    };
    ({ looked: contents[key] } = await visitThrottled(browser, site.proxy, path, {
      theme,
      watched,
      look,
      isTimed: false,
    }));
    html[key] = withoutScripts(await (await fetch(site.url + path)).text());
  }
  const images = Object.values(contents).flatMap((one) => one.images.map(({ path }) => path));
  const files = await filesOf(site.url, [...paths, ...images]);
  const own = { html, folder: currentBuild(process.cwd()) };
  return { contents, html, bare: await withProxy(await startBareApp(PORT + 1, contents, files, own)) };
}

async function comparePages(browser, devtools, site, pages, options) {
  const { contents, html, bare } = await startBeside(browser, site, pages, options);
  const rows = [];
  try {
    const { scriptBytes: emptyScripts } = await visitThrottled(browser, bare.proxy, '/', {
      watched: options.watched,
      isTimed: false,
    });
    for (const [key, page] of Object.entries(pages)) {
      // Compressed and kept by the front, as our page is by now.
      for (const pathOf of Object.values(BESIDE))
        await fetch(bare.url + pathOf(key), { headers: { 'Accept-Encoding': 'br' } });
      if (options.visits > 0) {
        const servers = { browser, devtools, ours: site.proxy, bare: bare.proxy };
        const visits = await visitInTurn(servers, key, page.path, options);
        for (const visit of visits.ours) visit.styleBytes += inlineStyleBytes(html[key]);
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
    let devtools;
    try {
      if (options.lighthouse > 0) installLighthouse();
      browser = await launch();
      devtools = await openDevtools();
      const pages = await ourPages(site.url, options.only);
      console.log('All pages are sent by the same front, compressed with Brotli where a browser takes it.');
      const rows = [];
      if (options.visits > 0 || options.lighthouse > 0)
        rows.push(...(await comparePages(browser, devtools, site, pages, options)));
      if (options.presses > 0) await comparePresses(devtools, site.proxy.url, pages, options);
      if (options.taps > 0) rows.push(...(await interactionGoals(browser, site.url, options)));
      const { visits, presses, taps, lighthouse } = options;
      console.log(`\nMedians of ${visits} visits, ${presses} presses, ${taps} taps, ${lighthouse} runs`);
      console.table(rows);
      console.log(goalSentence(rows));
    } finally {
      await devtools?.close();
      await browser?.close();
      await site.stop();
    }
  },
  { outcome: 'The benchmark was not finished.' },
);
