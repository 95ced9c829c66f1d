const MOST = 4;

/**
 * Names in a row as people say them; of many the first few.
 *
 *     someNames(['Hopkins', 'Placencia', 'Punta Gorda']) // 'Hopkins, Placencia and Punta Gorda'
 */
export function someNames(names: readonly string[]): string {
  const said = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
