import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';

const empty = mkdtempSync(join(tmpdir(), 'belize-no-build-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

/** As package.json has them. */
const NODE_ARGUMENTS: Record<string, string[]> = { growth: ['--conditions=react-server'] };

const run = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [...(NODE_ARGUMENTS[name] ?? []), resolve(`lab/bench/${name}.mjs`), ...args], {
    cwd: empty,
    encoding: 'utf8',
  });

describe('A benchmark', () => {
  test.each(['front', 'growth', 'phone', 'previews', 'search', 'weight'])(
    'ends with one sentence in a folder without a build: %s',
    (name) => {
      const { status, stderr } = run(name);
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toEqual([
        expect.stringMatching(
          /^The benchmark was not finished\. There is no build in .*: run `npm run build`/,
        ),
      ]);
    },
  );

  test.each([
    ['phone', '--visits', 'many', '--visits wants a whole number.'],
    ['phone', '--theme', 'blue', '--theme is light or dark.'],
    ['search', '--rounds', '0', '--rounds wants a whole number from 1 on.'],
  ])('says which argument it does not understand: %s %s %s', (name, option, value, sentence) => {
    const { status, stderr } = run(name, option, value);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`The benchmark was not finished. ${sentence}`);
  });
});
