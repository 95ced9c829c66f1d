import 'server-only';
import { z } from 'zod';
import type { OutboxRow } from '#lib/outbox/handler';
import type { Mail } from '#lib/outbox/mail';
import { siteUrl } from '#lib/server/env.server';
import { senderAddress, textWithoutAddresses } from '../mails/item-mail.ts';
import { loadNotifiedItem, parseMailedItem } from '../mails/mailed-item.server.ts';
import { stateOf } from '../submission-states.ts';
import { loadSlide } from './load-slides.server.ts';
import { resultsPath } from './results-link.server.ts';
import { slideBookedMail } from './slide-mail.ts';

const dataSchema = z.object({ slideId: z.string() });

/** The mail about a booked slide, or a code for why none is to be sent any more. */
export async function slideBooked(row: OutboxRow): Promise<{ mail: Mail } | { reason: string }> {
  const item = await loadNotifiedItem(row.item_id);
  if (!item) return { reason: 'ITEM_GONE' };
  if (stateOf(item.status).isSilent) return { reason: 'SPAM' };
  if (item.purged_at) return { reason: 'NO_ADDRESS' };
  const slide = await loadSlide(dataSchema.parse(JSON.parse(row.data)).slideId);
  if (!slide || slide.ended_at) return { reason: 'TAKEN_BACK' };
  const { name, address } = senderAddress(parseMailedItem(item));
  const mail = slideBookedMail(
    { name: textWithoutAddresses(name) ?? '', address },
    {
      title: slide.title,
      firstDay: slide.first_day,
      lastDay: slide.last_day,
      resultsUrl: siteUrl() + resultsPath(slide.id),
      reference: item.reference,
    },
  );
  return { mail };
}
