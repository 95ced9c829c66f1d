import type { Mail, MailPart } from '#lib/outbox/mail';
import { pluralize } from '#lib/text/pluralize';
import { ANNOUNCEMENT_KIND_NAMES, announcementKind } from '../items/announcements/announcement-kinds.ts';
import { KEEP_ALL_PRIVATE } from '../items/links/item-link-words.ts';
import type { ModeratorNews } from './moderator-mails.ts';

export type DigestEntry = {
  /** The subject of the mail that it would have had. */
  subject: string;
  /** The signed link that opens the item for this moderator. */
  link: string;
  /** What its submitter did; absent for a new item. */
  news?: ModeratorNews | undefined;
};

/** Entries with a link of their own; the queue has them all. */
const MAX_LINKS = 200;

/** 'cancelled, partly cancelled or moved' */
const ANNOUNCED = ANNOUNCEMENT_KIND_NAMES.map((kind) => announcementKind(kind).mark.toLowerCase())
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

// In this order: an announcement is on the calendar already, so a moderator looks at it first.
const GROUPS = [
  {
    heading: `${ANNOUNCED.replace(/^./, (first) => first.toUpperCase())} by their organisers`,
    has: ANNOUNCEMENT_KIND_NAMES,
  },
  { heading: 'Corrections of public events, waiting for an answer', has: ['proposed'] },
  { heading: 'Answered or reopened by their organisers', has: ['answered', 'reopened'] },
  { heading: 'New', has: [undefined] },
  { heading: 'Changed or taken back by their senders', has: ['taken-back', 'corrected', 'withdrawn'] },
] as const;

const isIn =
  ({ has }: (typeof GROUPS)[number]) =>
  ({ news }: DigestEntry) =>
    (has as readonly unknown[]).includes(news);

function subjectOf(entries: readonly DigestEntry[]): string {
  const announced = entries.filter(isIn(GROUPS[0])).length;
  const others = entries.length - announced;
  if (announced === 0) return `${others} more for you to look at`;
  const events = `${pluralize(announced, 'event')} ${ANNOUNCED}`;
  return others === 0 ? events : `${events}, and ${others} more for you to look at`;
}

/** The mail that gathers what a moderator was not mailed one by one, with a link to each item. */
export function moderatorDigestMail(
  entries: readonly DigestEntry[],
  { moderator, queue }: { moderator: string; queue: string },
): Mail {
  const subject = subjectOf(entries);
  const listed = GROUPS.flatMap((group) => entries.filter(isIn(group))).slice(0, MAX_LINKS);
  const left = entries.length - listed.length;
  const parts = GROUPS.flatMap((group): MailPart[] => {
    const own = listed.filter(isIn(group));
    if (own.length === 0) return [];
    return [
      { heading: group.heading },
      ...own.map(({ subject: label, link }) => ({ link: { label, address: link } })),
    ];
  });
  return {
    to: { name: '', address: moderator },
    subject,
    parts: [
      { heading: subject },
      {
        paragraph: 'More came in within an hour than we email one by one, so the rest are in this one email.',
      },
      { link: { label: 'Open the queue', address: queue } },
      ...parts,
      ...(left > 0 ? [{ paragraph: `And ${left} more, which are in the queue.` }] : []),
      { paragraph: KEEP_ALL_PRIVATE },
    ],
  };
}
