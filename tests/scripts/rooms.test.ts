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

describe('the script that counts the rooms of lib', () => {
  test('counts an arrow for values, types and re-exports alike, each pair of rooms once', () => {
    const { stdout, status } = run(projectOf(THREE));
    expect(stdout).toContain('catalog        → events, text');
    expect(stdout).toContain('3 rooms, 3 arrows');
    expect(status).toBe(0);
  });

  test('writes a table of all arrows, and draws those that no longer path implies', () => {
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
    expect(run(folder, '--check').status).toBe(0);
    writeFileSync(join(folder, 'lib/events/event.ts'), 'export const event = 1;');
    expect(run(folder, '--check').status).toBe(1);
  });

  test.each([
    ['a cycle of two rooms', { 'lib/text/fold.ts': "import '#lib/events/event';" }, 'cycle: text → events'],
    [
      'a cycle through a third',
      { 'lib/text/fold.ts': "import '#lib/catalog/load.server';" },
      'cycle: text → catalog',
    ],
    ['a file outside any room', { 'lib/log.ts': '' }, 'lib/log.ts is in no room'],
    [
      'a folder of 31 files',
      Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`app/list/${index}.css`, ''])),
      'app/list has 31 files',
    ],
    [
      'a nineteenth room',
      Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`lib/room${index}/rule.ts`, ''])),
      '19 rooms; the limit is 18',
    ],
  ])('refuses %s', (_, files, problem) => {
    const { stderr, status } = run(projectOf({ ...THREE, ...files }), '--check');
    expect(stderr).toContain(problem);
    expect(status).toBe(1);
  });
});
