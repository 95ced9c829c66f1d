import 'server-only';
import { serverEnv } from '#lib/env.server';

/** Whether approved events are also appended to the sheet: its id and an account that may edit it are configured. */
export function appendsToSheet(): boolean {
  const { EVENTS_SHEET_ID, GOOGLE_SERVICE_ACCOUNT_EMAIL, GOOGLE_PRIVATE_KEY } = serverEnv();
  return Boolean(EVENTS_SHEET_ID && GOOGLE_SERVICE_ACCOUNT_EMAIL && GOOGLE_PRIVATE_KEY);
}
