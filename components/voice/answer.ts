import { visitorKind } from '#lib/location/visitor-kind';
import type { PlaceProblem } from '#lib/location/visitor-location';
import { visitorLocation } from '#lib/location/visitor-location.browser';
import {
  type Calendar,
  findEventsForQuestion,
  type QuestionResult,
} from '#lib/questions/find-events-for-question';
import { type HelpAnswer, helpOf } from '#lib/questions/help-answer';
import { labelsOf } from '#lib/questions/labels-of-search';
import type { VoiceLanguage } from '#lib/questions/question-language';
import type { Understanding } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { listStart } from '#lib/site/list-start.browser';
import { shownContact } from '#lib/site/shown-contact.browser';
import { belizeDay } from '#lib/time/calendar-day';
import { clockNow } from '#lib/time/clock.browser';
import { answerText, asksOnlyForPlace } from '#lib/voice/answer-text';
import { type PlaceOption, placesToChoose } from '#lib/voice/places-to-choose';
import { voiceAddress } from '#lib/voice/voice-address';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import type { VisitorCity } from './visitor-city.ts';

/** How a question was asked; counted with 'voice_response'. */
export type AskedWay = 'typed' | 'spoken' | 'live';

/**
 * When the visitor's city was asked for and is unknown: the reason, places to choose from, and the one that was chosen.
 */
type PlacePrompt = { problem: PlaceProblem; places: readonly PlaceOption[]; chosen?: string };

/** A parsed question with what its answer is made from. */
export type Question = {
  understood: Understanding;
  calendar: Calendar | undefined;
  question: string;
  way: AskedWay;
  /** Of the previous answer, which offered places to choose from. */
  placePrompt?: PlacePrompt;
};

export type VoiceAnswer = {
  question: string;
  way: AskedWay;
  language: VoiceLanguage;
  text: string;
  labels: readonly string[];
  /** The query of the list that shows the events found: '?q=…'. */
  query: string;
  /** The list's address. */
  address: string;
  /** The same address, with the line above the results as its target, which takes the focus. */
  toList: string;
  /** The address of the same search without its place, when only other places have events. */
  everywhere?: string;
  /** The address of the same search without its time, when only other times have events. */
  allDates?: string;
  /** Absent when the calendar did not load. */
  asked?: QuestionResult;
  placePrompt?: PlacePrompt;
  /** Nothing but the visitor's place was asked for, and is unknown: no event is near. */
  isPlaceAsked?: true;
  /** The page that answers the question, when no event does. */
  help?: HelpAnswer;
};

const toList = (address: string) => address.replace(/#.*/, '#found');

/** The list's address for a search without its place or without its time. */
function widerAddress(search: VoiceSearch, without: 'place' | 'time', placeLabel: string | undefined) {
  const { city, when: _, from: __, to: ___, hours: ____, ...rest } = search;
  const { city: _____, ...anywhere } = search;
  const wider: VoiceSearch = without === 'place' ? anywhere : { ...rest, ...(city && { city }) };
  return toList(voiceAddress(wider, labelsOf(wider, placeLabel), listStart()));
}

/** The answer to a question; `own` is the visitor's city, or why it is unknown, when the question asks for it. */
export function answerOf(asking: Question, own: VisitorCity | undefined): VoiceAnswer {
  const { understood, calendar, question, way } = asking;
  const { language } = understood;
  const { nearMe: _, ...search } = understood.search;
  const city = own && 'city' in own ? own.city : undefined;
  const here: VoiceSearch = city ? { ...search, city } : search;
  const now = clockNow();
  const asked = calendar && findEventsForQuestion(calendar, here, now);
  const found = asked?.search ?? here;
  const labels = asked?.labels ?? labelsOf(here);
  const address = voiceAddress(found, labels, listStart());
  const placePrompt =
    own && 'problem' in own
      ? { problem: own.problem, places: placesToChoose(calendar, found, now, own.position) }
      : asking.placePrompt;
  const help = calendar && helpOf(understood, calendar.index, { contact: shownContact() });
  const text =
    asked &&
    answerText(asked, understood, {
      today: belizeDay(now),
      now,
      kind: visitorKind(visitorLocation()),
      nearMe: city !== undefined,
      help,
      ...(placePrompt &&
        !city && { placeUnknown: { problem: placePrompt.problem, offered: placePrompt.places.length > 0 } }),
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
    ...(asked?.elsewhere && { everywhere: widerAddress(asked.search, 'place', asked.placeLabel) }),
    ...(asked?.otherTimes && { allDates: widerAddress(asked.search, 'time', asked.placeLabel) }),
    ...(placePrompt && { placePrompt }),
    ...(asked && asksOnlyForPlace(understood, asked) && { isPlaceAsked: true }),
    ...(help && { help }),
  };
}
