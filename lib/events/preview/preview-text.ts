// The letters of the preview's font (Bricolage Grotesque, latin and latin-ext) that a text may keep. One
// without a glyph makes next/og ask a font or emoji server on the internet, so a test holds this list against the
// character maps of the font's own files. Left out on purpose although the font has them: the no-break, thin
// and zero-width spaces and the combining marks.
const DRAWABLE = /[ -~¡-£¥-¬®-ćĊ-ēĖ-ěĞ-ģĦ-īĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŨ-žȘ-țẀ-ẅẞỲ-ỹ–—‘-‚“-„•…‹›€™]/u;
const MARKS = /\p{M}+/gu;
const FORMAT_CHARACTERS = /[\p{Cf}\p{M}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|\{\s*\}|“\s*”|"\s*"/g;
/** Of a longer text only so many UTF-16 units are looked at: nobody waits for a million emoji. */
const READ_AT_MOST = 5_000;

const isDrawable = (text: string) => [...text].every((character) => DRAWABLE.test(character));

/** A character as the font can draw it: itself, a plain form ('𝐅' is 'F', 'ẹ' is 'e'), a gap or nothing. */
function drawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  const plain = character.normalize('NFKC');
  if (isDrawable(plain)) return plain;
  const bare = plain.normalize('NFD').replace(MARKS, '');
  if (bare !== '' && isDrawable(bare)) return bare;
  return FORMAT_CHARACTERS.test(character) ? '' : ' ';
}

/** Cut between words where that leaves most of the text, with an ellipsis within the length. */
function shorten(text: string, maxLength: number): string {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  const head = letters.slice(0, maxLength - 1).join('');
  const space = letters[maxLength - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  const whole = space > head.length / 2 ? head.slice(0, space) : head;
  return `${whole.replace(/[\s,.;:–—&(“"-]+$/u, '')}…`;
}

/**
 * A text as it is drawn into a preview picture: only characters its font has, one line, at most `maxLength`
 * characters with an ellipsis. Emoji, other scripts, zero-width and direction marks go; '' when no letter or
 * digit is left.
 *
 *     previewText('🎉 Buíti Binafi:\u200b Hudut (鱼)', 40) === 'Buíti Binafi: Hudut'
 */
export function previewText(text: string, maxLength: number): string {
  const composed = text.slice(0, READ_AT_MOST).normalize('NFC');
  const clean = [...composed]
    .map(drawable)
    .join('')
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:!?.])(?=\s|$)/g, '$1')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
  return LETTER_OR_DIGIT.test(clean) ? shorten(clean, maxLength) : '';
}
