import type { Mail, MailPart } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import type { MailedItem } from './item-mail.ts';
import { greeting, receivedWords } from './receipt-mail.ts';

/** Where an item is: with our team, with its sender, on the calendar, or decided otherwise. */
export type LinkedState = 'waiting' | 'asked' | 'public' | 'decided';

type LinkedItem = { item: MailedItem; state: LinkedState; statusUrl: string };

const HEADINGS: readonly (readonly [LinkedState, heading: string])[] = [
  ['asked', 'We have a question'],
  ['waiting', 'With our team'],
  ['public', 'On the calendar'],
  ['decided', 'Decided'],
];

/** Who wanted the mail: the person who typed the address, or a moderator. */
type AskedBy = 'sender' | 'moderator';

const WHY: Record<AskedBy, string> = {
  sender:
    'If you did not ask for this, somebody else typed your address. They have not seen these links, and you can ignore this email.',
  moderator: 'A moderator sent you this. If you did not send us anything, you can ignore this email.',
};

/** 'Your event “Village Fiesta” on … in Hopkins (BC-7K4M-92QX)' */
const labelOf = (item: MailedItem) =>
  `${receivedWords(item).replace(/^./, (first) => first.toUpperCase())} (${item.reference})`;

/**
 * The mail with the private links of items, in the order in which they need their sender. It goes to an address that is
 * not confirmed, so it repeats no text that contains an address, and no name.
 */
export function privateLinksMail(address: string, linked: readonly LinkedItem[], askedBy: AskedBy): Mail {
  const isOne = linked.length === 1;
  const parts = HEADINGS.flatMap(([state, heading]): MailPart[] => {
    const own = linked.filter((one) => one.state === state);
    if (own.length === 0) return [];
    return [
      { heading },
      ...own.map(({ item, statusUrl }) => ({ link: { label: labelOf(item), address: statusUrl } })),
    ];
  });
  return {
    to: { name: '', address },
    subject: isOne ? 'Your private link' : 'Your private links',
    parts: [
      greeting(''),
      {
        paragraph: isOne
          ? 'Here is the private link of what you sent us. It shows where it stands and what you can do with it. Anyone with the link can do the same, so keep it to yourself.'
          : 'Here are the private links of what you sent us. Each shows where it stands and what you can do with it. Anyone with a link can do the same, so keep them to yourself.',
      },
      ...parts,
      { paragraph: WHY[askedBy] },
      { paragraph: SITE_NAME },
    ],
  };
}
