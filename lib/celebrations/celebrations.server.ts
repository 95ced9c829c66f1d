import 'server-only';
import type { Celebration, FactSentence, FactSource } from './celebration.ts';
import { celebrationPath } from './celebration-path.ts';
import data from './celebrations.json' with { type: 'json' };
import { published } from './withheld.ts';

// Only for servers: the facts are large, and part of them is withheld.

/** What is for operators alone, as whom to ask before a sentence is published. */
type ForOperators = {
  askFirst: readonly string[];
  notes: readonly string[];
  newestSource: number | null;
  confidence: string;
};

const handed = data.celebrations as unknown as readonly (Celebration & ForOperators)[];
const sources: Readonly<Record<string, FactSource | undefined>> = data.sources;

/** All celebrations in the order of the file, with what may be published of them. */
export const CELEBRATIONS: readonly Celebration[] = handed.map(
  ({ askFirst: _, notes: __, newestSource: ___, confidence: ____, ...celebration }) => published(celebration),
);

const bySlug = new Map(CELEBRATIONS.map((celebration) => [celebration.slug, celebration]));

/** A celebration by the last part of its address; undefined for an unknown one. */
export const celebrationBySlug = (slug: string): Celebration | undefined => bySlug.get(slug);

/** The paths of their pages. */
export const CELEBRATION_PATHS: readonly string[] = CELEBRATIONS.map(({ slug }) => celebrationPath(slug));

/** The celebrations that belong to one, as the carnival to September; their rows are in its programme too. */
export const partsOf = ({ titleWords: { also = [] } }: Celebration): Celebration[] =>
  also.flatMap((slug) => celebrationBySlug(slug) ?? []);

/** The celebrations that one belongs to, as September to which the carnival belongs. */
export const wholesOf = ({ slug }: Celebration): Celebration[] =>
  CELEBRATIONS.filter(({ titleWords }) => titleWords.also?.includes(slug));

/** Where sentences were read: each source once, in the order of the sentences. */
export const sourcesOf = (sentences: readonly Pick<FactSentence, 'sources'>[]): FactSource[] =>
  [...new Set(sentences.flatMap((sentence) => sentence.sources))].flatMap((id) => sources[id] ?? []);
