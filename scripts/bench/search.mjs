// Measures milliseconds from a keystroke in the search field to the paint of its result: 10,000 events, a phone's
// processor (4x slowdown). For comparison, in the same run, a hand-written page without a framework.
//   npm run bench:search [-- queries]
import { launch, median, newVisitor, serveTexts, startSite } from './browser.mjs';
import { largeSheet } from './large-sheet.mjs';

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
const QUERIES = ALL_QUERIES.slice(0, Number(process.argv[2] ?? ALL_QUERIES.length));

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

/** Types the queries letter by letter; resolves to the median and the worst time to paint, in milliseconds. */
async function measure(browser, address, ready) {
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
  for (const query of QUERIES) {
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
  const times = [...byStroke.values(), ...Array(Math.max(0, strokes - byStroke.size)).fill(16)];
  return { strokes, median: median(times), worst: Math.max(...times) };
}

const day = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
const sheet = await serveTexts({ '/sheet.csv': { type: 'text/csv', body: largeSheet(EVENTS, day) } });
const site = await startSite(4391, { EVENTS_CSV_URL: `${sheet.url}/sheet.csv` });
const index = await fetch(`${site.url}/api/events`).then((response) => response.text());
const plain = await serveTexts({
  '/': { type: 'text/html', body: HAND_WRITTEN },
  '/index.json': { type: 'application/json', body: index },
});
const browser = await launch();
try {
  console.log(`${EVENTS} events, ${SLOWDOWN}x slowdown, index ${(index.length / 1024).toFixed(0)} KiB`);
  const rows = {
    'hand-written page': await measure(browser, plain.url, (page) =>
      page.waitForFunction(() => document.title === 'ready'),
    ),
    'things to do': await measure(browser, `${site.url}/things-to-do-in-belize`, (page) =>
      page.waitForTimeout(2_500),
    ),
    home: await measure(browser, site.url, (page) => page.waitForTimeout(2_500)),
  };
  console.table(rows);
} finally {
  await browser.close();
  site.stop();
  sheet.close();
  plain.close();
}
