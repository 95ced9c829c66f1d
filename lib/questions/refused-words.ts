import type { CalendarDay } from '#lib/time/calendar-day';
import { takeTimes } from './days/time-words.ts';
import { isCategoryWord, takeCategories } from './parts/category-words.ts';
import { type AskedPlace, takePlaces } from './parts/place-words.ts';
import { topicAround } from './query-of-search.ts';
import { isStopWord } from './remaining-words.ts';
import { readPhrase, tableOf } from './sentence/read-words.ts';
import { Sentence } from './sentence/sentence.ts';
import refusals from './words/refusals.json' with { type: 'json' };

const refusing = tableOf(refusals.refusing);
const notRefused = new Set(refusals.notRefused);
const fillers = new Set(refusals.fillers);
/** How something is that is refused: 'no loud music'. */
const manners = new Set(refusals.manners);
const afterMusic = new Set(refusals.afterMusic);
const or = new Set(refusals.or);
/** Between places that are refused together: 'not in Placencia and San Pedro'. */
const and = new Set(refusals.and);
const ofKinds = new Set(refusals.ofKinds);
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
  if (beginsPlace(sentence, position, context)) words[0] = 'in';
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
  if (end > position || !word || isStopWord(word)) return manners.has(word) ? position + 1 : end;
  // 'no punta rock' refuses one music.
  const topic = topicAround(word);
  let last = position + 1;
  const isOfTopic = (next: string) =>
    topicAround(next) === topic || (topic === 'music' && afterMusic.has(next));
  while (topic && last < clauseEnd && isOfTopic(sentence.at(last))) last += 1;
  return last;
}

const MAX_PLACE_WORDS = 3;

/** Whether the name of a place begins with the word at a position, behind a preposition. */
function isPlaceAt(sentence: Sentence, position: number, { places, isWord }: Context): boolean {
  const words = sentence.words.slice(position, position + MAX_PLACE_WORDS).map(({ raw }) => raw);
  const part = new Sentence(`in ${words.join(' ')}`);
  takePlaces(part, places, isWord);
  return part.takenAs(1) === 'place';
}

/** Whether an article is the first word of a name, as of 'the city', and does not stand before one. */
const beginsPlace = (sentence: Sentence, position: number, context: Context) =>
  isPlaceAt(sentence, position, context) && !isPlaceAt(sentence, position + 1, context);

/** Whether words that can refuse something do: not in 'is there no parade?', 'no, in Hopkins' and 'no more than'. */
function isRefusal(sentence: Sentence, text: string, position: number, end: number): boolean {
  return (
    // 'nothing religious', but not 'nothing in Hopkins'
    (!ofKinds.has(sentence.at(end - 1)) ||
      isCategoryWord(sentence.at(end)) ||
      manners.has(sentence.at(end))) &&
    !beforeQuestions.has(sentence.before(position)) &&
    // 'Y-Not' is a name.
    text[(sentence.words[position]?.start ?? 0) - 1] !== '-' &&
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
  for (let begin = 0; begin < open.length; ) {
    let position = begin;
    const refusal = readPhrase(open, position, refusing);
    let at = refusal?.end ?? position + 1;
    let isMeant = refusal !== undefined && isRefusal(sentence, text, position, at);
    while (isMeant) {
      // The article may be a part of a name: 'the city'.
      while (fillers.has(open[at] ?? '') && !beginsPlace(sentence, at, context)) at += 1;
      const begins = at;
      while (manners.has(open[at] ?? '') && !endsClause(sentence, text, at)) at += 1;
      const end = endOfNamed(sentence, text, at, context);
      // 'nothing loud'
      if (manners.has(open[at] ?? '')) sentence.take(position, end - position);
      else if (end > at) {
        refused.push(text.slice(sentence.words[begins]?.start, sentence.words[end - 1]?.end));
        sentence.take(position, end - position);
      }
      const isPlace = [at, at - 1].some((first) => isPlaceAt(sentence, first, context));
      const isAlso = isPlace && and.has(open[end] ?? '') && isPlaceAt(sentence, end + 1, context);
      isMeant = end > at && (isAlso || or.has(open[end] ?? ''));
      position = end;
      at = isMeant ? end + 1 : end;
    }
    begin = Math.max(begin + 1, at);
  }
  return refused;
}
