import { healthReport } from '#lib/catalog/health-report.server';

export const dynamic = 'force-dynamic';

/** Responds with the state of the catalog; 503 only when there are no events to serve. */
export async function GET(): Promise<Response> {
  const report = await healthReport();
  return Response.json(report, {
    status: report.serving ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
