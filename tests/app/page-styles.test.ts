import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// The browser's scripts are without the modules that only the server renders with, and so without the style sheets that
// these import: whoever names such a module behind `typeof window` imports its sheets too, or the page has them anyway.

const IMPORT = /^import (?!type )(?:([^;]*?) from )?'([^']+)';$/gms;
const ENDINGS = ['', '.ts', '.tsx'];

function pathOf(from: string, to: string): string | undefined {
  if (!/^[#.]/.test(to)) return;
  const path = to.startsWith('#') ? to.slice(1) : normalize(join(dirname(from), to));
  return ENDINGS.map((ending) => path + ending).find(
    (file) => /\.(tsx?|css)$/.test(file) && existsSync(file),
  );
}

/** Shown in the browser alone, whose scripts bring it: while a month of the calendar is loading. */
const NEVER_ON_SERVER = ['components/ui/layout/skeleton.module.css'];

/** Whether names are used behind `typeof window` alone. */
function isServerOnly(names: string, code: string): boolean {
  const known = names.replace(/\btype \w+/g, '').match(/\w+/g) ?? [];
  const isUsed = (text = '') => known.some((name) => new RegExp(`(?<![.'])\\b${name}\\b`).test(text));
  const statements = code.split(/;\n/).map((statement) => statement.split('typeof window'));
  return (
    statements.some(([, ...guarded]) => guarded.some(isUsed)) && !statements.some(([free]) => isUsed(free))
  );
}

const imports = new Map<string, { path: string; isServerOnly: boolean }[]>();
function importsOf(file: string) {
  const known = imports.get(file);
  if (known || file.endsWith('.css')) return known ?? [];
  const text = readFileSync(file, 'utf8');
  const code = text
    .replace(IMPORT, '')
    .replace(/^import type[^;]*;$/gms, '')
    .replace(/\/\*\*.*?\*\//gs, '');
  const found = [...text.matchAll(IMPORT)].flatMap(([, names, to]) => {
    const path = to && pathOf(file, to);
    return path ? [{ path, isServerOnly: names !== undefined && isServerOnly(names, code) }] : [];
  });
  imports.set(file, found);
  return found;
}

/** The style sheets that modules import, with what they import; with or without what only the server renders with. */
function sheetsOf(entries: readonly string[], withServerOnly: boolean): string[] {
  const seen = new Set(entries);
  for (const file of seen)
    for (const { path, isServerOnly } of importsOf(file)) if (withServerOnly || !isServerOnly) seen.add(path);
  return [...seen].filter((file) => file.endsWith('.module.css'));
}

const SHARED = ['app/layout.tsx', ...globSync('app/{@header,@footer}/**/{page,default}.tsx')];

describe('the style sheets of what only the server renders are part of', () => {
  const pages = globSync('app/**/page.tsx').filter((page) => !page.startsWith('app/moderate/'));

  test.each(pages)('%s', (page) => {
    const entries = [...SHARED, page];
    const have = new Set([...sheetsOf(entries, false), ...NEVER_ON_SERVER]);
    expect(sheetsOf(entries, true).filter((sheet) => !have.has(sheet))).toEqual([]);
  });

  test('a page that has such modules', () => {
    const only = [...imports.values()].flat().filter((found) => found.isServerOnly);
    expect(only.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['components/hero/hero-search.tsx', 'components/events/list/event-browser.tsx']),
    );
  });
});
