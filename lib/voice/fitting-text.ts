/** An answer has fewer words than this. */
const ANSWER_WORD_LIMIT = 80;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Sentences in order of importance as one text: one that does not fit into an answer any more is left out, the first never. */
export const fittingText = (sentences: readonly (string | false | undefined)[]): string =>
  sentences.reduce<string>((text, sentence) => {
    const longer = [text, sentence].filter(Boolean).join(' ');
    return text === '' || countWords(longer) < ANSWER_WORD_LIMIT ? longer : text;
  }, '');
