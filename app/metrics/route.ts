import { metricsText } from '#lib/catalog/metrics.server';
import { serverEnv } from '#lib/server/env.server';
import { hasBearer } from '#lib/server/http/bearer.server';
import { PROMETHEUS_TYPE } from '#lib/server/monitoring/prometheus-text';

export const dynamic = 'force-dynamic';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Metrics for Prometheus, with the token of the configuration; 404 where there is none, 401 without it. */
export async function GET(request: Request): Promise<Response> {
  const { MONITORING_TOKEN } = serverEnv();
  if (!MONITORING_TOKEN) return new Response('Not found.', { status: 404, headers: NO_STORE });
  if (!hasBearer(request.headers.get('authorization'), [MONITORING_TOKEN]))
    return new Response('The token is missing or wrong.', {
      status: 401,
      headers: { ...NO_STORE, 'WWW-Authenticate': 'Bearer' },
    });
  return new Response(await metricsText(Date.now()), {
    headers: { ...NO_STORE, 'Content-Type': PROMETHEUS_TYPE },
  });
}
