import type { MailPart } from '#lib/outbox/mail';
import type { AskedField } from '../fields/field.ts';
import { FIELD_TABLES } from '../fields/field-tables.ts';
import { answersOf, type FieldAnswer } from '../fields/field-words.ts';
import { imagesOf } from '../items/images/event-images.ts';
import type { MailedItem } from './item-mail.ts';

type Facts = Extract<MailPart, { facts: unknown }>['facts'];

const SENDER_ROLES = new Set<AskedField['role']>(['name', 'email', 'phone', 'contact method']);
const isOfSender = ({ field }: FieldAnswer) => SENDER_ROLES.has(field.role);
const isQuoted = ({ field }: FieldAnswer) => field.mail === 'quote';

const LAST_LINE = 100;
const lineOf = ({ field: { mail } }: FieldAnswer) => (typeof mail === 'object' ? mail.line : LAST_LINE);

/** Answers as lines of a mail, in its own order: what matters most for the decision comes first. */
const factsOf = (answers: readonly FieldAnswer[]): Facts =>
  answers
    .filter((answer) => !isQuoted(answer))
    .toSorted((one, other) => lineOf(one) - lineOf(other))
    .map(({ label, value }) => [label, value]);

/** How long (seconds) a form was open, in words: 'about 4 minutes'. */
function formatDuration(seconds: number): string {
  if (seconds <= 0) return '';
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  return seconds < 5_400
    ? `about ${Math.round(seconds / 60)} minutes`
    : `about ${Math.round(seconds / 3_600)} hours`;
}

/** The absolute addresses of the images, each with its alternative text. */
function imageFacts(payload: Readonly<Record<string, unknown>>, siteUrl: string): Facts {
  const lines = imagesOf(payload).map(({ url, alt }) => new URL(url, siteUrl).href + (alt && ` (${alt})`));
  const hasCover = payload.coverImageUrl !== '';
  const [cover = '', more] = hasCover ? [lines[0], lines.slice(1)] : ['', lines];
  return [
    ['Cover picture', cover],
    ['More pictures', more.join('\n')],
  ];
}

const senderParts = (facts: Facts, seconds: number, browser: string): MailPart[] => [
  { heading: 'Who sent it' },
  { facts: [...facts, ['Form open for', formatDuration(seconds)], ['Browser', browser]] },
];

/** The whole content of an item with labels, as parts of a mail. */
export function itemMailParts(item: MailedItem, siteUrl: string): MailPart[] {
  const answers = answersOf(FIELD_TABLES[item.kind], item.payload, 'mail');
  const facts = factsOf(answers.filter((answer) => !isOfSender(answer)));
  const sender = factsOf(answers.filter(isOfSender));
  switch (item.kind) {
    case 'event': {
      const { formDuration, userAgent } = item.payload;
      return [
        { facts: [...facts, ...imageFacts(item.payload, siteUrl)] },
        ...senderParts(sender, formDuration / 1_000, userAgent),
      ];
    }
    case 'advertiser': {
      const { formDurationSeconds, userAgent } = item.payload;
      return [{ facts }, ...senderParts(sender, formDurationSeconds, userAgent)];
    }
    case 'contact':
      return [
        { facts: factsOf(answers) },
        ...answers.filter(isQuoted).map(({ value }) => ({ quote: value })),
      ];
  }
}
