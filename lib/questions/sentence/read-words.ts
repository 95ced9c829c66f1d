/** What was read at a position of the words, and the position behind it. */
export type Read<Value> = { value: Value; end: number };

const MAX_PHRASE_WORDS = 5;

/** The first words of each table's phrases, as most positions begin none of them. */
const firstWords = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

function canBegin(table: ReadonlyMap<string, unknown>, word: string): boolean {
  let words = firstWords.get(table);
  if (!words) {
    words = new Set([...table.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''));
    firstWords.set(table, words);
  }
  return words.has(word);
}

/** Looks up the longest phrase of a table that begins at a position. */
export function readPhrase<Value>(
  words: readonly string[],
  position: number,
  table: ReadonlyMap<string, Value>,
): Read<Value> | undefined {
  if (!canBegin(table, words[position] ?? '')) return undefined;
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - position); length > 0; length -= 1) {
    const value = table.get(words.slice(position, position + length).join(' '));
    if (value !== undefined) return { value, end: position + length };
  }
  return undefined;
}

/** A table that finds each of some phrases. */
export const tableOf = (phrases: readonly string[]): ReadonlyMap<string, true> =>
  new Map(phrases.map((phrase) => [phrase, true]));

/** The position behind the longest of some phrases, or the position itself when none begins there. */
export const skip = (words: readonly string[], position: number, table: ReadonlyMap<string, unknown>) =>
  readPhrase(words, position, table)?.end ?? position;

/** The longest of several readings; of equally long ones the first. */
export const longest = <Value>(readings: readonly (Read<Value> | undefined)[]): Read<Value> | undefined =>
  readings.reduce((best, each) => (each && each.end > (best?.end ?? -1) ? each : best), undefined);
