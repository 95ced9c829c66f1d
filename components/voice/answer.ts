import { visitorKind } from '#lib/location/visitor-kind';
import type { PlaceProblem } from '#lib/location/visitor-location';
import { visitorLocation } from '#lib/location/visitor-location.browser';
import {
  type Calendar,
  findEventsForQuestion,
  type QuestionResult,
} from '#lib/questions/find-events-for-question';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { labelsOf, type Understanding } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { belizeDay } from '#lib/time/calendar-day';
import { answerText } from '#lib/voice/answer-text';
import { type PlaceOption, placesToChoose } from '#lib/voice/places-to-choose';
import { voiceAddress } from '#lib/voice/voice-address';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import type { OwnPlace } from './own-place.ts';

export type AskedWay = 'typed' | 'spoken' | 'live';

/** The visitor's own place was asked for and is not known: places to choose from, and the one that was chosen. */
type Unplaced = { problem: PlaceProblem; places: readonly PlaceOption[]; chosen?: string };

/** A question that was understood, and whatever its answer is made of. */
export type Question = {
  understood: Understanding;
  calendar: Calendar | undefined;
  question: string;
  way: AskedWay;
  /** What an answer without the visitor's place has offered. */
  unplaced?: Unplaced;
};

export type VoiceAnswer = {
  question: string;
  way: AskedWay;
  language: VoiceLanguage;
  text: string;
  labels: readonly string[];
  /** The query of the list that shows what was found: '?q=…'. */
  query: string;
  /** The list's address, and that of the line above the results, which takes the focus. */
  address: string;
  toList: string;
  /** The same without the place, where the place has nothing and others have something. */
  everywhere?: string;
  /** The same without the time, where the time has nothing and others have something. */
  allDates?: string;
  /** Absent when the calendar did not arrive. */
  asked?: QuestionResult;
  unplaced?: Unplaced;
};

const toList = (address: string) => address.replace(/#.*/, '#found');

/** The list's address for a search without its place, or without its time. */
function widerAddress(search: VoiceSearch, without: 'city' | 'when', placeLabel: string | undefined) {
  const { [without]: _, ...wider } = search;
  return toList(voiceAddress(wider, labelsOf(wider, placeLabel), window.location.pathname));
}

/** The answer to a question; `own` is the visitor's own place where that was asked for. */
export function answerOf(asking: Question, own: OwnPlace | undefined): VoiceAnswer {
  const { understood, calendar, question, way } = asking;
  const { language } = understood;
  const { nearMe: _, ...search } = understood.search;
  const city = own && 'city' in own ? own.city : undefined;
  const here: VoiceSearch = city ? { ...search, city } : search;
  const today = belizeDay(Date.now());
  const asked = calendar && findEventsForQuestion(calendar, { ...understood, search: here }, today);
  const found = asked?.search ?? here;
  const labels = asked?.labels ?? labelsOf(here);
  const address = voiceAddress(found, labels, window.location.pathname);
  const unplaced =
    own && 'problem' in own
      ? { problem: own.problem, places: placesToChoose(calendar, found, today, own.position) }
      : asking.unplaced;
  const text =
    asked &&
    answerText(asked, understood, {
      today,
      kind: visitorKind(visitorLocation()),
      nearMe: city !== undefined,
      ...(unplaced &&
        !city && { placeUnknown: { problem: unplaced.problem, offered: unplaced.places.length > 0 } }),
    });
  return {
    question,
    way,
    language,
    text: text ?? VOICE_TEXTS[language].notArrived,
    labels,
    query: new URL(address, window.location.origin).search,
    address,
    toList: toList(address),
    ...(asked && { asked }),
    ...(asked?.elsewhere && { everywhere: widerAddress(asked.search, 'city', asked.placeLabel) }),
    ...(asked?.otherTimes && { allDates: widerAddress(asked.search, 'when', asked.placeLabel) }),
    ...(unplaced && { unplaced }),
  };
}
