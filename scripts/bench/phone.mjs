// Measures a first visit on a throttled phone: 4x slower processor, 1.6 Mbit/s, 150 ms latency, 390x844 at a pixel ratio
// of 2.6. Paints, layout shift (the first 6 s, and a scroll to the end), total blocking time and bytes.
//   npm run bench:phone [-- runs [theme]]
import { launch, median, newVisitor, startSite } from './browser.mjs';

const RUNS = Number(process.argv[2] ?? 5);
const THEMES = process.argv[3] ? [process.argv[3]] : ['light', 'dark'];
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const SETTLED_MS = 6_000;

/** Runs in the page before its scripts: records paints, shifts and long tasks. */
function observe() {
  globalThis.metrics = { lcp: 0, lcpOf: '', cls: 0, fcp: 0, long: [] };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    metrics.lcp = entry.startTime;
    metrics.lcpOf = entry.url ? new URL(entry.url).pathname : (entry.element?.tagName ?? '');
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    metrics.cls += entry.value;
    metrics.shifted ??= [];
    metrics.shifted.push(...entry.sources.map(({ node }) => node?.className || node?.nodeName || '?'));
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.fcp = entry.startTime;
  });
  watch('longtask', ({ startTime, duration }) => metrics.long.push({ startTime, duration }));
}

async function visit(browser, address, colorScheme) {
  const context = await newVisitor(browser, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    colorScheme,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  const first = await page.evaluate(() => globalThis.metrics);
  const firstBytes = bytes;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });
  const whole = await page.evaluate(() => globalThis.metrics);
  await context.close();
  const blocking = first.long
    .filter(({ startTime }) => startTime >= first.fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return {
    fcp: first.fcp,
    lcp: first.lcp,
    lcpOf: first.lcpOf,
    cls: first.cls,
    clsScrolled: whole.cls,
    shifted: whole.shifted ?? [],
    tbt: blocking,
    kb: firstBytes / 1000,
  };
}

const site = await startSite(4394);
const browser = await launch();
try {
  const [[event]] = (await fetch(`${site.url}/api/events`).then((response) => response.json())).events;
  const rows = {};
  for (const [name, path] of [
    ['home', '/'],
    ['things to do', '/things-to-do-in-belize'],
    ['an event', `/events/${event}`],
  ])
    for (const theme of THEMES) {
      const visits = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, site.url + path, theme));
      const medianOf = (key, digits = 0) =>
        Number(median(visits.map((visitResult) => visitResult[key])).toFixed(digits));
      rows[`${name}, ${theme}`] = {
        'first paint ms': medianOf('fcp'),
        'largest paint ms': medianOf('lcp'),
        'largest is': visits[0].lcpOf,
        'shift at first': medianOf('cls', 4),
        'shift to the end': medianOf('clsScrolled', 4),
        'blocking ms': medianOf('tbt'),
        kB: medianOf('kb', 1),
      };
      const shifted = new Set(visits.flatMap((visitResult) => visitResult.shifted));
      if (shifted.size > 0) console.log(`${name}, ${theme} moved:`, [...shifted].slice(0, 8));
    }
  console.log(`Medians of ${RUNS} visits`);
  console.table(rows);
} finally {
  await browser.close();
  site.stop();
}
