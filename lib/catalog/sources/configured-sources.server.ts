import 'server-only';
import { createHash } from 'node:crypto';
import { serverEnv } from '#lib/server/env.server';
import type { EventSource } from './event-source.ts';
import { publishedCsv } from './published-csv.server.ts';
import { sheetsApi } from './sheets-api.server.ts';

/** The configured sources in their order: Sheets API, then published CSV. */
export function configuredSources(): EventSource[] {
  const {
    EVENTS_SHEET_ID: id,
    EVENTS_SHEET_KEY: key,
    EVENTS_SHEET_RANGE: range,
    EVENTS_SHEETS_API: api,
    EVENTS_CSV_URL,
  } = serverEnv();
  return [
    ...(id && key ? [sheetsApi({ api, id, range, key })] : []),
    ...(EVENTS_CSV_URL ? [publishedCsv(EVENTS_CSV_URL)] : []),
  ];
}

/** A hash that identifies the configured sheet without revealing it. */
export function sheetKey(): string {
  const { EVENTS_SHEET_ID, EVENTS_SHEET_RANGE, EVENTS_SHEETS_API, EVENTS_CSV_URL } = serverEnv();
  const place = JSON.stringify([EVENTS_SHEETS_API, EVENTS_SHEET_ID, EVENTS_SHEET_RANGE, EVENTS_CSV_URL]);
  return createHash('sha256').update(place).digest('hex').slice(0, 16);
}
