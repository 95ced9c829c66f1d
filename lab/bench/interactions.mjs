// Milliseconds from a tap to the next paint (INP), with a phone's processor and no limit of the network.
import { newVisitor } from '../harness/browser.mjs';
import { median, spread } from '../harness/statistics.mjs';
import { goalRow } from './goals.mjs';
import { PHONE, slowDown } from './throttled-visit.mjs';

const GOAL_MS = 100;
/** Until everything that a page does after it has loaded is done. */
const SETTLED_MS = 4_000;
/** Until the browser has reported an interaction whose outcome is visible. */
const REPORTED_MS = 1_500;
/** Browsers report no interaction below this. */
const SHORTEST_MS = 16;

const isInAddress = (name) => (page) =>
  page.waitForFunction((wanted) => new URLSearchParams(location.search).has(wanted), name);

/** What a visitor of the home page taps: `prepare` is not measured. */
const INTERACTIONS = {
  'event dialog': {
    target: (page) => page.locator('#upcoming-events a[href^="/events/"]:visible').first(),
    outcome: (page) => page.getByRole('dialog').waitFor(),
  },
  'filter chip': {
    target: (page) => page.getByRole('group', { name: 'When' }).locator('label').nth(2),
    outcome: isInAddress('when'),
  },
  'month view': {
    target: (page) => page.getByRole('button', { name: 'Month', exact: true }),
    outcome: isInAddress('month'),
  },
  theme: {
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(REPORTED_MS);
    },
    target: (page) => page.getByRole('dialog').getByRole('button', { name: 'Dark mode' }),
    outcome: (page) => page.waitForFunction(() => document.documentElement.dataset.theme === 'dark'),
  },
};

export const INTERACTION_NAMES = Object.keys(INTERACTIONS);

/** Runs in the page: records the duration of each interaction by its id. */
function observeInteractions() {
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Milliseconds from a tap to the next paint; throws if its outcome does not come. */
async function tap(page, { prepare, target, outcome }) {
  // It comes when the page is idle: before, a tap follows a link as without a script.
  await page.locator('#footer').getByRole('button', { name: 'Data saver' }).waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(await page.context().newCDPSession(page));
  await prepare?.(page);
  const found = target(page);
  await found.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REPORTED_MS);
  await page.evaluate(observeInteractions);
  await found.tap();
  await outcome(page);
  await page.waitForTimeout(REPORTED_MS);
  return Math.max(SHORTEST_MS, ...(await page.evaluate(() => [...globalThis.interactions.values()])));
}

/** What a page shows where something did not come. */
async function describePage(page) {
  const { pathname, search } = new URL(page.url());
  const dialogs = await page.getByRole('dialog').count();
  return `${pathname}${search}, "${await page.title()}", dialogs: ${dialogs}`;
}

/** Infinity, which misses every goal, stands for a tap without its outcome; what is seen instead is printed. */
async function measure(browser, url, name) {
  const context = await newVisitor(browser, { ...PHONE, colorScheme: 'light' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    try {
      return await tap(page, INTERACTIONS[name]);
    } catch (error) {
      console.log(`No answer (${name}): ${await describePage(page)}. ${error.message}`);
      return Number.POSITIVE_INFINITY;
    }
  } finally {
    await context.close();
  }
}

/** The milliseconds of these interactions with the home page, several times in turn. */
async function measureInteractions(browser, url, names, times) {
  const found = Object.fromEntries(names.map((name) => [name, []]));
  for (let time = 0; time < times; time += 1)
    for (const name of names) found[name].push(await measure(browser, url, name));
  return found;
}

/** Taps several times, on one kind or on all, prints the milliseconds, and returns the rows of the goals. */
export async function interactionGoals(browser, url, { taps, tap }) {
  const names = tap ? [tap] : INTERACTION_NAMES;
  const found = Object.entries(await measureInteractions(browser, url, names, taps));
  console.log('\nTaps on the home page, ms to the next paint');
  console.table(
    Object.fromEntries(
      found.map(([name, taken]) => [name, { median: median(taken), 'min–max': spread(taken) }]),
    ),
  );
  return found.map(([name, taken]) => goalRow(name, median(taken), { most: GOAL_MS, unit: 'ms' }));
}
