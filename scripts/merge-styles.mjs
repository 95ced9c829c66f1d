// Joins the style sheets of each page of a build into one file, and lists which file stands for which sheets:
//   node scripts/merge-styles.mjs
// The build divides styles finely, so that no page loads those of others; a page then has up to twenty small sheets, which
// a browser asks for six at a time. The server in worker/front links the joined file in their place.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { MERGED_LIST, MERGED_STYLES } from '../worker/front/page-styles.ts';

const BUILD = '.next';
const PAGES = join(BUILD, 'server', 'app');
const MANIFEST = 'page_client-reference-manifest.js';
const TARGET = join(BUILD, MERGED_STYLES.replace('/_next/', ''));

/** The paths of the style sheets of each entry of a page's manifest. */
function entriesOf(file) {
  const manifests = {};
  runInNewContext(readFileSync(file, 'utf8'), { globalThis: { __RSC_MANIFEST: manifests } });
  return Object.values(manifests).flatMap(({ entryCSSFiles }) =>
    Object.entries(entryCSSFiles).map(([entry, files]) => ({ entry, paths: files.map(({ path }) => path) })),
  );
}

/** Those of whole documents: parallel and intercepting routes are loaded into one. */
const isDocument = ({ entry, paths }) =>
  /\/(page|not-found)$/.test(entry) && !/\/(@|\(\.)/.test(entry) && paths.length > 1;

const manifests = readdirSync(PAGES, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === MANIFEST)
  .map(({ parentPath }) => join(parentPath, MANIFEST));
const lists = manifests
  .flatMap(entriesOf)
  .filter(isDocument)
  .map(({ paths }) => [...new Set(paths)]);

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
const merged = {};
for (const paths of lists) {
  const css = paths.map((path) => readFileSync(join(BUILD, path), 'utf8')).join('\n');
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  writeFileSync(join(TARGET, name), css);
  merged[paths.map((path) => `/_next/${path}`).join(' ')] = MERGED_STYLES + name;
}
writeFileSync(join(BUILD, MERGED_LIST), JSON.stringify(merged));
console.log(`${Object.keys(merged).length} lists of style sheets joined`);
