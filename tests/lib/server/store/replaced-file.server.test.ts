import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { toPublicError } from '#lib/server/handlers/response.server';
import { probeStore } from '#lib/server/monitoring/probe-store.server';
import { isOutage } from '#lib/server/store/outage';
import { inTransaction, store } from '#lib/server/store/store.server';
import { describeStores, storeFolder } from '../../../support/store/stores.ts';

const file = () => join(storeFolder(), 'store.db');
const aside = () => join(storeFolder(), 'aside.db');

const write = () =>
  inTransaction((db) => db.insertInto('settings').values({ name: 'one', value: '1' }).execute());
const writeAlone = async () =>
  (await store()).db.insertInto('settings').values({ name: 'two', value: '2' }).execute();
const stored = async () => (await store()).db.selectFrom('settings').select('name').execute();
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describeStores('The embedded store whose file is gone under a running server', () => {
  afterEach(() => renameSync(aside(), file()));

  test.each([
    ['deleted', () => renameSync(file(), aside())],
    [
      'replaced by a copy',
      () => {
        renameSync(file(), aside());
        copyFileSync(aside(), file());
      },
    ],
  ])('refuses what it could not keep, and says so to who watches it: %s', async (_, lose) => {
    expect(await probeStore()).toMatchObject({ status: 'ok' });
    lose();
    for (const error of [await failure(write()), await failure(writeAlone())]) {
      expect(isOutage(error)).toBe(true);
      expect(toPublicError(error, 'test')).toMatchObject({ status: 503 });
    }
    expect(await probeStore()).toEqual({
      status: 'failing',
      reason: 'The file of the store was deleted or replaced: put it back or restore a backup, then restart',
      details: { code: 'STORE_FILE_REPLACED' },
    });
    expect(await stored()).toEqual([]);
  });

  test('takes everything again when the same file is back', async () => {
    renameSync(file(), aside());
    expect(isOutage(await failure(write()))).toBe(true);
    renameSync(aside(), file());
    await write();
    expect(await probeStore()).toMatchObject({ status: 'ok' });
    expect(await stored()).toEqual([{ name: 'one' }]);
    renameSync(file(), aside());
    rmSync(file(), { force: true });
  });
}, ['sqlite']);
