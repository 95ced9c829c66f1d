import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { enqueue } from '#lib/outbox/enqueue.server';
import type { Handler } from '#lib/outbox/handler';
import { outboxCounts } from '#lib/outbox/outbox.server';
import { wakeWorker } from '#lib/outbox/wake-worker.server';
import { startWorker, type Task } from '#lib/outbox/worker.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { RETENTION_TASK } from '#lib/submissions/upkeep/delete-past-retention.server';
import { clockAt } from '../../../lab/harness/moment.mjs';
import { startMailServer } from '../../fakes/mail-server.mjs';
import { setClock } from '../../support/set-clock.ts';
import { startNode } from '../../support/sites/run-node.ts';
import { storeMessage } from '../../support/store/stored-items.ts';
import { describeStores, storeFolder } from '../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
/** The environment of a process with the same clock. */
const CLOCK = clockAt(NOW);
setClock(NOW);

const WORK = { handlers: NOTIFICATION_HANDLERS, tasks: [RETENTION_TASK] };
let stopWorker: ReturnType<typeof startWorker> | undefined;
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MODERATOR_EMAILS = 'mod@example.org';
  process.env.CONTACT_FORM_URL = '';
});
beforeEach(() => server.clear());
afterEach(() => stopWorker?.(0));
afterAll(() => server.close());

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describeStores('The worker of a running server', () => {
  test('delivers what is enqueued while it runs, and what was enqueued before', async () => {
    await storeMessage(NOW);
    stopWorker = startWorker(WORK);
    // A second start on the same server does nothing.
    stopWorker = startWorker(WORK);
    await until(() => server.taken.length === 2);
    await storeMessage(NOW);
    await until(() => server.taken.length === 4);
    await stopWorker?.();
    expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(4);
  });

  test('keeps delivering while its retention task fails', async () => {
    // A folder in place of an image's file, which cannot be deleted as a file.
    const stray = join(storeFolder(), 'uploads', `${'a'.repeat(32)}.webp`);
    mkdirSync(stray, { recursive: true });
    utimesSync(stray, 0, 0);
    stopWorker = startWorker(WORK);
    for (let messages = 1; messages <= 3; messages += 1) {
      await storeMessage(NOW);
      await until(() => server.taken.length === 2 * messages);
    }
    rmSync(stray, { recursive: true });
    // The time limit is shorter than the pause after an error of the store.
  }, 10_000);

  test('delivers what is enqueued while a task does not end, and ends that task when it stops', async () => {
    const started = Promise.withResolvers<void>();
    let isEnded = false;
    const task: Task = {
      run: (_, signal) =>
        new Promise<void>((resolve) => {
          started.resolve();
          signal.addEventListener('abort', () => {
            isEnded = true;
            resolve();
          });
        }),
      everyMs: 3_600_000,
      retryMs: 3_600_000,
      failure: 'The task failed',
    };
    stopWorker = startWorker({ handlers: NOTIFICATION_HANDLERS, tasks: [task] });
    await started.promise;
    await storeMessage(NOW);
    await until(() => server.taken.length === 2);
    await stopWorker();
    expect(isEnded).toBe(true);
  });

  test('delivers mails that are enqueued while another channel waits for its service', async () => {
    const started = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    let deliveries = 0;
    const slow: Handler = {
      channel: 'sheet',
      deliver: async () => {
        deliveries += 1;
        started.resolve();
        await answered.promise;
        return 'delivered';
      },
    };
    stopWorker = startWorker({ handlers: { ...NOTIFICATION_HANDLERS, 'sheet-append': slow } });
    await inTransaction((db) => enqueue(db, { kind: 'sheet-append' }, NOW));
    await started.promise;
    await storeMessage(NOW);
    await until(() => server.taken.length === 2);
    answered.resolve();
    await until(async () => (await outboxCounts()).waiting === 0);
    expect([deliveries, server.taken.length]).toEqual([1, 2]);
  });

  test('delivers while more is enqueued all the time', async () => {
    stopWorker = startWorker(WORK);
    const waking = setInterval(wakeWorker, 10);
    try {
      for (let messages = 1; messages <= 3; messages += 1) {
        await storeMessage(NOW);
        await until(() => server.taken.length === 2 * messages);
      }
    } finally {
      clearInterval(waking);
    }
  });

  test('releases its claims when it stops, and claims nothing afterwards', async () => {
    server.setFault('silent');
    await storeMessage(NOW);
    stopWorker = startWorker(WORK);
    await until(() => server.attempts() > 0);
    await stopWorker?.(0);
    const { db } = await store();
    const rows = await db.selectFrom('outbox').selectAll().where('delivered_at', 'is', null).execute();
    expect(rows.map(({ lease_until, attempts }) => [lease_until, attempts])).toEqual(
      rows.map(() => [null, 0]),
    );
    const attempts = server.attempts();
    await storeMessage(NOW);
    expect(server.attempts()).toBe(attempts);
  });

  test('releases its delivery and runs `beforeExit` before a process exits on SIGTERM', async () => {
    server.setFault('silent');
    await storeMessage(NOW);
    const started = startNode(
      `
      const { startWorker } = await import('#lib/outbox/worker.server');
      const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
      startWorker({
        handlers: NOTIFICATION_HANDLERS,
        beforeExit: async () => console.log('before exit'),
        graceMs: 100,
      });
      // As Next does.
      process.on('SIGTERM', () => process.exit(143));
      setInterval(() => {}, 1_000);`,
      CLOCK,
    );
    await until(() => server.attempts() > 0);
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual({ status: 143, output: 'before exit\n', errors: '' });
    const { db } = await store();
    const leases = await db.selectFrom('outbox').select('lease_until').execute();
    expect(leases.map(({ lease_until }) => lease_until)).toEqual(leases.map(() => null));
  });
});

// With the grace that servers have.
test('The worker lets a process exit on SIGTERM although a task takes no notice of its signal', async () => {
  const started = startNode(`
    const { startWorker } = await import('#lib/outbox/worker.server');
    startWorker({
      handlers: {},
      tasks: [
        {
          run: () => new Promise(() => console.log('started')),
          everyMs: 1_000,
          retryMs: 1_000,
          failure: 'The task failed',
        },
      ],
      beforeExit: async () => console.log('before exit'),
    });
    // As Next does.
    process.on('SIGTERM', () => process.exit(143));
    setInterval(() => {}, 1_000);`);
  await until(() => started.output() === 'started\n');
  started.child.kill('SIGTERM');
  expect(await started.ended).toEqual({ status: 143, output: 'started\nbefore exit\n', errors: '' });
});
