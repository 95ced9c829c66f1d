import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const COMMITS = 5;
const COMMANDS = `
  const { writeSync } = await import('node:fs');
  const { submitContact } = await import('#lib/submissions/items/received/submit-contact.server');
  const message = { name: 'N', email: 'n@example.com', phone: '', subject: 'S', message: 'Ten or more', honeypot: '' };
  for (let turn = 0; turn < ${COMMITS}; turn += 1) {
    writeSync(1, 'asked');
    await submitContact(message, { idempotencyKey: null, openingToken: null, now: Date.now() });
    writeSync(1, 'answered');
  }
  process.exit();`;

/**
 * What strace has written, each call once and where it ended: it writes a call in two parts where one of another thread comes
 * between.
 */
function endedCalls(trace: string): string {
  const begun = new Map<string, string>();
  const ended: string[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, start] = /^(.*) <unfinished \.\.\.>$/.exec(call) ?? [];
    const [, end] = /^<\.\.\. \w+ resumed>(.*)$/.exec(call) ?? [];
    if (start !== undefined) begun.set(thread, start);
    else ended.push(end === undefined ? call : `${begun.get(thread)}${end}`);
  }
  return ended.join('\n');
}

/** Whether this machine lets one process watch what another asks of the system. */
const canWatch = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

// Where nothing can be watched, the settings that order the flush are still tested with the store.
(canWatch ? test : test.skip)('a message is on the disk before its sender is answered', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belize-flush-'));
  const file = join(folder, 'calls');
  const calls = ['-f', '-y', '-e', 'trace=write,pwrite64,fsync,fdatasync', '-o', file];
  const node = [process.execPath, '--conditions=react-server', '--input-type=module', '--eval', COMMANDS];
  const { status } = spawnSync('strace', [...calls, ...node], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  });
  expect(status).toBe(0);
  const turns = endedCalls(readFileSync(file, 'utf8'))
    .split(/"asked", 5/)
    .slice(1);
  rmSync(folder, { recursive: true });
  expect(turns).toHaveLength(COMMITS);
  for (const turn of turns) {
    const [before = ''] = turn.split('"answered", 8');
    // What was written last before the answer, the log, is flushed after it was written.
    const lastWrite = before.lastIndexOf('store.db-wal>, ');
    const flushed =
      [...before.matchAll(/f(data)?sync\(\d+<[^>]*store\.db-wal>\)\s+= 0/g)].at(-1)?.index ?? -1;
    expect(before).toContain('pwrite64(');
    expect(flushed).toBeGreaterThan(lastWrite);
  }
});
