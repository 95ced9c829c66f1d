// No package: a calendar entry needs only these two rules of RFC 5545.

const MAX_LINE_OCTETS = 75;
const octets = (character: string) => new TextEncoder().encode(character).length;

/** Text as a value of a calendar file (RFC 5545, 3.3.11): `Rum; sun, sea` is `Rum\; sun\, sea`. */
export function calendarText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a value may not contain other control characters
      .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, ' ')
  );
}

/**
 * One content line with its end (RFC 5545, 3.1): no line is longer than 75 octets of UTF-8; the rest follows after a
 * line end and a space, and no character is split.
 */
export function calendarLine(name: string, value: string): string {
  let folded = '';
  let used = 0;
  for (const character of `${name}:${value}`) {
    const size = octets(character);
    if (used + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return `${folded}\r\n`;
}
