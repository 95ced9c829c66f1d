import type { Mail, MailPart } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import { CLOSING_DAYS } from '../items/questions/question-times.ts';
import { titleOf } from '../items/record/item-content.ts';
import { type MailedItem, senderAddress, textWithoutAddresses } from './item-mail.ts';
import { greeting, receivedWords, WRONG_ADDRESS_WORDS } from './receipt-mail.ts';

/** A question as the mails about it need it. */
type MailedQuestion = {
  question: string;
  /** The day on which the item is closed without an answer, in words. */
  closesOn: string;
  statusUrl: string;
};

const KEEP_IT = 'Anyone with the link can answer and change it too, so keep it to yourself.';

function mailAbout(item: MailedItem, subject: string, parts: readonly MailPart[]): Mail {
  const { name, address } = senderAddress(item);
  const title = textWithoutAddresses(titleOf(item));
  return {
    to: { name: textWithoutAddresses(name) ?? '', address },
    subject: `${subject}${title ? `: ${title}` : ` (${item.reference})`}`,
    parts: [
      greeting(name),
      ...parts,
      { facts: [['Your reference', item.reference]] },
      { paragraph: WRONG_ADDRESS_WORDS },
      { paragraph: SITE_NAME },
    ],
  };
}

/** The mail with a moderator's question. */
export const questionMail = (item: MailedItem, { question, closesOn, statusUrl }: MailedQuestion): Mail =>
  mailAbout(item, 'A question about your event', [
    { paragraph: `Thank you for sending us ${receivedWords(item)}. Before we decide, we have a question:` },
    { quote: question },
    {
      paragraph:
        'Answer it with your private link. There you can also change what you sent us, and its pictures.',
    },
    { link: { label: 'Answer the question', address: statusUrl } },
    { paragraph: KEEP_IT },
    {
      paragraph: `Once you have answered, our team looks at it again. Without an answer we close it on ${closesOn}.`,
    },
  ]);

/** The one mail that reminds of a question. */
export const questionReminderMail = (
  item: MailedItem,
  { question, closesOn, statusUrl }: MailedQuestion,
): Mail =>
  mailAbout(item, 'We still have a question about your event', [
    // They may have corrected it meanwhile, so it is not said that we heard nothing.
    { paragraph: `Our question about ${receivedWords(item)} has no answer yet. This is what we asked:` },
    { quote: question },
    { link: { label: 'Answer the question', address: statusUrl } },
    { paragraph: KEEP_IT },
    {
      paragraph: `Without an answer we close it on ${closesOn}. We will not remind you again.`,
    },
  ]);

/** The mail that says that an item was closed without an answer, with the link that reopens it. */
export const questionClosedMail = (
  item: MailedItem,
  { question, statusUrl, retentionDays }: Omit<MailedQuestion, 'closesOn'> & { retentionDays: number },
): Mail =>
  mailAbout(item, 'We closed your event without an answer', [
    {
      paragraph: `Within ${CLOSING_DAYS} days we had no answer to our question about ${receivedWords(item)}, so we closed it. It was not published.`,
    },
    { paragraph: 'This was our question:' },
    { quote: question },
    {
      paragraph: `Does it take place? Then answer or reopen it with your private link, and we pick up where we left off. That works for ${retentionDays} days; then what you sent us is deleted.`,
    },
    { link: { label: 'Reopen it', address: statusUrl } },
    { paragraph: KEEP_IT },
  ]);
