import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openStore } from '#lib/server/store/open-store.server';
import { sentenceOf } from '../../scripts/command.mjs';
import { runScript } from '../support/sites/run-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'belize-commands-'));
const sound = join(folder, 'sound');
let locked: ReturnType<typeof runWhileLocked>;
afterAll(async () => {
  await locked;
  rmSync(folder, { recursive: true, force: true });
});

/** A store of the site, and copies of it that are damaged as disks and people damage them. */
beforeAll(async () => {
  mkdirSync(sound);
  const { db } = await openStore(undefined, join(sound, 'store.db'));
  await db.insertInto('settings').values({ name: 'kept', value: 'yes' }).execute();
  await db.destroy();
  // A command waits eight seconds for a lock: other tests run meanwhile.
  locked = runWhileLocked();
});

/** A data folder with a copy of the store that `damage` has changed. */
function dataFolder(name: string, damage: (store: string) => void = () => {}): string {
  const path = join(folder, name);
  mkdirSync(path);
  copyFileSync(join(sound, 'store.db'), join(path, 'store.db'));
  damage(join(path, 'store.db'));
  return path;
}

/** As `dd` would write over a file: from its second page on, so that its header is intact. */
function overwrite(store: string): void {
  const file = openSync(store, 'r+');
  for (let page = 1; page < 40; page += 1) writeSync(file, Buffer.alloc(4_096, 0x5a), 0, 4_096, page * 4_096);
  closeSync(file);
}
const replaceByText = (store: string) => writeFileSync(store, 'This is no database. '.repeat(500));

const run = (script: string, words: string[], env: Record<string, string>) =>
  runScript(`scripts/${script}.mjs`, words, { DATABASE_URL: '', SMTP_URL: '', MODERATOR_EMAILS: '', ...env });

/** Runs commands on a store that another process has locked until they have ended. */
async function runWhileLocked() {
  const env = { DATA_DIR: dataFolder('locked') };
  const other = new DatabaseSync(join(env.DATA_DIR, 'store.db'));
  other.exec('begin exclusive');
  const ended = await Promise.all([
    run('moderator', ['list'], env),
    run('moderator', ['sign-in', 'you@example.com'], { ...env, MODERATOR_EMAILS: 'you@example.com' }),
    run('restore', [sound], env),
  ]);
  other.exec('rollback');
  other.close();
  return ended;
}

/** A command has failed as it should: one line, no stack, a code that is not zero. */
function expectSentence(
  { status, errors }: { status: number | null; errors: string },
  sentence: string | RegExp,
) {
  expect(errors).toMatch(sentence);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
  expect(errors).not.toMatch(/\n\s+at |node:internal|Error:/);
  expect(status).toBe(1);
}

