import 'server-only';
import { CHECK_STATUSES } from '#lib/server/monitoring/check';
import { processMetrics } from '#lib/server/monitoring/process-metrics.server';
import { gauge, type Metric, prometheusText } from '#lib/server/monitoring/prometheus-text';
import { pageSignals } from '#lib/server/page-signals';
import { submissionMetrics } from '#lib/submissions/upkeep/submission-metrics.server';
import { catalogState } from './catalog-state.server.ts';
import { sheetAgeSeconds } from './sheet-check.server.ts';
import { siteChecks } from './site-checks.server.ts';
import { configuredSources } from './sources/configured-sources.server.ts';

function catalogMetrics(now: number): Metric[] {
  const { reports, sheet, joined } = catalogState();
  return [
    gauge(
      'site_sheet_age_seconds',
      'Seconds since the served sheet was last read',
      configuredSources().length > 0 ? sheetAgeSeconds(now) : undefined,
    ),
    {
      name: 'site_sheet_answering',
      type: 'gauge',
      help: 'Whether the last response of a source was accepted',
      samples: configuredSources().flatMap(({ name }) => {
        const { answering } = reports[name] ?? {};
        return answering === undefined ? [] : [{ labels: { source: name }, value: Number(answering) }];
      }),
    },
    gauge('site_events', 'Events that are served', (joined?.snapshot ?? sheet)?.events.length),
  ];
}

async function checkMetrics(now: number): Promise<Metric[]> {
  const checks = await siteChecks(now);
  const { freeBytes } = checks.disk.details ?? {};
  return [
    {
      name: 'site_check',
      type: 'gauge',
      help: `The checks of /api/health: ${CHECK_STATUSES.map((status, index) => `${index} ${status}`).join(', ')}`,
      samples: Object.entries(checks).map(([check, { status }]) => ({
        labels: { check },
        value: CHECK_STATUSES.indexOf(status),
      })),
    },
    gauge(
      'site_disk_free_bytes',
      'Free space of the disk that holds the data folder',
      typeof freeBytes === 'number' ? freeBytes : undefined,
    ),
  ];
}

/** The memory of the front; without samples where Next's own start serves the site. */
function frontMetrics(): Metric[] {
  const counts = pageSignals().listener?.counts();
  return [
    {
      name: 'site_cache_requests_total',
      type: 'counter',
      help: 'Requests for public pages that the front answered from memory, or passed on to Next',
      samples: counts
        ? [
            { labels: { result: 'hit' }, value: counts.hits },
            { labels: { result: 'miss' }, value: counts.misses },
          ]
        : [],
    },
    gauge('site_cache_bytes', 'Bytes of responses that the front has in memory', counts?.bytes),
  ];
}

/** All metrics of this server in the text format of Prometheus; `now` in milliseconds since 1970. */
export async function metricsText(now: number): Promise<string> {
  const [checks, submissions, ofProcess] = await Promise.all([
    checkMetrics(now),
    submissionMetrics(now),
    processMetrics(),
  ]);
  return prometheusText([...checks, ...catalogMetrics(now), ...frontMetrics(), ...submissions, ...ofProcess]);
}
