/** The assistant's own text: 'Voice: Parade, Dangriga, “drums”' or 'Voice search completed'. */
const VOICE = /^Voice(: [^“]*(“([^”]*)”?)?| search completed)$/;

/**
 * What a search looks for. The assistant's text stands in the field without being searched, but for what it quotes:
 * `searchedWords('Voice: Parade, “drums”')` is 'drums', `searchedWords('Voice search completed')` is ''.
 */
export function searchedWords(query: string): string {
  const said = VOICE.exec(query.trim());
  return said ? (said[3] ?? '') : query;
}
