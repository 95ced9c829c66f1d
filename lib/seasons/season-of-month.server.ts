import 'server-only';
import type { FactSentence, FactSource } from '#lib/celebrations/celebration';
import data from './months.json' with { type: 'json' };
import type { Season } from './season.ts';

// Only for servers, as the notes in it are for operators.

const sources: Readonly<Record<string, FactSource | undefined>> = data.sources;
const published = (sentences: readonly FactSentence[]) =>
  sentences.filter(({ publish }) => publish !== false);

/** What is published of a month, 1 to 12. Throws for any other number. */
export function seasonOfMonth(month: number): Season {
  const found = data.months.find((one) => one.month === month);
  if (!found) throw new Error(`There is no month ${month}`);
  const season = published(found.season);
  const visitorsShouldKnow = published(found.visitorsShouldKnow);
  const ids = new Set([...season, ...visitorsShouldKnow].flatMap((sentence) => sentence.sources));
  return {
    season,
    visitorsShouldKnow,
    celebrated: found.celebrated,
    sources: [...ids].flatMap((id) => sources[id] ?? []),
  };
}
