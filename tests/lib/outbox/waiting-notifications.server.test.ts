import { beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { DeliveryError } from '#lib/outbox/delivery-error';
import { enqueue } from '#lib/outbox/enqueue.server';
import type { Handlers } from '#lib/outbox/handler';
import { waitingNotifications } from '#lib/outbox/waiting-notifications.server';
import { store } from '#lib/server/store/store.server';
import { describeStores } from '../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const delivering = (deliver: () => Promise<'delivered'>, isHeld = false): Handlers => ({
  receipt: { channel: 'mail', deliver },
  'moderators-new': { channel: 'mail', deliver, holdsUnaddressed: () => isHeld },
});
const works = delivering(async () => 'delivered');
const failing = (problem: 'unreachable' | 'refused') =>
  delivering(() => Promise.reject(new DeliveryError(problem, 'SMTP')));

const add = async (notification: Partial<Parameters<typeof enqueue>[1]> = {}, at = NOW) =>
  enqueue((await store()).db, { kind: 'receipt', ...notification }, at);

describeStores('The oldest notification that waits', () => {
  let handlers: Handlers = works;
  const lateBy = async (now: number) => (await waitingNotifications(handlers, now)).oldestMs;
  beforeEach(() => {
    handlers = works;
  });

  test('is as late as the time since it was due', async () => {
    expect(await lateBy(NOW)).toBe(0);
    await add();
    await add({}, NOW + 5 * MINUTE);
    expect(await lateBy(NOW + 7 * MINUTE)).toBe(7 * MINUTE);
  });

  test('is not late before it is due, and from then on counted from that time', async () => {
    await add({ delaySeconds: 3_600 });
    expect(await lateBy(NOW + HOUR - 1)).toBe(0);
    expect(await lateBy(NOW + HOUR + MINUTE)).toBe(MINUTE);
  });

  test('gets later with each attempt that fails because the mail server is away', async () => {
    await add({ delaySeconds: 3_600 });
    handlers = failing('unreachable');
    const ages: number[] = [];
    for (const minutes of [0, 1, 3, 10]) {
      const now = NOW + HOUR + minutes * MINUTE;
      await deliverDue(now, handlers);
      ages.push(await lateBy(now));
    }
    expect(ages.toSorted((a, b) => a - b)).toEqual(ages);
    // The pauses between the attempts (10, 30 and 60 s) but for what this test takes; the hour before the first attempt
    // does not count.
    expect(ages.at(-1)).toBeGreaterThanOrEqual(90_000);
    expect(ages.at(-1)).toBeLessThanOrEqual(11 * MINUTE);
  });

  test('is not one that its recipient’s mail server refuses', async () => {
    await add();
    handlers = failing('refused');
    await deliverDue(NOW, handlers);
    expect(await waitingNotifications(handlers, NOW + 9 * MINUTE)).toEqual({
      waiting: 1,
      failed: 0,
      oldestMs: 0,
    });
  });

  test('is not one that waits for moderators to be configured', async () => {
    await add({ kind: 'moderators-new' });
    handlers = delivering(async () => 'delivered', true);
    expect(await lateBy(NOW + HOUR)).toBe(0);
    handlers = works;
    expect(await lateBy(NOW + HOUR)).toBe(HOUR);
  });

  test('is no longer there when it is delivered', async () => {
    await add();
    await deliverDue(NOW, works);
    expect(await waitingNotifications(works, NOW + HOUR)).toEqual({ waiting: 0, failed: 0, oldestMs: 0 });
  });
});
