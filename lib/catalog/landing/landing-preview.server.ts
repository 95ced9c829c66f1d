import 'server-only';
import type { Celebration } from '#lib/celebrations/celebration';
import { celebrationBySlug } from '#lib/celebrations/celebrations.server';
import { landingAt } from '#lib/landing/landing-address';
import {
  celebrationPreview,
  type LandingPreview,
  monthPreview,
  type PreviewedPage,
  previewedPage,
} from '#lib/landing/landing-preview';
import { placeBySlug } from '#lib/places/places';
import { processWide } from '#lib/server/process-wide.server';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { MINUTE_MS } from '#lib/time/durations';
import { celebrationOverrides } from '../celebrations/celebration-overrides.server.ts';
import { loadEvents } from '../load-events.server.ts';
import { loadCelebration } from './celebration-page.server.ts';
import { loadMonth } from './load-month.server.ts';

/** The preview of a celebration, of what its page has loaded. */
export const previewOfCelebration = (
  celebration: Celebration,
  loaded: Awaited<ReturnType<typeof loadCelebration>>,
): LandingPreview =>
  celebrationPreview(
    celebration,
    loaded,
    celebration.places.flatMap((slug) => placeBySlug(slug)?.name ?? []),
  );

/** The preview of a month, of what its page has loaded. */
export const previewOfMonth = ({
  words,
  celebrations,
}: Awaited<ReturnType<typeof loadMonth>>): LandingPreview => monthPreview(words, celebrations);

async function previewOf({ kind, slug }: PreviewedPage, now: number): Promise<LandingPreview | undefined> {
  if (kind === 'celebration') {
    const celebration = celebrationBySlug(slug);
    return celebration && previewOfCelebration(celebration, await loadCelebration(celebration, now));
  }
  const landing = landingAt(`${THINGS_TO_DO_PATH}/${slug}`);
  return landing?.kind === 'month' ? previewOfMonth(await loadMonth(landing.month, now)) : undefined;
}

/** What was found for pages that exist, and what all of it was found in: nothing of former events is held. */
const latest = processWide('landing-previews', () => ({
  of: [] as readonly unknown[],
  previews: new Map<string, Promise<LandingPreview | undefined>>(),
}));

/**
 * The present preview of the page that a file is, or was, the preview of; undefined for a file of no page. It is found in the
 * whole calendar, so once a minute for each page, as anybody may ask for any number of its former addresses.
 */
export async function findLandingPreview(file: string, now: number): Promise<LandingPreview | undefined> {
  const page = previewedPage(file);
  if (!page) return undefined;
  const [{ events }, overrides] = await Promise.all([loadEvents(), celebrationOverrides()]);
  const of = [events, overrides, Math.floor(now / MINUTE_MS)];
  if (of.some((one, index) => one !== latest.of[index])) {
    latest.of = of;
    latest.previews.clear();
  }
  const key = `${page.kind} ${page.slug}`;
  const held = latest.previews.get(key);
  if (held) return held;
  const preview = previewOf(page, now);
  latest.previews.set(key, preview);
  // Made-up pages are not kept, and what failed is tried again.
  const found = await preview.catch(() => undefined);
  if (!found && latest.previews.get(key) === preview) latest.previews.delete(key);
  return preview;
}
