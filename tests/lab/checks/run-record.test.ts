import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeRecord } from '../../../lab/checks/run-record.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'belize-record-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RUN = {
  commit: 'b'.repeat(40),
  dirty: [],
  moment: '2029-06-09T15:30:00.000-06:00',
  passed: 12,
  failed: 0,
  flaky: [{ title: 'a page opens', error: 'Not within 30 s' }],
  seconds: 600,
};
const BEFORE = 'a'.repeat(40);

/** The record after a run, where a run of another commit was green before it. */
function recordAfter(run: Partial<typeof RUN>, before = JSON.stringify({ green: BEFORE })) {
  const file = join(folder, 'summary.json');
  writeFileSync(file, before);
  writeRecord({ ...RUN, ...run }, file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('The record of a whole run', () => {
  test('holds what the run was', () => {
    expect(recordAfter({})).toEqual({ ...RUN, green: RUN.commit });
  });

  test.each([
    ['green', {}, RUN.commit],
    ['red', { failed: 1 }, BEFORE],
    ['of files that were not committed', { dirty: ['lib/a.ts'] as never }, BEFORE],
  ])('names the last green commit after one that is %s', (_, run, green) => {
    expect(recordAfter(run).green).toBe(green);
  });

  test.each(['', 'not JSON', '{}'])(
    'names none where the record before is “%s” and the run is red',
    (text) => {
      expect(recordAfter({ failed: 1 }, text).green).toBe('');
    },
  );

  test('is made with its folder', () => {
    const file = join(folder, 'new', 'summary.json');
    writeRecord(RUN, file);
    expect(JSON.parse(readFileSync(file, 'utf8')).green).toBe(RUN.commit);
  });
});
