import 'server-only';
import { z } from 'zod';
import { isNote } from '#lib/events/faults/things-to-mend';
import type { Handler } from '#lib/outbox/handler';
import { serverEnv, siteUrl } from '#lib/server/env.server';
import { sheetFaultsMail } from './sheet-faults-mail.ts';
import { loadWatchedSheet, sheetEditors } from './watched-sheet.server.ts';

const mailData = z.object({ about: z.enum(['new', 'week']), keys: z.array(z.string()) });

/**
 * Delivers what is wrong in the sheet to one of its editors, as it is at the time of delivery: what was mended since the
 * mail was written is left out, and nothing is sent when all of it was.
 */
export const deliverSheetFaults: Handler['deliver'] = async (row, { sendMail }) => {
  const { about, keys } = mailData.parse(JSON.parse(row.data));
  const editor = row.recipient ?? '';
  if (!sheetEditors().includes(editor)) return { reason: 'NO_EDITOR' };
  const sheet = await loadWatchedSheet();
  const mailed = new Set(keys);
  const faults = sheet?.faults.filter(({ key }) => mailed.has(key)) ?? [];
  if (!sheet || faults.length === 0) return { reason: 'MENDED' };
  const { SHEET_EDIT_URL: editUrl, MODERATOR_EMAILS } = serverEnv();
  const isEarlier = (fault: (typeof faults)[number]) =>
    fault.isNotified && !mailed.has(fault.key) && !isNote(fault);
  await sendMail(
    sheetFaultsMail({
      editor,
      about,
      faults,
      more: sheet.total - sheet.faults.length,
      earlier: about === 'week' ? 0 : sheet.faults.filter(isEarlier).length,
      readAt: sheet.readAt,
      editUrl,
      ...(MODERATOR_EMAILS.includes(editor) && { pageUrl: `${siteUrl()}/moderate/sheet` }),
    }),
  );
  return 'delivered';
};
