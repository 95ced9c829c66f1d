import { healthReport } from '#lib/catalog/health-report.server';
import { serverEnv } from '#lib/server/env.server';
import { jsonResponse } from '#lib/server/handlers/response.server';
import { hasBearer } from '#lib/server/http/bearer.server';

export const dynamic = 'force-dynamic';

/** The state of the site; 503 while it is failing. With the token of the configuration also the figures behind it. */
export async function GET(request: Request): Promise<Response> {
  const withDetails = hasBearer(request.headers.get('authorization'), [serverEnv().MONITORING_TOKEN]);
  const report = await healthReport({ withDetails });
  return jsonResponse(report, report.status === 'failing' ? 503 : 200);
}
