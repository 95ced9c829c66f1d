import { mailtoLink } from './mailto.ts';
import { phoneNumbersIn } from './phone-numbers.ts';

/** What no address has: spaces, quotation marks, pictures. */
const CHARACTER = '[^\\s<>"“”„«»\\p{Extended_Pictographic}]';
/** Where a name is an address by itself; behind others it may be 'etc.and' or 'p.m.till'. */
const ENDINGS = 'com|org|net|bz|edu|gov';
/** Where it is one with a path behind it: 'bit.ly/x'; without one it may be a sentence that ends and one that begins. */
const ENDINGS_WITH_PATH = 'info|app|page|link|ly|gl|be|me|co|tv';
const HOST = `(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,5}`;
const NOT_INSIDE = '(?<![\\p{L}\\p{N}@._/:-])';
const NOT_LONGER = '(?![\\p{L}\\p{N}@-])';
const PATH = `(?:[/?#]${CHARACTER}*)?`;
const WEB = new RegExp(
  `https?://${CHARACTER}+|${NOT_INSIDE}www\\.${HOST}[a-z]{2,}${NOT_LONGER}${PATH}`,
  'giu',
);
/** Behind a word in small letters a capital begins a sentence, and the address with it: 'Come early.Facebook.com/x'. */
const AT_START = `(?:${NOT_INSIDE}|(?<=(?<![\\p{L}\\p{N}@._/:-])[\\p{Ll}\\p{N}-]{1,30}\\.)(?=[A-Z]))`;
/** A name may have capitals; what follows a full stop begins with a small letter, as no sentence does: 'Facebook.com'. */
const NAMED_HOST =
  '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){0,4}';
/** Or all of them are capitals. */
const CAPITAL_HOST = '(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\\.){1,5}';
const hosts = (endings: string) =>
  `(?:${NAMED_HOST}(?:${endings})|${CAPITAL_HOST}(?:${endings.toUpperCase()}))`;
/** A host without anything before it: 'the park.Be there!' has none. */
const BARE = new RegExp(
  `${AT_START}(?:${hosts(ENDINGS)}${NOT_LONGER}${PATH}|${hosts(ENDINGS_WITH_PATH)}/${CHARACTER}+)`,
  'gu',
);
const EMAIL =
  /(?<![\p{L}\p{N}.@_%+'-])[a-z0-9_][a-z0-9._%+'-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,}(?![\p{L}\p{N}@-])/giu;
/** What stands behind an address, and is no part of it; stars are those of bold words. */
const STOP = /[.,;:!?'’‘*…|\\]/;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

export type TextPart = { text: string; href?: string };
/** Without `href` it cannot be followed, and nothing in it can. */
type Link = TextPart & { index: number };

/** An address without what stands behind it: a stop, or a bracket that is not opened in it. */
function addressIn(found: string, before: string): string {
  // Counted once, as a text may be nothing but brackets.
  const counts = new Map<string, number>();
  for (const sign of found) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const opening = BRACKETS[last];
    const count = counts.get(last) ?? 0;
    if (opening) {
      if (count <= (counts.get(opening) ?? 0)) break;
      counts.set(last, count - 1);
    } else if (!STOP.test(last) && !(/[_~]/.test(last) && before === last)) break; // Around an address they are marks of a chat.
  }
  return found.slice(0, end);
}

/** An address with its link, unless it hides its host behind a name: 'https://bank.example@evil.example'. */
function webLink(found: string, index: number, before: string): Link {
  const text = addressIn(found, before);
  const href = /^https?:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return { text, index, ...(url && !url.username && !url.password && { href }) };
}

function linksIn(text: string): Link[] {
  const addresses = [...text.matchAll(WEB), ...text.matchAll(BARE)].map(({ 0: found, index }) =>
    webLink(found, index, text[index - 1] ?? ''),
  );
  const emails = [...text.matchAll(EMAIL)].map(({ 0: found, index }) => ({
    text: found,
    href: mailtoLink(found),
    index,
  }));
  const phones = phoneNumbersIn(text).map(({ digits, ...phone }) => ({ ...phone, href: `tel:+${digits}` }));
  // Where two of them overlap, the first that begins counts, and of those the address.
  return [...addresses, ...emails, ...phones].sort((one, other) => one.index - other.index);
}

/**
 * A text in parts, of which web addresses, email addresses and phone numbers have a link; a full stop, a bracket or a quotation
 * mark behind one is no part of it. All parts together are the text.
 *
 *     linkedParts('See https://a.example/b.'); // [{ text: 'See ' }, { text: 'https://a.example/b', href: … }, { text: '.' }]
 */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let [end, blocked] = [0, 0];
  for (const { text: linked, href, index } of linksIn(text)) {
    if (index < end) continue;
    const behind = index + linked.length;
    if (href === undefined) {
      blocked = behind;
      continue;
    }
    if (index < blocked) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: linked, href });
    end = behind;
  }
  return end < text.length || parts.length === 0 ? [...parts, { text: text.slice(end) }] : parts;
}
