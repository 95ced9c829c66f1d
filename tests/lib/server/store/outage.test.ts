import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { isOutage } from '#lib/server/store/outage';

const failed = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('The store cannot be used at the moment', () => {
  test.each([
    ['the disk is full', failed({ code: 'ENOSPC' })],
    ['the quota is used up', failed({ code: 'EDQUOT' })],
    ['a file may not grow', failed({ code: 'EFBIG' })],
    ['the disk only reads', failed({ code: 'EROFS' })],
    ['a folder may not be written', failed({ code: 'EACCES' })],
    ['the system forbids it', failed({ code: 'EPERM' })],
    ['the disk fails', failed({ code: 'EIO' })],
    ['too many files are open', failed({ code: 'EMFILE' })],
    ['nobody listens', failed({ code: 'ECONNREFUSED' })],
    ['the connection broke', failed({ code: 'ECONNRESET' })],
    ['the network is down', failed({ code: 'ENETUNREACH' })],
    ['the name is unknown', failed({ code: 'ENOTFOUND' })],
    ['the name server is silent', failed({ code: 'EAI_AGAIN' })],
    ['it is the cause of another error', failed({ cause: failed({ code: 'ENOSPC' }) })],
    ['SQLite is busy', failed({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['SQLite is busy recovering', failed({ code: 'ERR_SQLITE_ERROR', errcode: 261 })],
    ['SQLite lost the race for its log', failed({ code: 'ERR_SQLITE_ERROR', errcode: 15 })],
    ['the thread of SQLite has ended', failed({ code: 'STORE_THREAD_ENDED' })],
    ['SQLite only reads', failed({ code: 'ERR_SQLITE_ERROR', errcode: 8 })],
    ['SQLite could not write', failed({ code: 'ERR_SQLITE_ERROR', errcode: 778 })],
    ['SQLite found its file damaged', failed({ code: 'ERR_SQLITE_ERROR', errcode: 11 })],
    ['SQLite found the disk full', failed({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['PostgreSQL starts up', failed({ code: '57P03' })],
    ['PostgreSQL is stopped', failed({ code: '57P01' })],
    ['PostgreSQL has a full disk', failed({ code: '53100' })],
    ['PostgreSQL has no connection left', failed({ code: '53300' })],
    ['PostgreSQL gave up a deadlock', failed({ code: '40P01' })],
    ['PostgreSQL only reads', failed({ code: '25006' })],
    ['PostgreSQL broke off', failed({}, 'Connection terminated unexpectedly')],
    ['PostgreSQL does not take part', failed({}, 'timeout exceeded when trying to connect')],
    ['PostgreSQL does not answer', failed({}, 'Query read timeout')],
    [
      'a broken connection is asked again',
      failed({}, 'Client has encountered a connection error and is not queryable'),
    ],
  ])('when %s', (_, error) => {
    expect(isOutage(error)).toBe(true);
  });

  test.each([
    ['a mistake of ours', new TypeError('x is undefined')],
    ['a value twice in SQLite', failed({ code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
    ['a wrong question to SQLite', failed({ code: 'ERR_SQLITE_ERROR', errcode: 1 })],
    ['a value twice in PostgreSQL', failed({ code: '23505' })],
    ['a wrong question to PostgreSQL', failed({ code: '42P01' })],
    ['a missing file', failed({ code: 'ENOENT' })],
    ['a word', 'ENOSPC'],
    ['nothing', undefined],
    ['null', null],
  ])('but that is not said of %s', (_, error) => {
    expect(isOutage(error)).toBe(false);
  });

  test('when another process writes for too long, by SQLite’s own error', () => {
    const folder = mkdtempSync(join(tmpdir(), 'belize-outage-'));
    const open = () => new DatabaseSync(join(folder, 'store.db'), { timeout: 0 });
    const [one, other] = [open(), open()];
    one.exec('begin immediate');
    expect(isOutage(thrownBy(() => other.exec('begin immediate')))).toBe(true);
    one.close();
    other.close();
    rmSync(folder, { recursive: true });
  });

  test('when SQLite may grow no further, by its own error', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('create table kept (text text); pragma max_page_count = 3;');
    const fill = () => database.prepare('insert into kept values (?)').run('x'.repeat(100_000));
    expect(isOutage(thrownBy(fill))).toBe(true);
    database.close();
  });

  test('when nothing listens on the port, by the system’s own error', async () => {
    // No service listens on port 1.
    const socket = connect(1, '127.0.0.1');
    const error = await new Promise((resolve) => socket.once('error', resolve));
    expect(isOutage(error)).toBe(true);
  });
});
