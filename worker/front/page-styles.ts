import { createHash } from 'node:crypto';

/** Written by scripts/page-styles.mjs: of a route, the classes whose rules are left out, and the other rules by sheet. */
type RouteStyles = { left: string[]; styles: Record<string, string> };
/** The part of Next's routes-manifest.json that says which route an address has. */
type RoutesManifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>;

type Sheet = { css: string; hash: string };
type Route = { pattern: RegExp; left: ReadonlySet<string>; sheets: ReadonlyMap<string, Sheet> };

/** A page, and the digests of the styles in it. */
type StyledPage = { html: string; hashes: string[] };
/** Puts the styles of a page into its HTML, in the place of links to its sheets. */
export type PageStyles = (html: string, path: string, status: number) => StyledPage;

const NOT_FOUND_ROUTE = '/_not-found';
const LINK = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/?>/g;
const CLASSES = /\sclass="([^"]*)"/g;
/** Between two scripts of Next's data that are one text, when no script has bytes instead of a text. */
const SEAM = '"])</script><script>self.__next_f.push([1,"';
const BYTES = 'self.__next_f.push([3,';
/** The list of what Turbopack finds loaded, up to its first name. */
const BOOT = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["';
const BUILD_PREFIX = '/_next/';

/** What Next and React write of a sheet besides its link, with what stays of it: in data, as hints there and in the HTML. */
const MENTIONS = [
  {
    pattern:
      /\[\\"\$\\",\\"link\\",(?:\\"\d+\\"|null),\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"([^"\\]+)\\"[^{}]*\}\]/g,
    rest: 'null',
  },
  { pattern: /:HL\[\\"([^"\\]+)\\",\\"style\\"(?:,\{[^{}]*\})?\]\\n/g, rest: '' },
  { pattern: /<link rel="preload" href="([^"]+)" as="style"[^>]*>/g, rest: '' },
];

const pathOf = (href: string) => href.replace(/\?.*$/, '');

/** Says of every sheet that it is there, so that what is loaded later does not load it. */
const withLoaded = (html: string, hrefs: readonly string[]): string => {
  const built = hrefs.map(pathOf).filter((path) => path.startsWith(BUILD_PREFIX));
  const names = built.map((path) => `${path.slice(BUILD_PREFIX.length)}","`).join('');
  return html.replace(BOOT, () => BOOT + names);
};

/** Whether a page has an element with one of these classes. */
function hasClass(html: string, names: ReadonlySet<string>): boolean {
  for (const [, value = ''] of html.matchAll(CLASSES))
    if (value.split(/\s+/).some((name) => names.has(name))) return true;
  return false;
}

/** A page without its links to sheets; undefined where something would still load one of them. */
function inlined(html: string, { left, sheets }: Route): StyledPage | undefined {
  const links = [...html.matchAll(LINK)].map(([, href = '']) => href);
  const found = links.map((href) => sheets.get(pathOf(href)));
  if (links.length === 0 || !found.every((sheet) => sheet !== undefined) || hasClass(html, left)) return;
  let text = html.includes(BYTES) ? html : html.replaceAll(SEAM, '');
  const styles: string[] = [];
  text = text.replace(LINK, (_, href: string, attributes: string) => {
    styles.push(`<style data-href="${href}"${attributes}>${sheets.get(pathOf(href))?.css}</style>`);
    return `<style-${styles.length - 1}>`;
  });
  for (const { pattern, rest } of MENTIONS)
    text = text.replace(pattern, (whole, href) => (links.includes(href) ? rest : whole));
  if (!text.includes(BOOT) || links.some((href) => text.includes(href))) return;
  text = withLoaded(text, links).replace(/<style-(\d+)>/g, (_, index) => styles[Number(index)] ?? '');
  return { html: text, hashes: [...new Set(found.map(({ hash }) => hash))] };
}

/**
 * Puts the rules that the build has chosen for a page's route into its HTML. A page with a class whose rules are left out,
 * with a sheet that its route is not known to have, or of any other route stays as it is. Decision 148 says why.
 */
export function pageStyles(
  chosen: Readonly<Record<string, RouteStyles>>,
  { staticRoutes, dynamicRoutes }: RoutesManifest,
): PageStyles {
  const routes = new Map(
    [...staticRoutes, ...dynamicRoutes].flatMap(({ page, regex }): [string, Route][] => {
      const route = chosen[page];
      if (!route) return [];
      const sheets = Object.entries(route.styles).map(([path, css]): [string, Sheet] => [
        path,
        { css, hash: createHash('sha256').update(css).digest('base64') },
      ]);
      return [[page, { pattern: new RegExp(regex), left: new Set(route.left), sheets: new Map(sheets) }]];
    }),
  );
  return (html, path, status) => {
    const route =
      status === 404
        ? routes.get(NOT_FOUND_ROUTE)
        : [...routes.values()].find(({ pattern }) => pattern.test(path));
    return (route && inlined(html, route)) ?? { html, hashes: [] };
  };
}
