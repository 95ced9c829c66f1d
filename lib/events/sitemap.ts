import { escapeHtml } from '#lib/text/escape-html';

/** Addresses in one file. The protocol allows 50,000 and 50 MB; smaller files are read again sooner. */
const ADDRESSES_PER_FILE = 10_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xml = (list: string, entry: string, addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`),
    `</${list}>`,
    '',
  ].join('\n');

const PART = /^([1-9]\d{0,3})\.xml$/;

type SitemapOptions = { siteUrl: string; perFile?: number };

/**
 * The sitemap of some paths: all of them, or where they are too many for one file an index of the files that have them,
 * '/sitemaps/1.xml' and so on.
 */
export function sitemap(
  paths: readonly string[],
  { siteUrl, perFile = ADDRESSES_PER_FILE }: SitemapOptions,
): string {
  const addresses = paths.map((path) => siteUrl + path);
  if (addresses.length <= perFile) return xml('urlset', 'url', addresses);
  const files = Array.from({ length: Math.ceil(addresses.length / perFile) }, (_, index) => index + 1);
  return xml(
    'sitemapindex',
    'sitemap',
    files.map((number) => `${siteUrl}/sitemaps/${number}.xml`),
  );
}

/** One of these files by its name, '1.xml'; undefined when the index names no such file. */
export function sitemapPart(
  name: string,
  paths: readonly string[],
  { siteUrl, perFile = ADDRESSES_PER_FILE }: SitemapOptions,
): string | undefined {
  const number = Number(PART.exec(name)?.[1] ?? 0);
  const part =
    paths.length > perFile && number > 0 ? paths.slice((number - 1) * perFile, number * perFile) : [];
  if (part.length === 0) return undefined;
  return xml(
    'urlset',
    'url',
    part.map((path) => siteUrl + path),
  );
}
