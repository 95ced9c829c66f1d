import dates from '../words/dates.json' with { type: 'json' };
import holidays from '../words/holidays.json' with { type: 'json' };
import phrases from '../words/phrases.json' with { type: 'json' };
import times from '../words/times.json' with { type: 'json' };

const named = [
  ...holidays.flatMap(({ names }) => names),
  ...Object.values(times).flat(),
  ...phrases.free,
  ...phrases.nearMe,
];
const units = [...dates.weekdays.flat(), ...Object.values(dates.units).flat()];
const together = [
  ...named,
  ...['this', 'next'].flatMap((before) => units.map((unit) => `${before} ${unit}`)),
  ...['free', 'paid'].map((cost) => `${cost} events`),
];

/** Phrases of several words by how they look without spaces, as a tag has them. */
const byJoined = new Map(
  together
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => [phrase.replaceAll(' ', ''), phrase.split(' ')] as const),
);

const MIN_LENGTH = 7;

/** The words of a time or a holiday that were written together: 'newyearseve' is 'new years eve'. */
export const wordsJoinedAs = (word: string): readonly string[] | undefined =>
  word.length < MIN_LENGTH ? undefined : byJoined.get(word);
