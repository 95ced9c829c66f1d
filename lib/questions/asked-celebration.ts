import { celebrationKey, type KnownCelebration } from '#lib/celebrations/known-celebration';
import { wordsWithout } from './either-words.ts';
import { isRightBefore, wordsAskingMeaning } from './parts/asked-meaning.ts';
import { celebrationNamed, celebrationWithTypo, type Named } from './parts/celebration-named.ts';
import { isStopWord, type RemainingWord } from './remaining-words.ts';
import type { Sentence } from './sentence/sentence.ts';
import type { VoiceSearch } from './voice-search.ts';
import texts from './words/celebrations.json' with { type: 'json' };

/** Asked in words of which these begin: 'when is'. */
const asking = texts.asking.map((phrase) => ` ${phrase} `);

/** Whether a question asks when something is: 'when is'. */
function asksWhen(question: string): boolean {
  const key = ` ${celebrationKey(question)} `;
  return asking.some((phrase) => key.includes(phrase));
}

/** What is one day by its name: 'Settlement Day', not 'Christmas'. */
const NAMES_A_DAY = /\b(day|eve|dia|deh|vispera|nochebuena)\b/;

/**
 * The search for the day of a celebration that a question names: where nothing but it and a place is asked for, what is on
 * at its coming days, in place of its name. Undefined where that is no other search, where the calendar has nothing then,
 * and where its name is not asked for as days and finds more: much of Christmas is in the weeks before it.
 */
function searchForDay(
  { words: _, city, region, nearMe, ...asked }: VoiceSearch,
  { celebration: { days, when, hasEvents, hasAllRows }, words }: Named,
  isAskedWhen: boolean,
): VoiceSearch | undefined {
  const { from: first, to: last, ...timeless } = asked;
  // 'When are the September Celebrations' asks for all of their days, though their name is that of the last one.
  const isLater = days && first && last && first > days[0] && last <= days[1];
  const others = isAskedWhen && isLater ? timeless : asked;
  if (!days || when !== 'rule' || !hasEvents || Object.keys(others).length > 0) return undefined;
  const [from, to] = days;
  const isAsDays = isAskedWhen || hasAllRows || (from === to && NAMES_A_DAY.test(words));
  if (!isAsDays) return undefined;
  return { ...(city && { city }), ...(region && { region }), ...(nearMe && { nearMe }), from, to };
}

/** Whether a celebration that is named is meant itself, and is no bound of another time: 'until Christmas'. */
function isAboutDays({ celebration: { days, before } }: Named, search: VoiceSearch): boolean {
  if (search.when) return false;
  const { from, to } = search;
  if (!from) return !to;
  // Its year may be the one of which it was just celebrated.
  return [days, before].some((asked) => asked && from >= asked[0] && (to ?? from) <= asked[1]);
}

const isWordOf = (words: readonly string[], written: string) =>
  celebrationKey(written)
    .split(' ')
    .every((word) => words.includes(word));

/** Whether a question names nothing but a place, a time and these words, as they are written or read: 'krismos'. */
const namesNothingElse = (sentence: Sentence, text: string, words: readonly string[]) =>
  sentence.words.every(
    ({ key, start, end }, position) =>
      isWordOf(words, key) ||
      isWordOf(words, text.slice(start, end)) ||
      isStopWord(key) ||
      ['time', 'place'].includes(sentence.takenAs(position) ?? ''),
  );

/** Whether the time of a question is nothing but the name of a celebration: 'the Tenth'. */
function isNameReadAsTime(sentence: Sentence, words: readonly string[]): boolean {
  const times = sentence.positionsOf('time').map((position) => sentence.at(position));
  const others = times.filter((word) => !isWordOf(words, word));
  return others.length < times.length && others.every(isStopWord);
}

/** Takes the name of a celebration as the time that it stands for. */
function takeName(sentence: Sentence, words: readonly string[]) {
  for (const [position, { key }] of sentence.words.entries())
    if (isWordOf(words, key)) sentence.take(position, 1, 'time');
}

