import { fold } from '#lib/text/fold';

/** Characters of a question that are read; the rest is ignored. */
export const MAX_ASKED_LENGTH = 300;

/** One word of a question: in lower case as it was written, and as it is compared ("What’s" is 'whats'). */
type AskedWord = { raw: string; key: string };

/** The words of a question; 'P.G.' is one word. */
function askedWords(text: string): AskedWord[] {
  const plain = text
    .slice(0, MAX_ASKED_LENGTH)
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replace(/(\d)[/.-](?=\d)/g, '$1/');
  return [...plain.matchAll(/\d+(?:\/\d+){1,2}|[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}]+)*/gu)].map(
    ([raw]) => ({ raw: raw.toLowerCase(), key: fold(raw).replace(/['’´`]/g, '') }),
  );
}

/** A phrase in the form in which the words of a question are compared. */
export const phraseKey = (phrase: string) =>
  askedWords(phrase)
    .map(({ key }) => key)
    .join(' ');

/** The words of a question. Each is taken once, by the first parser that recognises it. */
export class Sentence {
  readonly words: readonly AskedWord[];
  private readonly taken: boolean[];

  constructor(text: string) {
    this.words = askedWords(text);
    this.taken = this.words.map(() => false);
  }

  /** The words that are not taken yet, in order. */
  left(): AskedWord[] {
    return this.words.filter((_, position) => !this.taken[position]);
  }

  /** The word before a position, taken or not; '' at the beginning. */
  before(position: number): string {
    return this.words[position - 1]?.key ?? '';
  }

  /** The word at a position, taken or not; '' behind the end. */
  at(position: number): string {
    return this.words[position]?.key ?? '';
  }

  /** The words from a position on as one phrase, or undefined when one of them is taken or missing. */
  phrase(position: number, length: number): string | undefined {
    const words = this.words.slice(position, position + length);
    if (words.length < length || this.taken.slice(position, position + length).some(Boolean))
      return undefined;
    return words.map(({ key }) => key).join(' ');
  }

  take(position: number, length: number) {
    for (let index = position; index < position + length; index += 1) this.taken[index] = true;
  }

  /**
   * Takes every phrase of at most `longest` words for which `meaning` returns something, the longest first. Returns the
   * meanings in the order of the sentence.
   */
  takeAll<Meaning>(
    longest: number,
    meaning: (phrase: string, position: number) => Meaning | undefined,
  ): Meaning[] {
    const found: { position: number; what: Meaning }[] = [];
    for (let length = longest; length > 0; length -= 1)
      for (let position = 0; position + length <= this.words.length; position += 1) {
        const phrase = this.phrase(position, length);
        const what = phrase === undefined ? undefined : meaning(phrase, position);
        if (what === undefined) continue;
        this.take(position, length);
        found.push({ position, what });
      }
    return found.sort((a, b) => a.position - b.position).map(({ what }) => what);
  }
}