describe('A command ends with a sentence', () => {
  test('when the store is damaged', async () => {
    const env = { DATA_DIR: dataFolder('overwritten', overwrite) };
    const backups = join(folder, 'backups-of-overwritten');
    const [list, deliver, backup] = await Promise.all([
      run('moderator', ['list'], env),
      run('deliver', [], env),
      run('backup', [backups], env),
    ]);
    expectSentence(list, /^The store is damaged\. Restore a backup: npm run restore -- FOLDER --replace$/m);
    expectSentence(deliver, /^The delivery was cut short\. The store is damaged\. /);
    expectSentence(backup, /^No backup was made\. The store is damaged/);
    expect(readdirSync(backups)).toEqual([]);
  });

  test('when the store’s file is something else', async () => {
    const env = { DATA_DIR: dataFolder('text', replaceByText) };
    const [list, backup] = await Promise.all([
      run('moderator', ['list'], env),
      run('backup', [join(folder, 'backups-of-text')], env),
    ]);
    expectSentence(list, /^The store is damaged: its file is no database\./);
    expectSentence(backup, /^No backup was made\. The store is damaged: its file is no database\./);
  });

  test('when the configuration is wrong', async () => {
    const env = { DATA_DIR: sound, PORT: 'many', RETENTION_DAYS: '0' };
    const runs = await Promise.all(
      ['moderator', 'deliver', 'backup', 'restore'].map((script) =>
        run(script, script === 'moderator' ? ['sessions'] : [join(folder, 'none')], env),
      ),
    );
    for (const ended of runs)
      expectSentence(ended, /The configuration cannot be used: PORT .*; RETENTION_DAYS /);
    // Nothing of the values, which may be secrets.
    for (const { errors } of runs) expect(errors).not.toContain('many');
  });

  test('when an option is not known, or there are too many words: nothing is written then', async () => {
    const env = { DATA_DIR: dataFolder('unknown-options') };
    const [mistyped, tooMany] = await Promise.all([
      run('backup', ['--to=there'], env),
      run('backup', [join(folder, 'one'), 'two'], env),
    ]);
    expectSentence(
      mistyped,
      /^No backup was made\. Unknown option '--to'\. With --help it says how it is used\.$/m,
    );
    expectSentence(tooMany, /^No backup was made\. “two” is one word too many\. /m);
    expect(readdirSync(folder)).not.toContain('one');
  });

  test('when the data folder is a file, or the backup is missing', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const [list, restore, unknownWord] = await Promise.all([
      run('moderator', ['list'], { DATA_DIR: join(file, 'data') }),
      run('restore', [join(folder, 'no-such-backup')], { DATA_DIR: join(folder, 'new') }),
      run('restore', ['--overwrite'], { DATA_DIR: join(folder, 'new') }),
    ]);
    expectSentence(list, /^A folder is needed where there is a file: check DATA_DIR \(ENOTDIR/);
    expectSentence(restore, /^Nothing was restored\. .*no-such-backup is not a backup\.$/m);
    expectSentence(unknownWord, /^Nothing was restored\. Unknown option '--overwrite'/);
  });

  test('when PostgreSQL cannot be reached', async () => {
    const env = { DATA_DIR: sound, DATABASE_URL: 'postgres://user:pass-word@127.0.0.1:1/none' };
    const [list, deliver] = await Promise.all([run('moderator', ['list'], env), run('deliver', [], env)]);
    const sentence = 'PostgreSQL cannot be reached: check DATABASE_URL, and that it runs (ECONNREFUSED).';
    expectSentence(list, sentence);
    expectSentence(deliver, sentence);
    for (const { errors } of [list, deliver]) expect(errors).not.toContain('pass-word');
  });

  // Everything is permitted to root, who runs the command as another user instead, where that user can read it.
  const asOther = process.getuid?.() === 0 ? { uid: 54_321, gid: 54_321 } : {};
  const canRun = spawnSync(process.execPath, ['scripts/restore.mjs', '--help'], asOther).status === 0;
  (canRun ? test : test.skip)('when the data folder may not be used', () => {
    const closed = dataFolder('closed');
    chmodSync(closed, 0o000);
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--conditions=react-server', '--no-warnings', 'scripts/moderator.mjs', 'list'],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', DATA_DIR: closed }, ...asOther },
    );
    chmodSync(closed, 0o700);
    expectSentence(
      { status, errors: stderr },
      /check the permissions of DATA_DIR|check that DATA_DIR is a folder/,
    );
  });

  test('when another process has locked the store', async () => {
    const [list, signIn, restore] = await locked;
    // Reading needs no lock.
    expect(list.status).toBe(0);
    expectSentence(signIn, 'The store is locked by another process. Try again in a moment.');
    expectSentence(restore, 'Nothing was restored. The site is running: stop it first.');
  });
});

