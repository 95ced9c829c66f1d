/** Where the joined style sheets are, beside the folder of those that they consist of: relative addresses stay valid. */
export const MERGED_STYLES = '/_next/static/merged/';
/** The list that scripts/merge-styles.mjs writes, below the build's folder. */
export const MERGED_LIST = 'merged-styles.json';

/** The address of the joined style sheet by the addresses of its parts, in order, with spaces between them. */
export type MergedStyles = ReadonlyMap<string, string>;

/** Next's links to the style sheets of a page, one directly after the other. */
const LINKS = /(?:<link rel="stylesheet" href="[^"]+" data-precedence="next"\/>){2,}/;
const ADDRESS = /href="([^"?]+)(\?[^"]*)?"/g;

/**
 * A page with one style sheet in place of several. Their links stay, disabled: browsers do not load them, and React and
 * the build's loader, which look for a link before they load a sheet, take them for loaded. A page with other sheets than
 * those that were joined is left as it is.
 */
export function withMergedStyles(html: string, merged: MergedStyles): string {
  const [links] = LINKS.exec(html) ?? [];
  if (!links) return html;
  const parts = [...links.matchAll(ADDRESS)];
  const address = merged.get(parts.map(([, path]) => path).join(' '));
  if (!address) return html;
  // With several servers the build's files have the deployment's name behind them.
  const [, , query = ''] = parts[0] ?? [];
  const disabled = links.replaceAll('/>', ' disabled=""/>');
  // By a function: in a text, $ would have a meaning.
  return html.replace(links, () => `<link rel="stylesheet" href="${address}${query}"/>${disabled}`);
}
