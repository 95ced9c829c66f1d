import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';

const SCRIPT = resolve('scripts/rooms.mjs');
const MARKERS = '<!-- rooms: begin (written by scripts/rooms.mjs) -->\n<!-- rooms: end -->';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project of some files, by their paths. */
function projectOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'belize-rooms-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({
    'docs/architecture.md': `# A\n\n${MARKERS}\n\nB\n`,
    'tsconfig.json': '{}',
    'package.json': JSON.stringify({ type: 'module', imports: { '#lib/*': './lib/*.ts' } }),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const run = (folder: string, ...args: string[]) =>
  spawnSync('node', [SCRIPT, ...args], { cwd: folder, encoding: 'utf8' });

const THREE = {
  'lib/text/fold.ts': 'export const fold = 1;',
  'lib/events/event.ts': "import { fold } from '#lib/text/fold';\nexport const event = fold;",
  'lib/catalog/load.server.ts':
    "import type { event } from '../events/event.ts';\nexport { fold } from '#lib/text/fold';\nexport type E = typeof event;",
};

describe('the script that checks the rooms', () => {
  test('prints what each room of lib imports: values, types and re-exports alike', () => {
    const { stdout, status } = run(projectOf(THREE));
    expect(stdout).toContain('catalog        → events, text');
    expect(stdout).toContain('events         → text');
    expect(status).toBe(0);
  });

  test('writes a table of all arrows of lib, and draws those that no longer path implies', () => {
    const folder = projectOf(THREE);
    run(folder, '--write');
    const paper = readFileSync(join(folder, 'docs/architecture.md'), 'utf8');
    expect(paper).toContain('| `catalog` | 1 | events, text |');
    expect(paper).toContain('catalog --> events');
    expect(paper).not.toContain('catalog --> text');
    expect(paper).toMatch(/^# A\n[\s\S]*\nB\n$/);
  });

  test('accepts what it has written, and fails after an import has changed', () => {
    const folder = projectOf(THREE);
    expect(run(folder, '--check').stderr).toContain('docs/architecture.md is out of date');
    run(folder, '--write');
    expect(run(folder, '--check')).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(folder, 'lib/events/event.ts'), 'export const event = 1;');
    expect(run(folder, '--check').status).toBe(1);
  });

  test.each([
    [
      'a type',
      {
        'lib/text/fold.ts':
          "import type { event } from '#lib/events/event';\nexport type Fold = typeof event;",
      },
      'text → events: text/fold.ts imports events/event.ts',
    ],
    [
      'a type in its place',
      { 'lib/text/fold.ts': "export type Fold = import('../events/event.ts').Event;" },
      'text → events: text/fold.ts imports events/event.ts',
    ],
    [
      'a module that is loaded later, by a third',
      { 'lib/text/fold.ts': "export const load = () => import('../catalog/load.server.ts');" },
      'text → catalog: text/fold.ts imports catalog/load.server.ts',
    ],
    [
      'a style sheet, deep in components',
      {
        'components/events/list/row.tsx':
          "import { Cell } from '../month/cell.tsx';\nexport const Row = Cell;",
        'components/events/month/cell.tsx':
          "import styles from '../list/row.module.css';\nexport const Cell = styles;",
        'components/events/list/row.module.css': '.row { color: red; }',
      },
      'month → list: month/cell.tsx imports list/row.module.css',
    ],
    [
      'data',
      {
        'worker/front/start.ts':
          "import names from '../names.json' with { type: 'json' };\nexport default names;",
        'worker/start.ts': "import names from './front/start.ts';\nexport default names;",
        'worker/names.json': '[]',
      },
      'front → .: front/start.ts imports names.json',
    ],
    [
      'a script, through the files of its parent',
      {
        'scripts/soak/run.mjs': "import { word } from './attacks/forms.mjs';\nexport const run = word;",
        'scripts/soak/attacks/forms.mjs': "export { run as word } from '../run.mjs';",
      },
      'attacks → .: attacks/forms.mjs imports run.mjs',
    ],
  ])('refuses rooms that import each other because of %s', (_, files, arrow) => {
    const { stderr, status } = run(projectOf({ ...THREE, ...files }), '--check');
    expect(stderr).toContain('these rooms import each other, directly or by a third');
    expect(stderr).toContain(arrow);
    expect(status).toBe(1);
  });

  test.each([
    ['a file outside any room', { 'lib/log.ts': '' }, 'lib/log.ts is in no room'],
    [
      'a folder of 31 files',
      Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`app/list/${index}.css`, ''])),
      'app/list has 31 files',
    ],
  ])('refuses %s', (_, files, problem) => {
    const { stderr, status } = run(projectOf({ ...THREE, ...files }), '--check');
    expect(stderr).toContain(problem);
    expect(status).toBe(1);
  });
});