/** The search without a year that the coming days of a celebration are in: 'next year' says which of them is meant. */
function withoutYear(search: VoiceSearch, { celebration: { days } }: Named): VoiceSearch {
  const { from, to, ...others } = search;
  const isYear = from && to === `${from.slice(0, 4)}-12-31` && search.hours === undefined;
  return isYear && days && days[0] >= from && days[1] <= to ? others : search;
}

/** The search for a name in place of the time that it was read as. */
function byName({ when: _, from: __, to: ___, ...others }: VoiceSearch, { words }: Named): VoiceSearch {
  return { words: words.replace(/^the /, ''), ...others };
}

/** The search without some of the words that remain: those that ask what something means are no words of events. */
function withoutAsking(search: VoiceSearch, asked: readonly RemainingWord[]): VoiceSearch {
  if (asked.length === 0) return search;
  const { words = '', ...others } = search;
  const searched = wordsWithout(words, new Set(asked.map(({ word }) => word)));
  return { ...others, ...(searched && { words: searched }) };
}

/** Names have it in English: 'the Tenth'. */
const KRIOL_ARTICLE = /\bdi\b/gi;

/** A name as it is written, or the longer one of the same celebration of which another word has a typo: 'garifina Settlement Day'. */
function longerOf(written: Named | undefined, mistyped: Named | undefined): Named | undefined {
  if (!written || !mistyped) return written ?? mistyped;
  const isSame = written.celebration === mistyped.celebration;
  return isSame && mistyped.words.length > written.words.length
    ? { ...mistyped, isSure: written.isSure }
    : written;
}

type Asked = {
  /** The words that remain to be searched. */
  left: readonly RemainingWord[];
  /** The question as it is understood without the celebration. */
  search: VoiceSearch;
  celebrations: readonly KnownCelebration[];
};

type Meant = {
  named: Named;
  /** It is asked what it means. */
  isAskedWhat: boolean;
  /** What is searched: its days, where they are asked for, or what the question says beside what it means. */
  search: VoiceSearch;
  /** Its days are searched: its name was taken out of the question. */
  isOfDay: boolean;
};

/** The celebration that a question means, and the search beside it; undefined where none is meant. */
export function celebrationMeant(
  sentence: Sentence,
  asked: string,
  { left, search, celebrations }: Asked,
): Meant | undefined {
  const text = asked.replace(KRIOL_ARTICLE, 'the');
  const read = sentence.words.map(({ key }) => key).join(' ');
  const isAskedWhen = asksWhen(text) || asksWhen(read);
  const askingOf = (words: string) => wordsAskingMeaning(text, words) ?? wordsAskingMeaning(read, words);
  const context = {
    celebrations,
    isAskedWhen,
    isAskedWhat: (words: string) => askingOf(words) !== undefined,
  };
  const written = celebrationNamed(text, context) ?? celebrationNamed(read, context);
  const named = longerOf(written, celebrationWithTypo(read, context));
  if (!named) return undefined;
  const asking = askingOf(named.words);
  const words = named.words.split(' ');
  if (!named.isSure && !namesNothingElse(sentence, asked, [...words, ...(asking ?? [])])) return undefined;
  const said = withoutYear(search, named);
  const isDirect = asking !== undefined || isRightBefore(texts.asking, text, named.words);
  const isMisread = !isAboutDays(named, said) && isDirect && isNameReadAsTime(sentence, words);
  const about = isMisread ? byName(said, named) : said;
  if (!isAboutDays(named, about)) return undefined;
  const others = left.filter(({ written }) => !isWordOf(words, written));
  const ofQuestion = others.filter(({ written }) => isWordOf(asking ?? [], written));
  const isNameOnly = others.length === ofQuestion.length;
  const ofDay = isNameOnly ? searchForDay(about, named, isAskedWhen) : undefined;
  if (ofDay) takeName(sentence, words);
  return {
    named,
    isAskedWhat: asking !== undefined,
    search: ofDay ?? withoutAsking(isMisread ? about : search, ofQuestion),
    isOfDay: ofDay !== undefined,
  };
}
