export type Suggestion = {
  value: string;
  /** Distinguishes two of the same name: a district, a country. */
  detail?: string;
};

/** Folds case and accents: 'San José' matches 'jose'. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Suggestions that begin with the text, then those with another word that does; for '' all of them. */
export function matchingSuggestions<Entry extends Suggestion>(
  suggestions: readonly Entry[],
  text: string,
  most: number,
): Entry[] {
  const sought = folded(text.trim());
  const begins = ({ value }: Suggestion) => folded(value).startsWith(sought);
  const hasWord = ({ value }: Suggestion) =>
    folded(value)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(sought));
  const others = suggestions.filter((suggestion) => !begins(suggestion) && hasWord(suggestion));
  return [...suggestions.filter(begins), ...others].slice(0, most);
}
