// Measures the bytes of a first visit by kind, compressed as Chromium receives them; for comparison also those of an empty
// page of the same framework, which is built here and served by the same front.
//   npm run bench:weight [-- --only home] [--alone]
// `--only`: home, things-to-do or event. `--alone`: without the empty page.
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { launch, newVisitor } from '../harness/browser.mjs';
import { startedSite } from '../harness/site.mjs';
import { startBareApp } from './bare-app.mjs';
import { settled } from './settled.mjs';
import { recordRequests, scriptBytes } from './throttled-visit.mjs';

const PORT = 4392;
const WATCHED_MS = 6_000;
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'];

/**
 * Transferred kilobytes of one first visit, by kind: requests until the page had loaded, and as 'after load' the code and
 * data that it requests in the six seconds after, without any interaction.
 */
async function weigh(browser, address) {
  const context = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const recorded = await recordRequests(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  recorded.loaded();
  await page.waitForTimeout(WATCHED_MS);
  await context.close();
  const requests = recorded.requests();
  const kilobytes = (chosen) => chosen.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const kindOf = ({ type }) => (KINDS.includes(type) ? type : 'Other');
  // Lazy images near the viewport belong to the page, however late they are.
  const isFirst = ({ isLate, type }) => !isLate || type === 'Image';
  const first = requests.filter(isFirst);
  const row = {
    ...Object.fromEntries(
      KINDS.map((kind) => [kind, kilobytes(first.filter((request) => kindOf(request) === kind))]),
    ),
    all: kilobytes(first),
    'after load': kilobytes(requests.filter((request) => !isFirst(request))),
  };
  return { row, scripts: scriptBytes(requests) };
}

function readOptions() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, alone: { type: 'boolean', default: false } },
  });
  return values;
}

/** The names and addresses of our pages, or of one of them. */
function ourPages({ url }, event, only) {
  const pages = {
    home: ['home', url],
    'things-to-do': ['things to do', `${url}/things-to-do-in-belize`],
    event: ['an event', `${url}/events/${event}`],
  };
  if (only && !pages[only]) throw new CommandError(`--only is one of: ${Object.keys(pages).join(', ')}.`);
  return only ? [pages[only]] : Object.values(pages);
}

const rounded = (row) =>
  Object.fromEntries(Object.entries(row).map(([kind, value]) => [kind, Number(value.toFixed(1))]));

await runCommand(
  async () => {
    const { only, alone } = readOptions();
    const running = [];
    let browser;
    try {
      const site = await settled(await startedSite({}, { port: PORT }));
      running.push(site);
      browser = await launch();
      const empty = alone ? undefined : await startBareApp(PORT + 1);
      if (empty) running.push(empty);
      const [[event]] = (await fetch(`${site.url}/api/events`).then((response) => response.json())).events;
      const pages = [...(empty ? [['empty page', empty.url]] : []), ...ourPages(site, event, only)];
      const found = {};
      for (const [name, address] of pages) found[name] = await weigh(browser, address);
      const base = found['empty page']?.scripts;
      const overEmpty = (scripts) =>
        base === undefined ? {} : { 'JS over empty': `${(((scripts - base) / base) * 100).toFixed(1)} %` };
      console.log('kB (1000 bytes), headers included');
      console.table(
        Object.fromEntries(
          Object.entries(found).map(([page, { row, scripts }]) => [
            page,
            { ...rounded(row), ...overEmpty(scripts) },
          ]),
        ),
      );
    } finally {
      await browser?.close();
      for (const { stop } of running) await stop();
    }
  },
  { outcome: 'The benchmark was not finished.' },
);
