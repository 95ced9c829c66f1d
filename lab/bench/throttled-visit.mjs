// A first visit of a page with the processor and the network of a phone, and what it costs.
import { connect, createServer } from 'node:net';
import { newVisitor } from '../harness/browser.mjs';

export const SLOWDOWN = 4;
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const LOAD_MS = 60_000;
const MS_PER_SECOND = 1_000;
/** How long a page is watched after it has loaded, where nothing else is asked for. */
const WATCHED_SECONDS = 5;
/** A task blocks for as long as it takes beyond this; by the definition of total blocking time. */
const BLOCKING_MS = 50;

/** A phone of 390×844 CSS pixels. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};

/** Slows a page's processor down as much as the benchmarks of phones do. */
export const slowDown = (session) => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/** Ends that: Chromium slows a page down by work of its own, which what is not timed need not wait for. */
const fullSpeed = (session) => session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

/**
 * Passes connections on to a port and counts all bytes that come back, headers and the service worker's requests
 * included, which Chromium reports for no page.
 * @param {number} target
 */
export async function countingProxy(target) {
  let bytes = 0;
  const sockets = new Set();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    upstream.on('data', (chunk) => {
      bytes += chunk.length;
    });
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // A browser that leaves resets its connections.
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    bytes: () => bytes,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const header = (headers, wanted) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];

/**
 * Records the requests of a page: `type` as Chromium names it, `bytes` as they came over the network with headers, and
 * `bodyBytes` without, encoded. `sentMs` is counted from its first request. `isLate` are those after `loaded()` was called.
 */
export async function recordRequests(session) {
  const requests = new Map();
  let isLoaded = false;
  let begun;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    begun ??= timestamp;
    const sentMs = (timestamp - begun) * MS_PER_SECOND;
    requests.set(requestId, { url, type: 'Other', bytes: 0, bodyBytes: 0, sentMs, isLate: isLoaded });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const bodyBytes = Number(header(response.headers, 'content-length') ?? 0);
    Object.assign(requests.get(requestId) ?? {}, { type, bodyBytes });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return {
    requests: () => [...requests.values()],
    loaded: () => {
      isLoaded = true;
    },
  };
}

/** Runs in the page before its scripts: records paints, shifts and long tasks. */
function observe() {
  globalThis.metrics = { lcp: 0, lcpOf: '', cls: 0, fcp: 0, long: [], shifted: [] };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    metrics.lcp = entry.startTime;
    metrics.lcpOf = entry.url ? new URL(entry.url).pathname : (entry.element?.tagName ?? '');
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    metrics.cls += entry.value;
    metrics.shifted.push(...entry.sources.map(({ node }) => node?.className || node?.nodeName || '?'));
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.fcp = entry.startTime;
  });
  watch('longtask', ({ startTime, duration }) => metrics.long.push({ startTime, duration }));
}

/** Runs in the page: scrolls to its end, as a reader does. */
async function scrollToEnd() {
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
}

const readMetrics = (page) => page.evaluate(() => globalThis.metrics);

/**
 * Visits a page with an empty cache and watches it until some seconds after it has loaded. Times are in milliseconds.
 * `look` is called with the page and its requests at the end; `scrolls` then scrolls to its end and says what has shifted
 * by then. Without `isTimed` its processor is not slowed down, where only bytes and contents count.
 * @param {{ theme?: 'light' | 'dark', scrolls?: boolean, look?: (page, requests) => Promise<unknown>, watched?: number, isTimed?: boolean }} [options]
 */
export async function visitThrottled(
  browser,
  proxy,
  path,
  { theme = 'light', scrolls = false, look, watched = WATCHED_SECONDS, isTimed = true } = {},
) {
  const context = await newVisitor(browser, { ...PHONE, colorScheme: theme });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const recorded = await recordRequests(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    if (isTimed) await slowDown(session);
    await page.addInitScript(observe);
    const before = proxy.bytes();
    await page.goto(proxy.url + path, { waitUntil: 'load', timeout: LOAD_MS });
    recorded.loaded();
    await page.waitForTimeout(watched * MS_PER_SECOND);
    const bytes = proxy.bytes() - before;
    const first = await readMetrics(page);
    const requests = recorded.requests();
    // What shifts while it scrolls is measured on a phone's processor too.
    if (!scrolls) await fullSpeed(session);
    const looked = await look?.(page, requests);
    await session.send('Network.emulateNetworkConditions', UNLIMITED);
    if (scrolls) await page.evaluate(scrollToEnd);
    const whole = await readMetrics(page);
    return {
      firstPaint: first.fcp,
      largestPaint: first.lcp,
      largest: first.lcpOf,
      blocking: first.long
        .filter(({ startTime }) => startTime >= first.fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_MS), 0),
      shift: first.cls,
      shiftScrolled: whole.cls,
      shifted: whole.shifted,
      bytes,
      htmlBytes: requests.find(({ type }) => type === 'Document')?.bodyBytes ?? 0,
      scriptBytes: scriptBytes(requests),
      styleBytes: styleBytes(requests, first.fcp),
      looked,
    };
  } finally {
    await context.close();
  }
}

/** The bytes of the scripts that were requested before a page had loaded. */
export const scriptBytes = (requests) =>
  requests
    .filter(({ type, isLate }) => type === 'Script' && !isLate)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** The bytes of the style sheets that were asked for before the first paint: it waits for them, or shares the line. */
export const styleBytes = (requests, firstPaint) =>
  requests
    .filter(({ type, sentMs }) => type === 'Stylesheet' && sentMs < firstPaint)
    .reduce((sum, { bytes }) => sum + bytes, 0);
