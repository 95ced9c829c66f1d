const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
const BEHIND = /[.,;:!?'")\]}]+$/;

export type TextPart = { text: string; href?: string };

/**
 * A text in parts, of which web addresses have a link; a full stop or a bracket behind one is no part of it.
 *
 *     linkedParts('See https://a.example/b.'); // [{ text: 'See ' }, { text: 'https://a.example/b', href: … }, { text: '.' }]
 */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(BEHIND, '');
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  return end < text.length || parts.length === 0 ? [...parts, { text: text.slice(end) }] : parts;
}
