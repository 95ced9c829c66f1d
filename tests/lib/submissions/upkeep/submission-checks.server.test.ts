import { expect, test } from '@jest/globals';
import type { Check } from '#lib/server/monitoring/check';
import { probeStore } from '#lib/server/monitoring/probe-store.server';
import { processWide } from '#lib/server/process-wide.server';
import type { Store } from '#lib/server/store/open-store.server';
import { inTransaction, store, storeFilePath } from '#lib/server/store/store.server';
import { shareChecks } from '#lib/submissions/upkeep/share-checks';
import { probeDecoder } from '#lib/uploads/probe-decoder.server';
import { holdLock } from '../../../support/store/hold-lock.ts';
import { describeStores } from '../../../support/store/stores.ts';

const shared = processWide<{ opened?: Promise<Store> | undefined }>('store', () => ({}));

/** A probe that counts how often it runs. */
function countedProbe(result: Check) {
  let runs = 0;
  const probe = async () => {
    runs += 1;
    return result;
  };
  return { probe, runs: () => runs };
}

test('a hundred askers at once and all within ten seconds share one run of each probe', async () => {
  const ok = { status: 'ok' } as const;
  const counted = {
    store: countedProbe(ok),
    disk: countedProbe({ status: 'failing', reason: 'The disk is full' }),
    mail: countedProbe(ok),
    decoder: countedProbe(ok),
  };
  const runs = () => Object.values(counted).map((one) => one.runs());
  let now = 0;
  const {
    store: asksStore,
    disk,
    mail,
    decoder,
  } = shareChecks(
    {
      store: counted.store.probe,
      disk: counted.disk.probe,
      mail: counted.mail.probe,
      decoder: counted.decoder.probe,
    },
    { clock: () => now },
  );
  const askAll = () => Promise.all([asksStore(), disk(), mail(), decoder()]);
  const answers = await Promise.all(Array.from({ length: 100 }, askAll));
  expect(answers[99]?.[1]).toEqual({ status: 'failing', reason: 'The disk is full' });
  now = 9_999;
  await askAll();
  expect(runs()).toEqual([1, 1, 1, 1]);
  now = 10_000;
  await askAll();
  // A decoder that has started is tried every five minutes only.
  expect(runs()).toEqual([2, 2, 2, 1]);
  now = 300_000;
  await askAll();
  expect(runs()).toEqual([3, 3, 3, 2]);
});

test('a probe that does not end is a fault of its own: failing for the store, degraded for the decoder', async () => {
  const hangs = () => new Promise<Check>(() => {});
  const checks = shareChecks({ store: hangs, disk: hangs, mail: hangs, decoder: hangs }, { timeoutMs: 1 });
  const [ofStore, ofDecoder] = await Promise.all([checks.store(), checks.decoder()]);
  expect(ofStore).toEqual({ status: 'failing', reason: 'The check takes too long' });
  expect(ofDecoder).toEqual({ status: 'degraded', reason: 'The check takes too long' });
});

test('the decoder is found to work by decoding one pixel', async () => {
  expect(await probeDecoder()).toEqual({ status: 'ok' });
});

describeStores('The store', () => {
  test('is found to work by writing and reading a row, which is gone afterwards', async () => {
    const { db } = await store();
    const rows = () => db.selectFrom('settings').selectAll().execute();
    const before = await rows();
    expect(await probeStore()).toEqual({ status: 'ok', details: { milliseconds: expect.any(Number) } });
    expect(await rows()).toEqual(before);
  });

  test('is found failing when it cannot be reached, with the code among the details', async () => {
    const opened = shared.opened;
    const broken = Promise.reject(Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }));
    broken.catch(() => {});
    shared.opened = broken;
    expect(await probeStore()).toEqual({
      status: 'failing',
      reason: 'The store cannot be written and read',
      details: { code: 'ECONNREFUSED' },
    });
    if (opened) shared.opened = opened;
  });
});

describeStores('The embedded store', () => {
  test('that another process has locked is degraded before its check counts as too late, and works again afterwards', async () => {
    const lock = await holdLock(storeFilePath(), 'write');
    // A form that waits for the same lock takes its turn first.
    const waiting = inTransaction((db) => db.selectFrom('settings').selectAll().execute());
    const checks = shareChecks({
      store: probeStore,
      disk: probeStore,
      mail: probeStore,
      decoder: probeStore,
    });
    expect(await checks.store()).toEqual({
      status: 'degraded',
      reason: 'The store is locked by another process',
    });
    await lock.release();
    expect(await waiting).toEqual([]);
    expect((await probeStore()).status).toBe('ok');
  });
}, ['sqlite']);
