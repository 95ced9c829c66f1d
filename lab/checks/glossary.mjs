/** @returns {string[][]} The cells of the first table below a heading; without the head and the line below it. */
function tableBelow(text, heading) {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  if (rows.length < 3) throw new Error(`docs/glossary.md has no table below '${heading}'`);
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

/**
 * What the glossary says of names.
 * @returns {{ banned: Map<string, string>, exceptions: { name: string, place: string }[] }} The words that no name
 *   contains, with what to write instead; and names that contain one all the same, in files whose paths begin with `place`.
 */
export function readGlossary(text) {
  const banned = new Map(
    tableBelow(text, 'Words that no name contains').flatMap(([words, instead]) =>
      words.split(',').map((word) => [word.trim().toLowerCase(), instead]),
    ),
  );
  const exceptions = tableBelow(text, 'Names that stay').flatMap(([names, places, why]) => {
    if (quoted(names).length === 0 || quoted(places).length === 0 || !why)
      throw new Error(`docs/glossary.md: a name that stays has a place and a reason: ${names}`);
    return quoted(names).flatMap((name) => quoted(places).map((place) => ({ name, place })));
  });
  return { banned, exceptions };
}
