// The characters of the preview's font (Bricolage Grotesque, latin and latin-ext) that are drawn. For any other,
// next/og would load a font or an emoji from the internet, so a test compares this list with the character maps of
// the font files. Left out on purpose although the font has them: the no-break, thin and zero-width spaces and the
// combining marks.
const DRAWABLE = /[ -~¡-£¥-¬®-ćĊ-ēĖ-ěĞ-ģĦ-īĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŨ-žȘ-țẀ-ẅẞỲ-ỹ–—‘-‚“-„•…‹›€™]/u;
const MARKS = /\p{M}/gu;
const FORMAT_CHARACTERS = /[\p{Cf}\p{M}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|\{\s*\}|“\s*”|"\s*"/g;
/** UTF-16 units: the rest of a longer text is ignored, to limit the time for it. */
const MAX_READ_LENGTH = 5_000;

const isDrawable = (text: string) => [...text].every((character) => DRAWABLE.test(character));

/** A character as the font can draw it: itself, a plain form ('𝐅' is 'F', 'ẹ' is 'e'), a space or nothing. */
function drawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  const plain = character.normalize('NFKC');
  if (isDrawable(plain)) return plain;
  const bare = plain.normalize('NFD').replace(MARKS, '');
  if (bare !== '' && isDrawable(bare)) return bare;
  return FORMAT_CHARACTERS.test(character) ? '' : ' ';
}

/**
 * The start of a text with an ellipsis, cut between words unless that leaves less than half; `next` is what follows.
 */
export function withEllipsis(start: string, next: string): string {
  const space = (start + next).lastIndexOf(' ');
  const whole = space > start.length / 2 ? start.slice(0, space) : start;
  return `${whole.replace(/[\s,.;:–—&(“"-]+$/u, '')}…`;
}

function shorten(text: string, maxLength: number): string {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  return withEllipsis(letters.slice(0, maxLength - 1).join(''), letters[maxLength - 1] ?? '');
}

/**
 * A text as it is drawn into a preview image: only characters that its font has, on one line, at most `maxLength`
 * characters with an ellipsis. Emoji, other scripts, zero-width and direction marks are removed; '' when no letter or
 * digit remains.
 *
 *     previewText('🎉 Buíti Binafi:\u200b Hudut (鱼)', 40) === 'Buíti Binafi: Hudut'
 */
export function previewText(text: string, maxLength: number): string {
  const composed = text.slice(0, MAX_READ_LENGTH).normalize('NFC');
  const clean = [...composed]
    .map(drawable)
    .join('')
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:!?.])(?=\s|$)/g, '$1')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
  return LETTER_OR_DIGIT.test(clean) ? shorten(clean, maxLength) : '';
}
