import type { Mail, MailPart } from '#lib/outbox/mail';
import { SITE_NAME, SUBMIT_EVENT_PATH } from '#lib/site/site';
import { titleOf } from '../items/record/item-content.ts';
import { stateOf } from '../items/states/submission-states.ts';
import { type MailedItem, senderAddress, textWithoutAddresses } from './item-mail.ts';
import { greeting, privateLinkParts } from './receipt-mail.ts';

type Decided = {
  /** The status that the decision led to. */
  decision: string;
  reason?: string | undefined;
};

type Addresses = {
  siteUrl: string;
  statusUrl: string;
  /** The id under which an approved event is listed. */
  eventId: string | null;
};

function approvedParts(title: string, { siteUrl, statusUrl, eventId }: Addresses): MailPart[] {
  return [
    { paragraph: `Good news: “${title}” is on the calendar of ${SITE_NAME}.` },
    {
      link: { label: 'See your event', address: `${siteUrl}/events/${encodeURIComponent(eventId ?? '')}` },
    },
    {
      paragraph:
        'It may take a few minutes before everybody sees it. Share the link with everybody who should come.',
    },
    ...privateLinkParts(
      'Is it cancelled, has it moved to another day or place, or is something wrong with it? Say so with your private link, so that nobody comes for nothing.',
      statusUrl,
    ),
  ];
}

function rejectedParts(
  title: string | undefined,
  reason: string,
  { siteUrl, statusUrl }: Addresses,
): MailPart[] {
  return [
    {
      paragraph: `Thank you for sending us ${title ? `“${title}”` : 'your event'}. We did not put it on the calendar.`,
    },
    ...(reason ? [{ paragraph: 'This is why:' }, { quote: reason }] : []),
    {
      paragraph: 'Can it be put right? Then change it and send it again: we review it like any new event.',
    },
    { link: { label: 'Send it again', address: `${siteUrl}${SUBMIT_EVENT_PATH}` } },
    ...privateLinkParts('Your private link still shows what you sent.', statusUrl),
  ];
}

const NAMES = { event: 'event', advertiser: 'application', contact: 'message' } as const;

/** The mail about a decision to the submitter; undefined for an application or a message without a reason to quote. */
export function decisionMail(
  item: MailedItem,
  { decision, reason = '' }: Decided,
  addresses: Addresses,
): Mail | undefined {
  const { name, address } = senderAddress(item);
  // An event that was not approved may be an advertisement, which our mail would carry to strangers.
  const isListed = item.kind === 'event' && stateOf(decision).isPublic;
  const title = isListed ? titleOf(item) : textWithoutAddresses(titleOf(item));
  const isEvent = item.kind === 'event';
  if (!isEvent && reason === '') return undefined;
  const parts: MailPart[] = !isEvent
    ? [{ paragraph: `About your ${NAMES[item.kind]}${title ? ` “${title}”` : ''}:` }, { quote: reason }]
    : isListed
      ? approvedParts(titleOf(item), addresses)
      : rejectedParts(title, reason, addresses);
  return {
    to: { name: textWithoutAddresses(name) ?? '', address },
    subject: isListed
      ? `Your event is on the calendar: ${title}`
      : `About your ${NAMES[item.kind]}${title ? `: ${title}` : ` (${item.reference})`}`,
    parts: [
      greeting(name),
      ...parts,
      { facts: [['Your reference', item.reference]] },
      { paragraph: SITE_NAME },
    ],
  };
}
