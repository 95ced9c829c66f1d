import 'server-only';
import { type Celebration, celebrationName, FACT_FIELDS } from './celebration.ts';
import data from './celebrations.json' with { type: 'json' };
import { CELEBRATIONS, celebrationBySlug } from './celebrations.server.ts';
import { WITHHELD } from './withheld.ts';

/** What operators need to know of a celebration; `askFirst` and `notes` are never for a public page. */
type OperatorFacts = {
  slug: string;
  name: string;
  celebration: Celebration;
  /** When it is, in a sentence. */
  usual: string;
  askFirst: readonly string[];
  notes: readonly string[];
  /** Sentences that are not published until somebody in Belize has confirmed them. */
  waiting: readonly string[];
  /** The year of the newest dated source; null where none is dated. */
  newestSource: number | null;
};

/** What of a celebration is withheld, in its own words. */
function waitingOf(slug: string): string[] {
  const handed = (data.celebrations as unknown as Celebration[]).find((one) => one.slug === slug);
  const shown = celebrationBySlug(slug);
  if (!handed || !shown || !WITHHELD[slug]) return [];
  return FACT_FIELDS.flatMap((field) => {
    const texts = new Set(shown[field].map(({ text }) => text));
    return handed[field].filter(({ text }) => !texts.has(text)).map(({ text }) => text);
  });
}

const NOT_PUBLIC = new Map(
  data.celebrations.map(({ slug, askFirst, notes, newestSource }) => [
    slug,
    { askFirst, notes, newestSource, waiting: waitingOf(slug) },
  ]),
);

/** The facts for operators, in the order of the year. */
export const OPERATOR_FACTS: readonly OperatorFacts[] = CELEBRATIONS.map((celebration) => ({
  slug: celebration.slug,
  name: celebrationName(celebration),
  celebration,
  usual: celebration.when.usual,
  askFirst: [],
  notes: [],
  waiting: [],
  newestSource: null,
  ...NOT_PUBLIC.get(celebration.slug),
}));

/** Those of one celebration; undefined for an unknown slug. */
export const operatorFactsOf = (slug: string): OperatorFacts | undefined =>
  OPERATOR_FACTS.find((facts) => facts.slug === slug);
