import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilding } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { processWide } from '#lib/server/process-wide.server';
import { SPONSOR_SLIDES, type SponsorSlide } from '#lib/site/sponsors';
import { loadSlidesUntil, type Slide } from '#lib/submissions/slides/load-slides.server';
import { isCountedOn, slidesOfDay } from '#lib/submissions/slides/slide-run';
import { slidesVersion } from '#lib/submissions/slides/slides-version.server';
import { addDays, belizeDay } from '#lib/time/calendar-day';

/** The longest time that a page waits for the store. */
const STORE_LIMIT_MS = 3_000;

/** The booked slides as last read: those of today, and all that are to come. */
const shared = processWide('booked-slides', () => ({
  version: undefined as string | undefined,
  slides: [] as Slide[],
  reading: undefined as Promise<void> | undefined,
  isDown: false,
  /** What the published home page shows of them; a build shows none. */
  published: '[]',
}));

/** Logs a failure of the store when it begins, not at every attempt. */
function noteOutage(code: string) {
  if (!shared.isDown) log().warn({ code }, 'The booked slides stay as they were last read');
  shared.isDown = true;
}

async function readSlides(): Promise<void> {
  try {
    // Before the slides, so that a change in between is noticed the next time.
    const version = await slidesVersion();
    if (version !== shared.version) {
      shared.slides = await loadSlidesUntil(addDays(belizeDay(Date.now()), -1));
      shared.version = version;
    }
    shared.isDown = false;
  } catch (error) {
    noteOutage(errorCode(error) ?? 'UNEXPECTED');
  }
}

/**
 * Reads the booked slides again when they have changed. Ends within seconds and never throws: while the store fails,
 * those that were read before stay, and begin and end on their days. A build does not open the store.
 */
async function renewSlides(): Promise<void> {
  if (isBuilding()) return;
  shared.reading ??= readSlides().finally(() => {
    shared.reading = undefined;
  });
  const inTime = Promise.race([
    shared.reading.then(() => true),
    pause(STORE_LIMIT_MS, false, { ref: false }),
  ]);
  if (!(await inTime)) noteOutage('NO_ANSWER');
}

/** The booked slides as last read; only the first call waits for the store. */
async function currentSlides(): Promise<readonly Slide[]> {
  if (shared.version === undefined && !shared.isDown) await renewSlides();
  return shared.slides;
}

/** The slides of the home page at an instant (milliseconds since 1970): those booked for the day, then our own. */
export const homeSlides = async (now: number): Promise<SponsorSlide[]> => [
  ...slidesOfDay(await currentSlides(), belizeDay(now)),
  ...SPONSOR_SLIDES,
];

/** The ids under which slides are counted at an instant (milliseconds since 1970), without a request to the store. */
export const servedSlideIds = async (now: number): Promise<ReadonlySet<string>> =>
  new Set([
    ...SPONSOR_SLIDES.map(({ id }) => id),
    ...(await currentSlides()).filter((slide) => isCountedOn(slide, belizeDay(now))).map(({ id }) => id),
  ]);

/**
 * Publishes the home page when other slides are to be shown than it shows: one was booked, changed or ended, or the day
 * in Belize has changed. `publish` says whether it succeeded; a failure is tried again the next time.
 */
export async function publishSlides(now: number, publish: () => Promise<boolean>): Promise<void> {
  await renewSlides();
  const due = JSON.stringify(slidesOfDay(shared.slides, belizeDay(now)));
  if (due !== shared.published && (await publish())) shared.published = due;
}
