// Measures milliseconds from a keystroke in the search field to the paint of its result: 10,000 events, a phone's
// processor (4x slowdown), beside a hand-written page without a framework, in turn. The strokes of all rounds are pooled;
// the goals are the median of the hand-written page, and 1.25 times its worst stroke.
//   npm run bench:search [-- --rounds 5] [--queries 6]
// BENCH_EVENTS: how many events.
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { launch, newVisitor } from '../harness/browser.mjs';
import { largeSheet, todayInBelize } from '../harness/large-sheet.mjs';
import { startedSite } from '../harness/site.mjs';
import { median } from '../harness/statistics.mjs';
import { goalSentence, ratioRow } from './goals.mjs';
import { serveTexts } from './serve-texts.mjs';
import { settled } from './settled.mjs';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 10_000);
const SLOWDOWN = 4;
const ALL_QUERIES = [
  'drumming',
  'hopkins free',
  'carnival parade',
  'market 77',
  'drumimng',
  'concert dangriga paid',
];
const GOALS = { median: 1, worst: 1.25 };

const HAND_WRITTEN = `<!doctype html><meta charset="utf-8"><title>Hand-written</title>
<style>li{border:1px solid #ccc;margin:8px;padding:8px}</style>
<input type="search" aria-label="Search events"><p role="status"></p><ul></ul>
<script>
fetch('/index.json').then(r => r.json()).then(({ cities, events }) => {
  const fold = t => t.normalize('NFD').replace(/\\p{M}+/gu, '').toLowerCase();
  const texts = events.map(e => fold([e[1], e[4], cities[e[5]][0], e[6], e[7]].join(' ')));
  const escape = t => t.replace(/[&<>"]/g, c => '&#' + c.charCodeAt(0) + ';');
  const list = document.querySelector('ul'), status = document.querySelector('p');
  document.querySelector('input').oninput = ({ target }) => {
    const words = fold(target.value).split(/\\s+/).filter(Boolean);
    const found = events.filter((_, i) => words.every(w => texts[i].includes(w)));
    status.textContent = found.length + ' events';
    list.innerHTML = found.slice(0, 24).map(e => '<li><a href="/events/' + e[0] + '"><time>' + e[2] + '</time><h3>' +
      escape(e[1]) + '</h3><p>' + escape(e[3] || '') + '</p><p>' + escape(e[4]) + ', ' + escape(cities[e[5]][0]) + '</p></a></li>').join('');
  };
  document.title = 'ready';
});
</script>`;

/** Types the queries letter by letter; resolves to the milliseconds of each stroke until its result was painted. */
async function measure(browser, address, ready, queries) {
  const context = await newVisitor(browser, {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  const field = page.getByLabel('Search events').last();
  await field.focus();
  await ready(page);
  await page.evaluate(() => {
    window.strokes = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.interactionId) window.strokes.push([entry.interactionId, entry.duration]);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let strokes = 0;
  for (const query of queries) {
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      strokes += 1;
      await page.waitForTimeout(150);
    }
    // Not measured: visitors do not empty the field in one step.
    await field.fill('');
    await page.waitForTimeout(400);
  }
  await page.waitForTimeout(500);
  const reported = await page.evaluate(() => window.strokes);
  await context.close();
  const byStroke = new Map();
  for (const [id, duration] of reported) byStroke.set(id, Math.max(duration, byStroke.get(id) ?? 0));
  // Browsers do not report strokes below the threshold of 16 ms; they count as 16.
  return [...byStroke.values(), ...Array(Math.max(0, strokes - byStroke.size)).fill(16)];
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      queries: { type: 'string', default: String(ALL_QUERIES.length) },
    },
  });
  for (const [name, value] of Object.entries(values))
    if (!/^[1-9]\d*$/.test(value)) throw new CommandError(`--${name} wants a whole number from 1 on.`);
  return { rounds: Number(values.rounds), queries: ALL_QUERIES.slice(0, Number(values.queries)) };
}

const byTitle = (page) => page.waitForFunction(() => document.title === 'ready');
const afterStartup = (page) => page.waitForTimeout(2_500);

/** All strokes of some rounds, by page. */
async function measureInTurn(browser, site, plain, { rounds, queries }) {
  const pages = {
    'hand-written page': [plain.url, byTitle],
    'things to do': [`${site.url}/things-to-do-in-belize`, afterStartup],
    home: [site.url, afterStartup],
  };
  const found = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, [address, ready]] of Object.entries(pages))
      found[name].push(...(await measure(browser, address, ready, queries)));
  return found;
}

function print(found) {
  const { 'hand-written page': plain, ...ours } = found;
  console.table(
    Object.fromEntries(
      Object.entries(found).map(([name, times]) => [
        name,
        { strokes: times.length, 'median ms': median(times), 'worst ms': Math.max(...times) },
      ]),
    ),
  );
  const rows = Object.entries(ours).flatMap(([name, times]) => [
    ratioRow(`${name}: median / hand-written`, median(times), median(plain), GOALS.median),
    ratioRow(`${name}: worst / hand-written`, Math.max(...times), Math.max(...plain), GOALS.worst),
  ]);
  console.table(rows);
  console.log(goalSentence(rows));
}

await runCommand(
  async () => {
    const options = readOptions();
    const running = [];
    let browser;
    try {
      const csv = largeSheet(EVENTS, todayInBelize());
      const sheet = await serveTexts({ '/sheet.csv': { type: 'text/csv', body: csv } });
      running.push(sheet.close);
      const site = await settled(
        await startedSite({ EVENTS_CSV_URL: `${sheet.url}/sheet.csv` }, { port: 4391 }),
      );
      running.push(site.stop);
      browser = await launch();
      const index = await fetch(`${site.url}/api/events`).then((response) => response.text());
      const plain = await serveTexts({
        '/': { type: 'text/html', body: HAND_WRITTEN },
        '/index.json': { type: 'application/json', body: index },
      });
      running.push(plain.close);
      const size = (index.length / 1024).toFixed(0);
      console.log(`${EVENTS} events, ${SLOWDOWN}x slowdown, index ${size} KiB, ${options.rounds} rounds`);
      print(await measureInTurn(browser, site, plain, options));
    } finally {
      await browser?.close();
      for (const stop of running) await stop();
    }
  },
  { outcome: 'The benchmark was not finished.' },
);
