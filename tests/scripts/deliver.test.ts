import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closeStore } from '#lib/server/store/store.server';
import { clockAt } from '../../lab/harness/moment.mjs';
import { storeMessage } from '../support/store/stored-items.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
/** The environment of the command: what was stored at NOW is due. */
const ENV = { ...clockAt(NOW), SMTP_URL: '', DATABASE_URL: '', MODERATOR_EMAILS: '' };
const folder = mkdtempSync(join(tmpdir(), 'belize-deliver-'));
process.env.DATA_DIR = folder;

beforeAll(async () => {
  await storeMessage(NOW);
  await closeStore();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const deliver = (env: Record<string, string>) =>
  spawnSync('node', ['--conditions=react-server', 'scripts/deliver.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, ...ENV, ...env },
  });

test('the command delivers what is due, prints the numbers, and ends', () => {
  expect(deliver({}).stdout).toBe('1 delivered, 1 waiting, 0 failed\n');
  expect(readdirSync(join(folder, 'mail'))).toHaveLength(1);
  // With a moderator, the mail that waited for one is delivered.
  const { stdout, status } = deliver({ MODERATOR_EMAILS: 'mod@example.org' });
  expect(stdout).toBe('1 delivered, 0 waiting, 0 failed\n');
  expect(status).toBe(0);
  expect(readdirSync(join(folder, 'mail'))).toHaveLength(2);
});

test('several commands at the same time deliver everything once', async () => {
  // As many as a moderator is mailed one by one, from as many addresses.
  for (let index = 1; index < 20; index += 1)
    await storeMessage(NOW, { email: `visitor${index}@example.com` });
  await closeStore();
  const counts = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const command = spawn('node', ['--conditions=react-server', 'scripts/deliver.mjs'], {
        env: { ...process.env, ...ENV, MODERATOR_EMAILS: 'mod@example.org' },
      });
      let output = '';
      for await (const chunk of command.stdout) output += chunk;
      return Number(/^(\d+) delivered/.exec(output)?.[1]);
    }),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(38);
  expect(readdirSync(join(folder, 'mail'))).toHaveLength(40);
});

test('the error about a store that cannot be used does not contain its path', () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const { stderr, status } = deliver({ DATA_DIR: file });
  expect(status).toBe(1);
  expect(stderr).toContain('A folder is needed where there is a file: check DATA_DIR');
  expect(stderr).not.toContain(folder);
});
