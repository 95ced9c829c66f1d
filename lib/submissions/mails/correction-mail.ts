import type { Mail, MailPart } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import { titleOf } from '../items/record/item-content.ts';
import { type MailedItem, senderAddress, textWithoutAddresses } from './item-mail.ts';
import { greeting, privateLinkParts } from './receipt-mail.ts';

type Correction = {
  told: 'accepted' | 'declined' | 'amended';
  /** The changed public fields, each with its label. */
  changes: ReadonlyArray<readonly [label: string, value: string]>;
  /** Whether contact details were changed, which the mail does not repeat. */
  hasOtherContact: boolean;
  isInSheet: boolean;
  reason?: string | undefined;
};

type Addresses = { siteUrl: string; statusUrl: string; eventId: string | null };

const SUBJECTS = {
  accepted: 'Your correction is on the calendar',
  amended: 'We corrected your event',
  declined: 'About your correction',
} as const satisfies Record<Correction['told'], string>;

const WORDS = {
  accepted: (title: string) => `Thank you! We have made your correction to “${title}”.`,
  amended: (title: string) => `We corrected “${title}” on the calendar of ${SITE_NAME}.`,
  declined: (title: string) =>
    `Thank you for your correction of “${title}”. We have not used it, so the event stays as it was.`,
} as const satisfies Record<Correction['told'], (title: string) => string>;

const SOON = 'The calendar shows it within minutes; the address of the page stays the same.';
const WITH_THE_SHEET =
  'The calendar shows it as soon as our team has changed it in its sheet too; the address of the page stays the same.';

function changedParts({ changes, hasOtherContact, isInSheet }: Correction): MailPart[] {
  return [
    ...(changes.length > 0 ? [{ paragraph: 'This is what changed:' }, { facts: changes }] : []),
    ...(hasOtherContact
      ? [{ paragraph: 'Your contact details were changed too; only our team sees them.' }]
      : []),
    ...(changes.length > 0 ? [{ paragraph: isInSheet ? WITH_THE_SHEET : SOON }] : []),
  ];
}

/** The mail to the organiser of a public event about a correction: what changed, or why it was declined. */
export function correctionMail(
  item: MailedItem,
  correction: Correction,
  { siteUrl, statusUrl, eventId }: Addresses,
): Mail {
  const { name, address } = senderAddress(item);
  const { told, reason } = correction;
  const title = titleOf(item);
  const parts: MailPart[] =
    told === 'declined'
      ? reason
        ? [{ paragraph: 'This is why:' }, { quote: reason }]
        : []
      : changedParts(correction);
  return {
    to: { name: textWithoutAddresses(name) ?? '', address },
    subject: `${SUBJECTS[told]}: ${title}`,
    parts: [
      greeting(name),
      { paragraph: WORDS[told](title) },
      ...parts,
      {
        link: { label: 'See your event', address: `${siteUrl}/events/${encodeURIComponent(eventId ?? '')}` },
      },
      ...privateLinkParts(
        'Is something else wrong with it? Propose a correction with your private link.',
        statusUrl,
      ),
      { facts: [['Your reference', item.reference]] },
      { paragraph: SITE_NAME },
    ],
  };
}
