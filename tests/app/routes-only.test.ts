import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from '@jest/globals';

/** Files that Next finds by name, and styles, icons and the fonts of the layout. */
const ROUTE_FILE =
  /(^|\/)(page(\.dev)?|layout|template|default|loading|error|global-error|not-found|route|manifest|robots|sitemap)\.tsx?$/;
const OTHERS = new Set(['.css', '.ico', '.png', '.svg', '.woff2']);

test('every file of app is a route, a style sheet, an icon or a font', () => {
  const files = readdirSync('app', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  expect(files.length).toBeGreaterThan(50);
  const strays = files.filter(
    (file) => !ROUTE_FILE.test(file) && !OTHERS.has(extname(file)) && file !== 'app/fonts.ts',
  );
  expect(strays).toEqual([]);
});
