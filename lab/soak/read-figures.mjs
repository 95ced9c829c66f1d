// The figures of the site's own /metrics.
import { plainMetrics } from './figures.mjs';

const BYTES_PER_MB = 1024 * 1024;

const inMs = (seconds) => (seconds === undefined ? undefined : Number((seconds * 1_000).toFixed(1)));
const inMb = (bytes) => (bytes === undefined ? undefined : Math.round(bytes / BYTES_PER_MB));

/**
 * Reads /metrics, with which the delays of the event loop begin anew: nothing else may read it meanwhile. Milliseconds and
 * megabytes; undefined when it is not answered.
 */
export async function readFigures(client, token) {
  const answer = await client.ask({ path: '/metrics', headers: { Authorization: `Bearer ${token}` } });
  if (answer.status !== 200) return undefined;
  const metrics = plainMetrics(answer.text());
  return {
    p50: inMs(metrics.nodejs_eventloop_lag_p50_seconds),
    p99: inMs(metrics.nodejs_eventloop_lag_p99_seconds),
    max: inMs(metrics.nodejs_eventloop_lag_max_seconds),
    heap: inMb(metrics.nodejs_heap_size_used_bytes),
    pages: inMb(metrics.site_cache_bytes),
    failedMails: metrics.site_outbox_failed,
    waitingMails: metrics.site_outbox_waiting,
  };
}
