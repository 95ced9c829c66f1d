import { readiness } from '#lib/catalog/readiness.server';
import { jsonResponse } from '#lib/server/handlers/response.server';

export const dynamic = 'force-dynamic';

/** For load balancers: 200 while this server can serve, 503 while it cannot or is about to stop. */
export async function GET(): Promise<Response> {
  const state = await readiness();
  return jsonResponse(state, state.ready ? 200 : 503);
}
