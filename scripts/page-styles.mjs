// Chooses the rules that each reading page may need, for the server in worker/front to put them into its HTML.
//   node scripts/page-styles.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rulesForPage } from './styles/rules-for-page.mjs';
import { builtRoute, wordsOf } from './styles/words-of-route.mjs';

const BUILD = '.next';
/** Pages that are read, as Next names their routes. */
const READING_ROUTES = [
  '/_not-found',
  '/events/[id]',
  '/offline',
  '/search',
  '/terms',
  '/celebrations',
  '/celebrations/[slug]',
  '/things-to-do-in-belize/[month]',
  '/things-to-do-in-belize/category/[category]',
  '/things-to-do-in-belize/this-weekend',
];
/** Sheets that are plain files, by their addresses. */
const PUBLIC_SHEETS = readdirSync(join('public', 'styles')).map((name) => `/styles/${name}`);

/** The address of each style sheet of a route, with its text. */
function sheetsOf(route) {
  const { sheets, code } = builtRoute(BUILD, route);
  const built = sheets.map((path) => [`/_next/${path}`, readFileSync(join(BUILD, path), 'utf8')]);
  const plain = PUBLIC_SHEETS.filter((path) => code.includes(path)).map((path) => [
    path,
    readFileSync(join('public', path), 'utf8'),
  ]);
  return { code, texts: [...built, ...plain] };
}

/** Of each sheet of a route the rules that its page may need, and the classes of all others. */
function stylesOf(route) {
  const { code, texts } = sheetsOf(route);
  const words = wordsOf(code);
  const left = new Set();
  const styles = texts.map(([path, css]) => {
    const chosen = rulesForPage(css, path, (name) => words.has(name));
    for (const name of chosen.left) left.add(name);
    if (/<\/style/i.test(chosen.css)) throw new Error(`${path} contains what ends a style element`);
    return [path, chosen.css];
  });
  const all = styles.map(([, css]) => css).join('');
  console.log(`${route}: ${all.length} bytes of styles, ${brotliCompressSync(all).length} compressed`);
  return { left: [...left].sort(), styles: Object.fromEntries(styles) };
}

const chosen = Object.fromEntries(READING_ROUTES.map((route) => [route, stylesOf(route)]));
writeFileSync(join(BUILD, 'front', 'styles.json'), JSON.stringify(chosen));