test.each<[object, boolean, string]>([
  [
    { code: 'EACCES', path: '/backups' },
    false,
    'A file or folder may not be used: check the permissions of DATA_DIR (EACCES, /backups).',
  ],
  [
    { code: 'EACCES', path: '/backups' },
    true,
    'A file or folder may not be used: check the permissions of DATA_DIR (EACCES).',
  ],
  [{ code: 'ENOSPC' }, false, 'The disk is full (ENOSPC).'],
  [{ code: 'EROFS' }, false, 'The disk is read-only: check DATA_DIR (EROFS).'],
  [{ errcode: 13 }, false, 'The disk is full.'],
  // With an extension: SQLITE_IOERR_WRITE.
  [{ errcode: 778 }, false, 'The disk failed while the store was read or written.'],
  [{ code: '28P01' }, false, 'PostgreSQL refuses the user or the password of DATABASE_URL (28P01).'],
  [{ code: '3D000' }, false, 'The database of DATABASE_URL does not exist (3D000).'],
  [{ code: '53300' }, false, 'PostgreSQL has no connections or memory left (53300).'],
  [
    { message: 'timeout exceeded when trying to connect' },
    false,
    'PostgreSQL does not respond: check DATABASE_URL, and that it runs.',
  ],
  [
    { message: 'of a visitor\n  at line 7' },
    false,
    'Something failed that should not (Error: of a visitor).',
  ],
  [{ message: 'of a visitor' }, true, 'Something failed that should not (Error).'],
])('the error %j (private output: %s) has the sentence “%s”', (facts, isPrivate, sentence) => {
  expect(sentenceOf(Object.assign(new Error('unused'), facts), { isPrivate })).toBe(sentence);
});

describe('A restore', () => {
  test('refuses a damaged backup, and touches nothing', async () => {
    const backup = dataFolder('damaged-backup', overwrite);
    const data = dataFolder('intact');
    const before = readFileSync(join(data, 'store.db'));
    expectSentence(
      await run('restore', [backup, '--replace'], { DATA_DIR: data }),
      /^Nothing was restored\. This backup is damaged: /,
    );
    expect(readdirSync(data)).toEqual(['store.db']);
    expect(readFileSync(join(data, 'store.db'))).toEqual(before);
  });

  test('refuses an empty store and an empty key, and nothing at all', async () => {
    const backup = dataFolder('empty-backup', (file) => writeFileSync(file, ''));
    const DATA_DIR = join(folder, 'not-made');
    expectSentence(
      await run('restore', [backup], { DATA_DIR }),
      /^Nothing was restored\. This backup is damaged: /,
    );
    const keyless = dataFolder('keyless-backup');
    writeFileSync(join(keyless, 'secret-key'), '');
    expectSentence(
      await run('restore', [keyless], { DATA_DIR }),
      /^Nothing was restored\. This backup is damaged: /,
    );
    expectSentence(await run('restore', [], { DATA_DIR }), /^Nothing was restored\. Name a backup: /);
  });

  test.each([
    ['overwritten-data', overwrite],
    ['text-data', replaceByText],
  ])('replaces a damaged store (%s), which it moves aside', async (name, damage) => {
    const data = dataFolder(name, damage);
    const { status, errors, output } = await run('restore', [sound, '--replace'], { DATA_DIR: data });
    expect([status, errors]).toEqual([0, '']);
    expect(output).toContain('The data that was there is now in');
    const store = new DatabaseSync(join(data, 'store.db'), { readOnly: true });
    expect(store.prepare("select value from settings where name = 'kept'").get()).toMatchObject({
      value: 'yes',
    });
    store.close();
  });
});

test.each(['backup', 'restore', 'moderator'])(
  '`npm run %s -- --help` says how it is used, and does nothing',
  async (script) => {
    const data = join(folder, `help-of-${script}`);
    const { status, output } = await run(script, ['--help'], { DATA_DIR: data });
    expect(output).toMatch(new RegExp(`npm run ${script} `));
    expect(status).toBe(0);
    expect(readdirSync(folder)).not.toContain(`help-of-${script}`);
  },
);
