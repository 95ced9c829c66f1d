import { expect, test } from '@jest/globals';
import { catalogState } from '#lib/catalog/catalog-state.server';
import { countMetric } from '#lib/server/monitoring/counters';
import { beginDraining } from '#lib/server/monitoring/draining';
import { pageSignals } from '#lib/server/page-signals';
import { processWide } from '#lib/server/process-wide.server';
import type { Store } from '#lib/server/store/open-store.server';
import { GET as getHealth } from '../../../app/api/health/route.ts';
import { GET as getReady } from '../../../app/api/ready/route.ts';
import { GET as getMetrics } from '../../../app/metrics/route.ts';
import { parsePrometheus } from '../../support/prometheus.ts';
import { setClock } from '../../support/set-clock.ts';
import { storeApplication, storeEvent, storeMessage } from '../../support/store/stored-items.ts';
import { describeStores } from '../../support/store/stores.ts';

const TOKEN = 'the-token-of-the-monitoring';
process.env.MONITORING_TOKEN = TOKEN;

const NOW = Date.UTC(2026, 10, 21, 12);
setClock(NOW);

const shared = processWide<{ opened?: Promise<Store> | undefined }>('store', () => ({}));
const request = (token?: string) =>
  new Request('http://localhost:3000/', token ? { headers: { Authorization: `Bearer ${token}` } } : {});

/** Each check is found out again, as ten seconds later. */
const forgetChecks = () =>
  Reflect.deleteProperty(globalThis, Symbol.for('belize-celebrations.submission-checks'));

async function metrics() {
  const response = await getMetrics(request(TOKEN));
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', 'no-store']);
  const parsed = parsePrometheus(await response.text());
  return (name: string) => parsed.find((metric) => metric.name === name)?.samples;
}

describeStores('Monitoring', () => {
  beforeEach(forgetChecks);

  test('gets the metrics of queue, outbox, checks and process with its token, in the format of Prometheus', async () => {
    await storeEvent(NOW - 3_600_000);
    await storeEvent(NOW);
    await storeApplication(NOW - 60_000);
    countMetric('site_limits_hit_total', { endpoint: 'contact' });
    const samplesOf = await metrics();
    expect(samplesOf('site_queue_items')).toEqual([
      { labels: { kind: 'event' }, value: 2 },
      { labels: { kind: 'advertiser' }, value: 1 },
      { labels: { kind: 'contact' }, value: 0 },
    ]);
    const [event, , contact] = samplesOf('site_queue_oldest_seconds') ?? [];
    expect(event?.value).toBeGreaterThanOrEqual(3_600);
    expect(contact?.value).toBe(0);
    // A receipt and a mail to the moderators for each.
    expect(samplesOf('site_outbox_waiting')).toEqual([{ labels: {}, value: 6 }]);
    expect(samplesOf('site_outbox_failed')).toEqual([{ labels: {}, value: 0 }]);
    expect(samplesOf('site_outbox_oldest_seconds')?.[0]?.value).toBeGreaterThanOrEqual(3_600);
    expect(samplesOf('site_limits_hit_total')).toContainEqual({
      labels: { endpoint: 'contact' },
      value: expect.any(Number),
    });
    expect(samplesOf('site_check')).toContainEqual({ labels: { check: 'store' }, value: 0 });
    expect(samplesOf('site_check')).toContainEqual({ labels: { check: 'mail' }, value: 1 });
    for (const name of ['process_resident_memory_bytes', 'site_uptime_seconds', 'site_disk_free_bytes'])
      expect(samplesOf(name)?.[0]?.value).toBeGreaterThan(0);
    expect(samplesOf('site_build_info')?.[0]?.labels).toEqual({
      build_id: expect.any(String),
      node: process.version,
    });
  });

  test('gets what the front has counted, and nothing of it where there is no front', async () => {
    expect((await metrics())('site_cache_requests_total')).toBeUndefined();
    pageSignals().listener = {
      replaced: () => {},
      outdated: () => {},
      counts: () => ({ hits: 5, misses: 2, answers: 1, bytes: 700 }),
    };
    const samplesOf = await metrics();
    delete pageSignals().listener;
    expect(samplesOf('site_cache_requests_total')?.map(({ value }) => value)).toEqual([5, 2]);
    expect(samplesOf('site_cache_bytes')?.map(({ value }) => value)).toEqual([700]);
  });

  test('still gets the metrics of the process while the store fails, and reads there that it does', async () => {
    const opened = shared.opened;
    const broken = Promise.reject(new Error('broken'));
    broken.catch(() => {});
    shared.opened = broken;
    const samplesOf = await metrics();
    const health = await getHealth(request());
    if (opened) shared.opened = opened;
    expect(samplesOf('site_check')).toContainEqual({ labels: { check: 'store' }, value: 2 });
    expect(samplesOf('site_queue_items')).toBeUndefined();
    expect(samplesOf('site_uptime_seconds')).toHaveLength(1);
    expect([health.status, health.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await health.json()).toMatchObject({
      status: 'failing',
      checks: { store: { status: 'failing', reason: 'The store cannot be written and read' } },
    });
  });

  test('gets the figures of the checks only with its token', async () => {
    const detailsOf = async (token?: string) => {
      const { checks } = await (await getHealth(request(token))).json();
      return Object.values(checks as Record<string, object>).filter((check) => 'details' in check).length;
    };
    expect(await detailsOf()).toBe(0);
    expect(await detailsOf('a-wrong-token-of-this-length')).toBe(0);
    // The decoder has none.
    expect(await detailsOf(TOKEN)).toBe(5);
  });

  test('is late only with what can be delivered: messages without moderators wait for them', async () => {
    await storeMessage(NOW);
    const samplesOf = await metrics();
    expect(samplesOf('site_check')).toContainEqual({ labels: { check: 'mail' }, value: 0 });
  });
});

test.each([
  ['a wrong token', 'a-wrong-token-of-this-length'],
  ['no token', undefined],
])('with %s, /metrics responds with 401 and without a figure', async (_, token) => {
  const response = await getMetrics(request(token));
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await response.text()).toBe('The token is missing or wrong.');
});

test('a server is ready while it has events to show or a store, and no longer when it is about to stop', async () => {
  const opened = shared.opened;
  const broken = Promise.reject(new Error('broken'));
  broken.catch(() => {});
  shared.opened = broken;
  forgetChecks();
  const answer = async () => {
    const response = await getReady();
    return [response.status, await response.json(), response.headers.get('cache-control')];
  };
  const current = catalogState();
  const { sheet } = current;
  Reflect.deleteProperty(current, 'sheet');
  expect(await answer()).toEqual([503, { ready: false, reason: 'nothing to serve' }, 'no-store']);
  if (sheet) current.sheet = sheet;
  expect(await answer()).toEqual([200, { ready: true }, 'no-store']);
  beginDraining();
  expect(await answer()).toEqual([503, { ready: false, reason: 'stopping' }, 'no-store']);
  if (opened) shared.opened = opened;
});
