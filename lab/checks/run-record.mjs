// The record of the last whole run, test-results/summary.json.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RECORD = join('test-results', 'summary.json');

/** What git prints, without the white space at its end; empty without git, or outside a checkout. */
function git(...words) {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd();
  } catch {
    return '';
  }
}

/** What a run is of: its `commit`, and the files that were not committed (`dirty`). */
export function stateOfSources() {
  const lines = git('status', '--porcelain').split('\n').filter(Boolean);
  return { commit: git('rev-parse', 'HEAD'), dirty: lines.map((line) => line.slice(3)) };
}

/** The record before, or an empty one where there is none that can be read. */
function formerRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Writes what a whole run was. `green` is the commit of the last whole run in which nothing failed and nothing was
 * uncommitted; it is kept when a run is red.
 * @param {{ commit: string, dirty: string[], moment: string, passed: number, failed: number,
 *   flaky: { title: string, error: string }[], seconds: number }} run `moment`: ISO 8601, the time that the site showed
 */
export function writeRecord(run, file = RECORD) {
  const isGreen = run.failed === 0 && run.dirty.length === 0;
  const { green = '' } = formerRecord(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...run, green: isGreen ? run.commit : green }, null, 2)}\n`);
}
