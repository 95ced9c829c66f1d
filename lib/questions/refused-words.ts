import type { CalendarDay } from '#lib/time/calendar-day';
import { takeCategories } from './category-words.ts';
import { takeTimes } from './days/time-words.ts';
import { type AskedPlace, takePlaces } from './place-words.ts';
import { isStopWord } from './remaining-words.ts';
import { readPhrase, tableOf } from './sentence/read-words.ts';
import { Sentence } from './sentence/sentence.ts';
import refusals from './words/refusals.json' with { type: 'json' };

const refusing = tableOf(refusals.refusing);
const notRefused = new Set(refusals.notRefused);
const fillers = new Set(refusals.fillers);
const or = new Set(refusals.or);
const beforeQuestions = new Set(refusals.beforeQuestions);

type Context = { places: readonly AskedPlace[]; isWord: (word: string) => boolean; today: CalendarDay };

const MAX_REFUSED_WORDS = 5;

/** Whether a comma or another stop follows a word. */
const endsClause = (sentence: Sentence, text: string, position: number) =>
  /[,.;:!?]/.test(text[sentence.words[position]?.end ?? text.length] ?? '');

/** The end of the category, place, time or word that begins at a position; the position itself when none does. */
function endOfNamed(sentence: Sentence, text: string, position: number, context: Context): number {
  const { places, isWord, today } = context;
  let clauseEnd = position + 1;
  while (clauseEnd < position + MAX_REFUSED_WORDS && !endsClause(sentence, text, clauseEnd - 1))
    clauseEnd += 1;
  // With the word before, as a place may need its preposition: 'in the city'.
  const words = sentence.words.slice(position - 1, clauseEnd).map(({ raw }) => raw);
  const takers = [
    (part: Sentence) => takeCategories(part),
    (part: Sentence) => takePlaces(part, places, isWord),
    (part: Sentence) => takeTimes(part, today),
  ];
  const ends = takers.map((take) => {
    const part = new Sentence(words.join(' '));
    take(part);
    const end = part.open().findIndex((word, index) => index > 0 && word !== '');
    return position - 1 + (end === -1 ? part.words.length : end);
  });
  const end = Math.max(position, ...ends);
  const word = sentence.at(position);
  return end === position && word && !isStopWord(word) ? position + 1 : end;
}

/** Whether words that can refuse something do: not in 'is there no parade?', 'no, in Hopkins' and 'no more than'. */
function isRefusal(sentence: Sentence, text: string, position: number, end: number): boolean {
  return (
    !beforeQuestions.has(sentence.before(position)) &&
    !endsClause(sentence, text, end - 1) &&
    !notRefused.has(sentence.at(end))
  );
}

/**
 * Takes what a question refuses out of it, so that nothing asks for it, and returns it as it was written: 'church' of
 * 'no church events', 'Belize City' of 'not in Belize City'.
 */
export function takeRefused(sentence: Sentence, text: string, context: Context): string[] {
  const refused: string[] = [];
  const open = sentence.open();
  for (let position = 0; position < open.length; ) {
    const refusal = readPhrase(open, position, refusing);
    let at = refusal?.end ?? position + 1;
    let isMeant = refusal !== undefined && isRefusal(sentence, text, position, at);
    while (isMeant) {
      while (fillers.has(open[at] ?? '')) at += 1;
      const end = endOfNamed(sentence, text, at, context);
      if (end > at) {
        refused.push(text.slice(sentence.words[at]?.start, sentence.words[end - 1]?.end));
        sentence.take(position, end - position);
      }
      isMeant = end > at && or.has(open[end] ?? '');
      position = end;
      at = isMeant ? end + 1 : end;
    }
    position = Math.max(position + 1, at);
  }
  return refused;
}
