import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeStore, store } from '#lib/server/store/store.server';
import { clockAt } from '../../lab/harness/moment.mjs';
import { storeEvent } from '../support/store/stored-items.ts';
import { someMove } from '../support/submissions/some-move.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const clock = clockAt(NOW);
const folder = mkdtempSync(join(tmpdir(), 'belize-moderator-'));
process.env.DATA_DIR = folder;
let reference = '';

beforeAll(async () => {
  const id = await storeEvent(NOW, { title: 'Sample Village Fiesta' });
  const { db } = await store();
  const item = await db
    .selectFrom('items')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  reference = item.reference;
  await closeStore();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const moderate = (...args: string[]) =>
  spawnSync(
    'node',
    ['--conditions=react-server', '--disable-warning=ExperimentalWarning', 'scripts/moderator.mjs', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, ...clock, SMTP_URL: '', DATABASE_URL: '', MODERATOR_EMAILS: 'mod@example.org' },
    },
  );

test('a pending item can be listed, shown and approved, and is then listed as approved', () => {
  const list = moderate('list');
  expect([list.stderr, list.status]).toEqual(['', 0]);
  expect(list.stdout).toContain(`${reference}  `);
  expect(list.stdout).toContain('Sample Village Fiesta');
  const shown = moderate('show', reference);
  expect([shown.stderr, shown.status]).toEqual(['', 0]);
  expect(shown.stdout).toContain('Sample Village Fiesta');
  expect(shown.stdout).toMatch(/^Sent by: .+@/m);
  expect(moderate('approve', reference).stdout).toBe(`${reference} is approved.\n`);
  expect(moderate('list').stdout).toBe('No items.\n');
  expect(moderate('list', 'approved').stdout).toContain(reference);
});

test('an event that moved is shown with its new day and place', async () => {
  const { db } = await store();
  await db
    .updateTable('items')
    .set({ announcement: JSON.stringify([someMove()]) })
    .where('reference', '=', reference)
    .execute();
  await closeStore();
  expect(moderate('show', reference).stdout).toContain(
    'Its organiser announced that it moved. Now: Sunday, 12 December 2027, 6 PM, Hall, Dangriga.',
  );
});

test('an unknown reference fails with one sentence, and an unknown command with the exit code 2', () => {
  const { stderr, status } = moderate('show', 'BC-0000-0000');
  expect([stderr, status]).toEqual(['There is no item BC-0000-0000\n', 1]);
  expect(moderate('dance').status).toBe(2);
});
