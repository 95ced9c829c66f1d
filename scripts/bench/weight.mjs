// Measures the bytes of a first visit by kind, compressed as Chromium receives them; for comparison also those of an empty
// page of the same framework, which is built here.
//   npm run bench:weight
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextStart } from '../start-command.mjs';
import { launch, newVisitor, startSite } from './browser.mjs';

const EMPTY = join('test-results', 'empty-app');

function buildEmptyApp() {
  rmSync(EMPTY, { recursive: true, force: true });
  mkdirSync(join(EMPTY, 'app'), { recursive: true });
  writeFileSync(join(EMPTY, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(
    join(EMPTY, 'app', 'layout.tsx'),
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  );
  writeFileSync(join(EMPTY, 'app', 'page.tsx'), 'export default () => <h1>Empty</h1>;');
  const { status, stdout, stderr } = spawnSync('next', ['build'], { cwd: EMPTY, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The empty page could not be built:\n${stdout}${stderr}`);
}

/**
 * Transferred kilobytes of one first visit, by kind: requests until the page had loaded, and as 'after load' the code and
 * data that it requests in the six seconds after, without any interaction.
 */
async function weigh(browser, address) {
  const context = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const late = new Set();
  let loaded = false;
  const bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0, 'after load': 0 };
  session.on('Network.requestWillBeSent', ({ requestId }) => loaded && late.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    // Lazy images near the viewport belong to the page, however late they are.
    const isLate = late.has(requestId) && kind !== 'Image';
    bytes[isLate ? 'after load' : kind in bytes ? kind : 'Other'] += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  loaded = true;
  await page.waitForTimeout(6_000);
  await context.close();
  const { 'after load': afterLoad, ...first } = bytes;
  const all = Object.values(first).reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(
    Object.entries({ ...first, all, 'after load': afterLoad }).map(([kind, value]) => [
      kind,
      Number((value / 1000).toFixed(1)),
    ]),
  );
}

buildEmptyApp();
// Both by Next's own start, so that they are compressed in the same way.
const site = await startSite(4392, {}, process.cwd(), nextStart(process.cwd()));
const empty = await startSite(4393, {}, EMPTY, nextStart(process.cwd()));
const browser = await launch();
try {
  const [[event]] = (await fetch(`${site.url}/api/events`).then((response) => response.json())).events;
  const rows = {
    'empty page': await weigh(browser, empty.url),
    home: await weigh(browser, site.url),
    'things to do': await weigh(browser, `${site.url}/things-to-do-in-belize`),
    'an event': await weigh(browser, `${site.url}/events/${event}`),
  };
  const base = rows['empty page'].Script;
  for (const row of Object.values(rows))
    row['JS over empty'] = `${(((row.Script - base) / base) * 100).toFixed(1)} %`;
  console.log('kB (1000 bytes), headers included');
  console.table(rows);
} finally {
  await browser.close();
  site.stop();
  empty.stop();
}
