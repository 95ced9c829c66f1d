import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const CHARACTERS = 0x110000 - SURROGATES.count;

const characterAt = (index: number) =>
  String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count);

/** Throws for what is not one character, as fast-check wants it. */
function indexOf(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  const index = code < SURROGATES.first ? code : code - SURROGATES.count;
  if (index < 0 || characterAt(index) !== text) throw new Error('Not one character');
  return index;
}

/**
 * Any character of Unicode, as the unit of `fc.string()`. It generates what fast-check's own unit 'binary' does, without
 * the table of a million characters that each test file would wait a second for.
 */
export const anyCharacter = fc.nat({ max: CHARACTERS - 1 }).map(characterAt, indexOf);
