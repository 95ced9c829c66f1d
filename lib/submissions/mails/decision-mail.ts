import type { Mail, MailPart } from '#lib/outbox/mail';
import { SITE_NAME, SUBMIT_EVENT_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';
import { titleOf } from '../items/record/item-content.ts';
import { ALREADY_LISTED, type SameEvent } from '../items/record/same-event.ts';
import { stateOf } from '../items/states/submission-states.ts';
import { type MailedItem, senderAddress, textWithoutAddresses } from './item-mail.ts';
import { greeting, privateLinkParts } from './receipt-mail.ts';

type Decided = {
  /** The status that the decision led to. */
  decision: string;
  reason?: string | undefined;
  /** The event on the calendar that a rejected one is the same as. */
  sameAs?: SameEvent | undefined;
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

/** What the submitter of a rejected event may do: nothing is to be sent again that is on the calendar. */
function nextParts({ reason, sameAs }: Omit<Decided, 'decision'>, siteUrl: string): MailPart[] {
  const again = `${siteUrl}${SUBMIT_EVENT_PATH}`;
  if (sameAs)
    return [
      { paragraph: `It is listed as “${sameAs.title}”, and there is nothing more for you to do.` },
      {
        link: {
          label: 'See the event on the calendar',
          address: `${siteUrl}/events/${encodeURIComponent(sameAs.id)}`,
        },
      },
      { paragraph: 'Is yours another event? Then send it again, and say how they differ.' },
      { link: { label: 'Send it as another event', address: again } },
    ];
  if (reason === ALREADY_LISTED)
    return [{ link: { label: 'See the calendar', address: `${siteUrl}${THINGS_TO_DO_PATH}` } }];
  return [
    { paragraph: 'Can it be put right? Then change it and send it again: we review it like any new event.' },
    { link: { label: 'Send it again', address: again } },
  ];
}

function rejectedParts(
  title: string | undefined,
  decided: Omit<Decided, 'decision'>,
  { siteUrl, statusUrl }: Addresses,
): MailPart[] {
  const { reason } = decided;
  return [
    {
      paragraph: `Thank you for sending us ${title ? `“${title}”` : 'your event'}. We did not put it on the calendar.`,
    },
    ...(reason ? [{ paragraph: 'This is why:' }, { quote: reason }] : []),
    ...nextParts(decided, siteUrl),
    ...privateLinkParts('Your private link still shows what you sent.', statusUrl),
  ];
}

const NAMES = { event: 'event', advertiser: 'application', contact: 'message' } as const;

/** The mail about a decision to the submitter; undefined for an application or a message without a reason to quote. */
export function decisionMail(
  item: MailedItem,
  { decision, reason = '', sameAs }: Decided,
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
      : rejectedParts(title, { reason, sameAs }, addresses);
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
