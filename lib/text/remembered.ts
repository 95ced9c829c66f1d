/** Longer texts are seldom the same twice. */
const MAX_LETTERS = 200;
const MAX_TEXTS = 2_000;

/**
 * A function of a text that remembers what it has found, as the cells of a sheet say few things again and again. It
 * forgets all where it knows 2,000 texts.
 */
export function remembered<Result>(find: (text: string) => Result): (text: string) => Result {
  const found = new Map<string, Result>();
  return (text) => {
    if (text.length > MAX_LETTERS) return find(text);
    const known = found.get(text);
    if (known !== undefined || found.has(text)) return known as Result;
    if (found.size >= MAX_TEXTS) found.clear();
    const result = find(text);
    found.set(text, result);
    return result;
  };
}
