import 'server-only';
import { z } from 'zod';
import type { OutboxRow } from '#lib/outbox/handler';
import type { Mail, MailPart } from '#lib/outbox/mail';
import { siteUrl } from '#lib/server/env.server';
import { store } from '#lib/server/store/store.server';
import { announcedWords, holdsWords } from '../items/announcements/announcement-words.ts';
import { type CurrentAnnouncement, currentAnnouncement } from '../items/announcements/event-announcement.ts';
import { itemLinkPath } from '../items/links/item-link.server.ts';
import { askOf } from '../items/links/mailed-ask.ts';
import { isModerator } from '../items/links/moderators.server.ts';
import { statusPath } from '../items/links/private-link.server.ts';
import { proposedEvent } from '../items/proposals/proposal.ts';
import { proposalParts } from '../items/proposals/proposal-parts.ts';
import { loadQuestion } from '../items/questions/stored-questions.server.ts';
import { titleOf } from '../items/record/item-content.ts';
import { loadHistory } from '../items/record/load-history.server.ts';
import { sameEventSchema } from '../items/record/same-event.ts';
import { contentOf } from '../items/record/stored-payload.ts';
import { stateOf } from '../items/states/submission-states.ts';
import { correctionMail } from './correction-mail.ts';
import { decisionMail } from './decision-mail.ts';
import { itemMailParts } from './item-facts.ts';
import type { MailedItem } from './item-mail.ts';
import { loadNotifiedItem, parseMailedItem } from './mailed-item.server.ts';
import type { DigestEntry } from './moderator-digest-mail.ts';
import { itemNewsMail, MODERATOR_NEWS, newItemMail, signInMail } from './moderator-mails.ts';
import { correctionData } from './notify-organiser.server.ts';
import { QUESTION_MAIL_MAKERS } from './question-mail-of.server.ts';
import { signInPath } from './sign-in-path.server.ts';
import { slideBooked } from './slide-notification.server.ts';

/** A mail to send, or a code for why none is to be sent any more. */
export type MailOrReason = { mail: Mail } | { reason: string };

const decisionData = z.object({
  decision: z.string(),
  reason: z.string().optional(),
  sameAs: sameEventSchema.optional(),
});
const newsData = z.object({ news: z.enum(MODERATOR_NEWS).optional(), questionId: z.string().optional() });
const signInData = z.object({ linkId: z.string() });

/** The same with what a digest says of it. */
type ModeratorMail = { mail: Mail; entry: DigestEntry } | { reason: string };

async function moderatorsNew(row: OutboxRow, now: number): Promise<ModeratorMail> {
  const item = await loadNotifiedItem(row.item_id);
  if (!item) return { reason: 'ITEM_GONE' };
  const { news, questionId } = newsData.parse(JSON.parse(row.data));
  // Decided in the queue before the mail was sent; a change by the submitter is still mailed.
  const { isOpen, isSilent } = stateOf(item.status);
  if (!isOpen && !news) return { reason: 'ALREADY_DECIDED' };
  if (isSilent) return { reason: 'SPAM' };
  if (item.purged_at && !news) return { reason: 'NO_DETAILS' };
  const moderator = row.recipient ?? '';
  if (!isModerator(moderator)) return { reason: 'NO_MODERATOR' };
  const { db } = await store();
  const asked = askOf(item, await loadHistory(db, item.id));
  const link = siteUrl() + itemLinkPath(item.id, moderator, asked, now);
  const withEntry = (mail: Mail) => ({ mail, entry: { subject: mail.subject, link, news } });
  if (!news) return withEntry(newItemMail(parseMailedItem(item), { moderator, link, siteUrl: siteUrl() }));
  const announcement = currentAnnouncement(item.announcement);
  const proposed = news === 'proposed' ? proposedEvent(item) : undefined;
  // Answered in the queue before the mail was sent, or taken back.
  if (news === 'proposed' && !proposed) return { reason: 'ALREADY_DECIDED' };
  const content = contentOf(item);
  const about = {
    title: titleOf(content),
    reference: item.reference,
    parts: proposed
      ? proposalParts(content.payload, proposed, siteUrl())
      : item.purged_at
        ? []
        : [...(await answerParts(questionId)), ...itemMailParts(parseMailedItem(item), siteUrl())],
  };
  return withEntry(
    itemNewsMail(
      about,
      { news, remainingStatus: remainingStatusWords(news, announcement) },
      { moderator, link },
    ),
  );
}

/** What holds of an event after an announcement, beside what the mail says of it; undefined where nothing is to be added. */
function remainingStatusWords(
  news: (typeof MODERATOR_NEWS)[number],
  announcement: CurrentAnnouncement | undefined,
): string | undefined {
  if (news === 'taken-back') return announcedWords({ announcement });
  // Something else was announced before this mail was sent: that has a mail of its own.
  return news === announcement?.kind ? holdsWords({ announcement }) || undefined : undefined;
}

