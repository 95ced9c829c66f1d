import 'server-only';
import { z } from 'zod';
import type { OutboxRow } from '#lib/outbox/handler';
import type { Mail, MailAddress } from '#lib/outbox/mail';
import { siteUrl } from '#lib/server/env.server';
import { stateOf } from '../items/states/submission-states.ts';
import { loadSlide, type Slide } from '../slides/load-slides.server.ts';
import { resultsPath } from '../slides/results-link.server.ts';
import { senderAddress, textWithoutAddresses } from './item-mail.ts';
import { loadNotifiedItem, parseMailedItem } from './mailed-item.server.ts';
import { slideBookedMail } from './slide-mail.ts';

const dataSchema = z.object({ slideId: z.string() });

type Addressee = { address: MailAddress; reference?: string } | { reason: string };

/** Who applied with an item. */
async function applicantOf(itemId: string): Promise<Addressee> {
  const item = await loadNotifiedItem(itemId);
  if (!item) return { reason: 'ITEM_GONE' };
  if (stateOf(item.status).isSilent) return { reason: 'SPAM' };
  if (item.purged_at) return { reason: 'NO_ADDRESS' };
  const { name, address } = senderAddress(parseMailedItem(item));
  return { address: { name: textWithoutAddresses(name) ?? '', address }, reference: item.reference };
}

/** The address that a moderator booked a slide with. */
const bookedAddress = (slide: Slide | undefined): Addressee =>
  slide?.advertiser_email
    ? { address: { name: '', address: slide.advertiser_email } }
    : { reason: 'NO_ADDRESS' };

/** The mail about a booked slide, or a code for why none is to be sent any more. */
export async function slideBooked(row: OutboxRow): Promise<{ mail: Mail } | { reason: string }> {
  const slide = await loadSlide(dataSchema.parse(JSON.parse(row.data)).slideId);
  const to = row.item_id ? await applicantOf(row.item_id) : bookedAddress(slide);
  if ('reason' in to) return to;
  if (!slide || slide.ended_at) return { reason: 'TAKEN_BACK' };
  const mail = slideBookedMail(to.address, {
    title: slide.title,
    firstDay: slide.first_day,
    lastDay: slide.last_day,
    resultsUrl: siteUrl() + resultsPath(slide.id),
    reference: to.reference,
  });
  return { mail };
}
