const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
const STOP = /[.,;:!?'"]$/;
const BRACKETS = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

export type TextPart = { text: string; href?: string };

/** Whether what an address ends with stands behind it: a stop, or a bracket that is not opened in it. */
function endsBehind(address: string): boolean {
  const last = address.at(-1) ?? '';
  const opening = BRACKETS.get(last);
  return opening ? address.split(last).length > address.split(opening).length : STOP.test(address);
}

function addressIn(found: string): string {
  let address = found;
  while (endsBehind(address)) address = address.slice(0, -1);
  return address;
}

/**
 * A text in parts, of which web addresses have a link; a full stop or a bracket behind one is no part of it.
 *
 *     linkedParts('See https://a.example/b.'); // [{ text: 'See ' }, { text: 'https://a.example/b', href: … }, { text: '.' }]
 */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = addressIn(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  return end < text.length || parts.length === 0 ? [...parts, { text: text.slice(end) }] : parts;
}