/** A question and its answer, as parts of a mail to a moderator; none where nothing was answered. */
async function answerParts(questionId: string | undefined): Promise<MailPart[]> {
  const asked = questionId === undefined ? undefined : await loadQuestion(questionId);
  if (!asked?.answer) return [];
  return [
    { facts: [['Our question', asked.question]] },
    { paragraph: 'The answer:' },
    { quote: asked.answer },
  ];
}

type ReceivedItem = { item: MailedItem; statusUrl: string };

/** What a receipt is about, or a code for why none is to be sent any more. Throws a DeliveryError. */
export async function receivedItem(row: OutboxRow): Promise<ReceivedItem | { reason: string }> {
  const item = await loadNotifiedItem(row.item_id);
  if (!item) return { reason: 'ITEM_GONE' };
  if (stateOf(item.status).isSilent) return { reason: 'SPAM' };
  if (item.purged_at) return { reason: 'NO_ADDRESS' };
  return { item: parseMailedItem(item), statusUrl: siteUrl() + statusPath(item.id) };
}

/** The Message-ID of an item's receipt; undefined where none is sent. */
async function receiptMessageId(itemId: string): Promise<string | undefined> {
  const { db } = await store();
  const row = await db
    .selectFrom('outbox')
    .select('message_id')
    .where('kind', '=', 'receipt')
    // One that a release before has put into a digest was not sent by itself.
    .where('digest_id', 'is', null)
    .where('item_id', '=', itemId)
    // Delivered with a code: no mail went out.
    .where((receipt) => receipt.or([receipt('delivered_at', 'is', null), receipt('last_error', 'is', null)]))
    .executeTakeFirst();
  return row?.message_id;
}

async function decision(row: OutboxRow): Promise<MailOrReason> {
  const item = await loadNotifiedItem(row.item_id);
  if (!item) return { reason: 'ITEM_GONE' };
  if (item.purged_at) return { reason: 'NO_ADDRESS' };
  const data = decisionData.parse(JSON.parse(row.data));
  // Undone before it was sent; each later decision, even the same one, has a mail of its own.
  if (data.decision !== item.status || row.created_at !== item.decided_at) return { reason: 'TAKEN_BACK' };
  const mail = decisionMail(parseMailedItem(item), data, {
    siteUrl: siteUrl(),
    statusUrl: siteUrl() + statusPath(item.id),
    eventId: item.event_id,
  });
  if (!mail) return { reason: 'NOTHING_TO_SAY' };
  const inReplyTo = await receiptMessageId(item.id);
  return { mail: { ...mail, ...(inReplyTo && { inReplyTo }) } };
}

async function correction(row: OutboxRow): Promise<MailOrReason> {
  const item = await loadNotifiedItem(row.item_id);
  if (!item) return { reason: 'ITEM_GONE' };
  if (item.purged_at) return { reason: 'NO_ADDRESS' };
  if (!stateOf(item.status).isPublic) return { reason: 'TAKEN_BACK' };
  const mail = correctionMail(parseMailedItem(item), correctionData.parse(JSON.parse(row.data)), {
    siteUrl: siteUrl(),
    statusUrl: siteUrl() + statusPath(item.id),
    eventId: item.event_id,
  });
  const inReplyTo = await receiptMessageId(item.id);
  return { mail: { ...mail, ...(inReplyTo && { inReplyTo }) } };
}
/** The mail about a question, in the thread of the item's receipt. */
const inThread =
  (make: (row: OutboxRow) => Promise<MailOrReason>) =>
  async (row: OutboxRow): Promise<MailOrReason> => {
    const made = await make(row);
    const inReplyTo = 'mail' in made && row.item_id ? await receiptMessageId(row.item_id) : undefined;
    return 'mail' in made && inReplyTo ? { mail: { ...made.mail, inReplyTo } } : made;
  };

async function signIn(row: OutboxRow, now: number): Promise<MailOrReason> {
  const { linkId } = signInData.parse(JSON.parse(row.data));
  const { db } = await store();
  const link = await db.selectFrom('sign_in_links').selectAll().where('id', '=', linkId).executeTakeFirst();
  if (!link || link.used_at || Date.parse(link.expires_at) <= now) return { reason: 'EXPIRED' };
  if (!isModerator(link.email)) return { reason: 'NO_MODERATOR' };
  return { mail: signInMail(link.email, siteUrl() + signInPath(linkId)) };
}

/** Create the mail of a notification at `now` (milliseconds since 1970). They throw a DeliveryError. */
export const MAIL_MAKERS = {
  'moderators-new': moderatorsNew,
  decision,
  correction,
  question: inThread(QUESTION_MAIL_MAKERS.question),
  'question-reminder': inThread(QUESTION_MAIL_MAKERS['question-reminder']),
  'question-closed': inThread(QUESTION_MAIL_MAKERS['question-closed']),
  'sign-in': signIn,
  'slide-booked': slideBooked,
};
