export type Suggestion = {
  value: string;
  /** Tells two of the same name apart: a district, a country. */
  detail?: string;
};

/** A text without case and accents: 'San José' is found by 'jose'. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that begin like the text, then those with another word that does; all of them for no text. */
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
