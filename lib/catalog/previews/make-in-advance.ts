import type { CalendarEvent } from '#lib/events/calendar-event';
import type { PreviewContent } from '#lib/events/preview/preview-content';

/** The share of the store that is made in advance; the rest is for previews that are asked for. */
const ADVANCE_SHARE = 0.75;
/** Of a preview that was just made. */
const TYPICAL_BYTES = 150_000;
/** After so many failures one after the other, drawing itself is broken. */
const MAX_FAILURES = 3;

type Advance = {
  /** In the order in which their previews are made. */
  events: readonly CalendarEvent[];
  previewOf: (event: CalendarEvent) => Promise<{ key: string; content: PreviewContent }>;
  /** The sizes in bytes of the previews in the store. */
  sizes: ReadonlyMap<string, number>;
  /** Of the whole store. */
  maxBytes: number;
  /** Names the keys that the store deletes last. */
  prefer: (keys: ReadonlySet<string>) => void;
  /** Draws and keeps one; resolves to whether both succeeded. */
  make: (key: string, content: PreviewContent) => Promise<boolean>;
  /** Waits between two events, after a drawing that took so many milliseconds. */
  rest: (milliseconds: number) => Promise<unknown>;
  isOutdated: () => boolean;
};

/**
 * Makes the previews of events in their order, until the store has its share of them. Ends early when nothing can be
 * drawn or kept, or as soon as it is outdated.
 */
export async function makeInAdvance({ events, sizes, maxBytes, ...work }: Advance): Promise<void> {
  const planned = new Set<string>();
  work.prefer(planned);
  let bytes = 0;
  let failures = 0;
  for (const event of events) {
    if (work.isOutdated() || bytes > maxBytes * ADVANCE_SHARE) return;
    const { key, content } = await work.previewOf(event);
    planned.add(key);
    bytes += sizes.get(key) ?? TYPICAL_BYTES;
    if (sizes.has(key)) {
      await work.rest(0);
      continue;
    }
    const begun = performance.now();
    failures = (await work.make(key, content)) ? 0 : failures + 1;
    if (failures >= MAX_FAILURES) return;
    await work.rest(performance.now() - begun);
  }
}
