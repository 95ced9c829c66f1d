import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /(?:server\/chunks\/[^"'\\\s]+|static\/chunks\/[\w.~-]+)\.js/g;
const MANIFEST = /\["[^"]+"\]\s*=\s*(\{.*\});?\s*$/s;

/**
 * What the build has made of one route: its style sheets in their order, as paths below the build, and the text of all
 * code that its page may run, on the server and in the browser, with what is loaded later. Throws where the build has
 * another form.
 * @param {string} build the folder of the build
 * @param {string} route as Next names it: `/events/[id]`
 * @returns {{ sheets: string[], code: string }}
 */
export function builtRoute(build, route) {
  const folder = join('server', 'app', ...route.split('/'));
  const file = join(build, folder, 'page_client-reference-manifest.js');
  const [, manifest] = MANIFEST.exec(readFileSync(file, 'utf8')) ?? [];
  if (!manifest) throw new Error(`${file} has another form than known`);
  const { entryCSSFiles, entryJSFiles } = JSON.parse(manifest);
  const texts = [];
  const scripts = new Set([join(folder, 'page.js'), ...Object.values(entryJSFiles).flat()]);
  // Grows while it is read: by the scripts that a script names.
  for (const script of scripts) {
    const path = join(build, script);
    // Code names files that are not there as well.
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    texts.push(text);
    for (const [name] of text.matchAll(SCRIPT)) scripts.add(name);
  }
  const sheets = Object.values(entryCSSFiles)
    .flat()
    .map(({ path }) => path);
  return { sheets: [...new Set(sheets)], code: texts.join('\n') };
}

/** The names that occur in code, among them all classes that it can give to an element. */
export const wordsOf = (code) => new Set(code.match(/[\w-]+/g));
