import type { Mail, MailPart } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { daysInShort } from '../fields/when/day-words.ts';
import {
  ANNOUNCEMENT_KIND_NAMES,
  type AnnouncementKind,
  announcementKind,
} from '../items/announcements/announcement-kinds.ts';
import { KEEP_PRIVATE } from '../items/links/item-link-words.ts';
import { placeNameOf, titleOf } from '../items/record/item-content.ts';
import { itemMailParts } from './item-facts.ts';
import { type MailedItem, senderAddress } from './item-mail.ts';
import { SIGN_IN_MINUTES } from './sign-in-minutes.ts';

const KINDS = {
  event: { name: 'New event', decide: 'Look at it and decide' },
  advertiser: { name: 'New advertiser', decide: 'Look at it and answer' },
  contact: { name: 'New message', decide: 'Open it in the queue' },
} as const;

function subjectOf(item: MailedItem): string {
  const subject = `${KINDS[item.kind].name}: ${titleOf(item)}`;
  if (item.kind !== 'event') return subject;
  return `${subject} (${daysInShort(item.payload)}, ${placeNameOf(item)})`;
}

type Addressed = {
  moderator: string;
  /** The signed link that opens the item for this moderator. */
  link: string;
  siteUrl: string;
};

/** The mail to a moderator about a new item: its whole content, and a link to decide. */
export function newItemMail(item: MailedItem, { moderator, link, siteUrl }: Addressed): Mail {
  const { name, decide } = KINDS[item.kind];
  return {
    to: { name: '', address: moderator },
    subject: subjectOf(item),
    // Applications and messages are answered by a reply; the submitter of an event is answered by the decision.
    ...(item.kind !== 'event' && { replyTo: senderAddress(item) }),
    parts: [
      { heading: `${name}: ${titleOf(item)}` },
      { link: { label: decide, address: link } },
      ...itemMailParts(item, siteUrl),
      {
        facts: [
          ['Reference', item.reference],
          ['Received', formatLongDay(belizeDay(Date.parse(item.createdAt)))],
        ],
      },
      { paragraph: KEEP_PRIVATE },
    ],
  };
}

/** What a submitter may do with an item later, on its status page. */
export const MODERATOR_NEWS = [
  ...ANNOUNCEMENT_KIND_NAMES,
  'taken-back',
  'proposed',
  'answered',
  'reopened',
  'corrected',
  'withdrawn',
] as const;
export type ModeratorNews = (typeof MODERATOR_NEWS)[number];

type News = { name: string; words: string };

const announcedNews = Object.fromEntries(
  ANNOUNCEMENT_KIND_NAMES.map((kind): [AnnouncementKind, News] => {
    const { mark, that } = announcementKind(kind);
    return [kind, { name: mark, words: `Its organiser says that ${that}.` }];
  }),
) as Record<AnnouncementKind, News>;

const NEWS: Readonly<Record<ModeratorNews, News>> = {
  ...announcedNews,
  'taken-back': { name: 'Announcement taken back', words: 'Its organiser took the last announcement back.' },
  proposed: {
    name: 'Correction proposed',
    words: 'Its organiser proposes a correction. The public page stays as it is until you answer.',
  },
  answered: {
    name: 'Answered',
    words: 'Its organiser answered our question. It is waiting for a decision again; this is how it is now.',
  },
  reopened: {
    name: 'Reopened',
    words:
      'It was closed because our question had no answer. Its organiser has reopened it, and the question is open again.',
  },
  corrected: { name: 'Corrected', words: 'Its sender changed it. This is how it is now.' },
  withdrawn: { name: 'Withdrawn', words: 'Its sender took it back. There is nothing more to decide.' },
};

type NewsItem = {
  title: string;
  reference: string;
  /** Its whole content; empty once its private details were deleted. */
  parts: readonly MailPart[];
};

/** The mail to a moderator about a change by the submitter; `stands` says what holds of an event that was announced about. */
export function itemNewsMail(
  { title, reference, parts }: NewsItem,
  { news, remainingStatus }: { news: ModeratorNews; remainingStatus?: string | undefined },
  { moderator, link }: Omit<Addressed, 'siteUrl'>,
): Mail {
  const { name, words } = NEWS[news];
  return {
    to: { name: '', address: moderator },
    subject: `${name}: ${title} (${reference})`,
    parts: [
      { heading: `${name}: ${title}` },
      { paragraph: remainingStatus ? `${words} ${remainingStatus}` : words },
      { link: { label: 'Open it', address: link } },
      ...parts,
      { paragraph: KEEP_PRIVATE },
    ],
  };
}

/** The mail with the link that signs a moderator in. */
export const signInMail = (moderator: string, link: string): Mail => ({
  to: { name: '', address: moderator },
  subject: `Your sign-in link for ${SITE_NAME}`,
  parts: [
    { paragraph: `Use this link to sign in to the moderation of ${SITE_NAME}.` },
    { link: { label: 'Sign in', address: link } },
    { paragraph: `It works once, for ${SIGN_IN_MINUTES} minutes after you asked for it.` },
    { paragraph: 'If you did not ask for it, you can ignore this email: nobody gets in without it.' },
  ],
});
