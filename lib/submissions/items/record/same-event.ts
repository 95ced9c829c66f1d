import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';

/** The reason for which a second submission of an event is not listed. */
export const ALREADY_LISTED = 'This event is already on our calendar, so we did not list it a second time.';

/** The event on the calendar that a submission is the same as, by its public id. */
export const sameEventSchema = z.object({ id: z.string(), title: z.string() });
export type SameEvent = z.output<typeof sameEventSchema>;

const detailSchema = z.object({ sameAs: sameEventSchema.optional() }).catch({});

/** The event that stands instead of a rejected one, by its history; undefined where it was rejected otherwise. */
export function sameEventOf(
  history: readonly { action: string; detail: string }[],
  rejection: string,
): SameEvent | undefined {
  const last = history.findLast(({ action }) => action === rejection);
  return last && detailSchema.parse(parseJson(last.detail)).sameAs;
}
