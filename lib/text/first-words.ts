/** The first words of a text, with an ellipsis when there are more. */
export function firstWords(text: string, maxWords: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > maxWords ? `${words.slice(0, maxWords).join(' ')} …` : words.join(' ');
}
