import { likelyEmail } from '#lib/forms/email-typos';
import { MIN_FORM_SECONDS } from '../../fields/event-submission.ts';
import { lastEventDay } from '../../fields/when/event-days.ts';
import { isFarAhead } from '../../fields/when/far-days.ts';
import { bodyOf, type ItemContent, senderOf } from '../../items/record/item-content.ts';

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
// With a scheme or 'www.', or a domain as people write it: 'belizefest.com', 'bit.ly/abc'.
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|bz|io|co|me|ly|shop|site|online|xyz|top|ru)\b(?:\/\S*)?/gi;
// '$10', 'BZ$ 25', 'US$5.50', '25 BZD', '10 dollars'. Nothing is free of charge for $0.
const PRICE =
  /(?:(?:BZ|US|CA|EC)?\$|\b(?:BZD|USD|EUR|GBP)\b|[€£])\s?(?=\d*[1-9])\d[\d,]*(?:\.\d{1,2})?|\b(?=\d*[1-9])\d[\d,]*(?:\.\d{1,2})?\s?(?:BZD|USD|EUR|GBP|dollars?\b|bucks?\b)/i;

/** What is known beside an item. */
export type ItemBackground = {
  /** Whether another item has the same paragraph, or nearly the same text. */
  isCopied?: boolean;
  /** What its address sent in the last 30 days, this item included, and how much of that was rejected or spam. */
  sender?: { sent: number; refused: number };
  /** When it is looked at, in milliseconds since 1970: how far ahead an event is. */
  now?: number;
  /** The address of this site: our own "Something wrong?" writes it into a message. */
  siteUrl?: string;
};

/** Items of one address in 30 days from which on it is worth a word. */
const MANY_SENT = 3;

/** Seconds between opening and sending as the browser counted them; 0 where they were not counted. */
function secondsOf({ kind, payload }: ItemContent): number {
  switch (kind) {
    case 'event':
      return payload.formDuration / 1_000;
    case 'advertiser':
      return payload.formDurationSeconds;
    case 'contact':
      return 0;
  }
}

const isShouted = (title: string) =>
  title.replace(/[^a-z]/gi, '').length > 20 && title === title.toUpperCase();

/** The first price that a free event names; '' where it names none. */
function priceOfFree({ kind, payload }: ItemContent): string {
  if (kind !== 'event' || payload.cost !== 'free') return '';
  return PRICE.exec(`${payload.title}\n${payload.description}`)?.[0].trim() ?? '';
}

/** The year of an event about which the form asks whether it is right; '' for any other. */
function farYear({ kind, payload }: ItemContent, now?: number): string {
  if (kind !== 'event' || now === undefined) return '';
  const last = lastEventDay(payload);
  return isFarAhead(last, now) ? last.slice(0, 4) : '';
}

/** The address that its sender most likely meant, who was asked about it and kept it; '' for any other. */
const likelySender = (content: ItemContent): string => likelyEmail(senderOf(content).email) ?? '';

const isOwn = (address: string, siteUrl = '') =>
  URL.canParse(address) && URL.canParse(siteUrl) && new URL(address).origin === new URL(siteUrl).origin;

function senderHint({ sent, refused }: { sent: number; refused: number }): string {
  if (sent < MANY_SENT && refused === 0) return '';
  return `${sent} sent in 30 days${refused > 0 ? `, ${refused} rejected or spam` : ''}`;
}

type Hint = { words: string; isSerious?: boolean };

/** What a moderator should look at in an item: signs of spam, contradictions, and what the form asked about. Serious ones are seldom harmless. */
function hintsOf(content: ItemContent, { isCopied = false, sender, siteUrl, now }: ItemBackground): Hint[] {
  const found = bodyOf(content).replace(EMAIL, ' ').match(ADDRESS) ?? [];
  const addresses = found.filter((address) => !isOwn(address, siteUrl)).length;
  const seconds = secondsOf(content);
  const price = priceOfFree(content);
  const year = farYear(content, now);
  const email = likelySender(content);
  const isFast = seconds > 0 && seconds < MIN_FORM_SECONDS;
  const isLoud = content.kind === 'event' && isShouted(content.payload.title);
  const hints: Hint[] = [
    { words: content.payload.honeypot ? 'The hidden field was filled in' : '', isSerious: true },
    { words: addresses > 0 ? `${addresses} web address${addresses === 1 ? '' : 'es'} in the text` : '' },
    { words: price && `Says free, text names ${price}`, isSerious: true },
    { words: isCopied ? 'Text sent before' : '', isSerious: true },
    { words: sender ? senderHint(sender) : '', isSerious: (sender?.refused ?? 0) > 0 },
    { words: isFast ? `Filled in within ${Math.ceil(seconds)} s` : '', isSerious: true },
    { words: year && `${year} is far ahead` },
    { words: email && `Email may be ${email}` },
    { words: isLoud ? 'All in capitals' : '' },
  ];
  return hints.filter(({ words }) => words !== '');
}

const wordsOf = ({ words }: Hint) => words;

/** What a moderator should look at in an item, in a few words each. */
export const spamHints = (content: ItemContent, background: ItemBackground = {}): string[] =>
  hintsOf(content, background).map(wordsOf);

/** Those of the hints that stand out. */
export const seriousHints = (content: ItemContent, background: ItemBackground = {}): string[] =>
  hintsOf(content, background)
    .filter(({ isSerious }) => isSerious)
    .map(wordsOf);
