import 'server-only';
import { z } from 'zod';
import { DeliveryError } from '#lib/outbox/delivery-error';
import { serverEnv } from '#lib/server/env.server';
import { errorCode } from '#lib/server/error-code';
import { AnswerTooLarge } from '#lib/server/http/request-error';
import { sendRequest } from '#lib/server/http/send-request.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { currentAnnouncement } from '../../items/announcements/event-announcement.ts';
import { noteEventsChanged } from '../../items/published/events-version.server.ts';
import { publicSubmissionOf } from '../../items/published/public-submission.ts';
import { stateOf } from '../../items/states/submission-states.ts';
import { googleToken } from './google-token.server.ts';
import { sheetRowOf } from './sheet-row.ts';
import { cellsOf, columnsToAdd, isListed, missingColumns } from './sheet-rows.ts';

const TIMEOUT_MS = 30_000;

const values = z.object({
  values: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))).default([]),
});

type Sheet = {
  api: string;
  id: string;
  range: string;
  account: { email: string; privateKey: string; tokenUrl: string };
};

/** The sheet that approved events are appended to; undefined unless a service account is configured. */
export function writableSheet(): Sheet | undefined {
  const env = serverEnv();
  const { EVENTS_SHEET_ID: id, GOOGLE_SERVICE_ACCOUNT_EMAIL: email, GOOGLE_PRIVATE_KEY: privateKey } = env;
  if (!id || !email || !privateKey) return undefined;
  const account = { email, privateKey, tokenUrl: env.GOOGLE_TOKEN_URL };
  return { api: env.EVENTS_SHEETS_API, id, range: env.EVENTS_SHEET_RANGE, account };
}

const refused = (status: number) =>
  new DeliveryError(status === 400 ? 'temporary' : 'unreachable', `HTTP_${status}`);

async function ask(url: URL, token: string, signal: AbortSignal, body?: object): Promise<unknown> {
  const response = await sendRequest(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (!response.ok) throw refused(response.status);
  return response.json();
}

/** Appends a row unless the sheet has it: an earlier attempt may have crashed after appending it. */
async function appendRow(
  sheet: Sheet,
  row: ReturnType<typeof sheetRowOf>,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const { token, status } = await googleToken(sheet.account, now, signal);
  if (!token) throw refused(status);
  const path = `/v4/spreadsheets/${encodeURIComponent(sheet.id)}/values/${encodeURIComponent(sheet.range)}`;
  // Without indentation: one answer brings as much of the sheet here as where it is read for the calendar.
  const read = values.parse(await ask(new URL(`${path}?prettyPrint=false`, sheet.api), token, signal));
  const rows = read.values.map((cells) => cells.map((cell) => String(cell ?? '')));
  const [header = []] = rows;
  if (missingColumns(header).length > 0) throw new DeliveryError('temporary', 'SHEET_HEADER');
  if (isListed(rows, row)) return;
  // The row would count instead of the event as it was approved: it waits, and the event is published from the store.
  if (columnsToAdd(header, row).length > 0) throw new DeliveryError('temporary', 'SHEET_COLUMNS');
  const append = new URL(`${path}:append`, sheet.api);
  // RAW: a cell that begins with '=' stays text.
  append.search = 'valueInputOption=RAW&insertDataOption=INSERT_ROWS';
  await ask(append, token, signal, { majorDimension: 'ROWS', values: [cellsOf(header, row)] });
}

/**
 * Appends an approved event to the sheet and stores that it is published there. Throws a DeliveryError that contains
 * no address, key or content of the event.
 */
export async function appendToSheet(
  itemId: string | null,
  now: number,
  signal: AbortSignal,
): Promise<'delivered' | { reason: string }> {
  const sheet = writableSheet();
  if (!sheet) return { reason: 'NOT_CONFIGURED' };
  const { db } = await store();
  const item = await db
    .selectFrom('items')
    .selectAll()
    .where('id', '=', itemId ?? '')
    .executeTakeFirst();
  if (item?.kind !== 'event' || !stateOf(item.status).isPublic) return { reason: 'TAKEN_BACK' };
  const submission = publicSubmissionOf(item.payload);
  const announcement = currentAnnouncement(item.announcement);
  const row = sheetRowOf(submission, {
    ...(item.event_id && { id: item.event_id }),
    ...(announcement && { announcement }),
  });
  try {
    await appendRow(sheet, row, now, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (error instanceof AnswerTooLarge) throw new DeliveryError('temporary', 'SHEET_TOO_LARGE');
    throw new DeliveryError('unreachable', errorCode(error) ?? 'NO_ANSWER');
  }
  await inTransaction(async (write) => {
    // Locked before the item, in the same order as a decision does, so that two transactions never deadlock.
    await noteEventsChanged(write);
    await write
      .updateTable('items')
      .set({ published_via: 'sheet', updated_at: new Date(now).toISOString() })
      .where('id', '=', item.id)
      .where('status', '=', item.status)
      // Not if this approval was undone and the event approved again.
      .where('decided_at', 'is not distinct from', item.decided_at)
      .execute();
  });
  return 'delivered';
}
