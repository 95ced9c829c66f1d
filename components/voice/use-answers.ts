import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '#lib/analytics/track.browser';
import { celebrationsSoon } from '#lib/celebrations/load-celebrations.browser';
import { statusWord, takesPlace } from '#lib/events/event-status';
import { type EventSummary, nextDayOf } from '#lib/events/event-summary';
import { DATE_TO_BE_CONFIRMED, formatEventWhere } from '#lib/events/format-event';
import { hasDay } from '#lib/events/occurrences';
import { chooseVisitorCity, useVisitorLocation } from '#lib/location/visitor-location.browser';
import { labelsOf } from '#lib/questions/labels-of-search';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { type Understanding, understandQuestion } from '#lib/questions/understand-question';
import type { SpokenEvent, VoiceOutcome, VoiceSearch } from '#lib/questions/voice-search';
import { belizeDay, minutesOfDay } from '#lib/time/calendar-day';
import { clockNow } from '#lib/time/clock.browser';
import { formatLongDay } from '#lib/time/format-day';
import { namedEvents } from '#lib/voice/answer-text';
import { type AskedWay, answerOf, type Question, type VoiceAnswer } from './answer.ts';
import { useCalendar } from './use-calendar.ts';
import { findVisitorCity, type VisitorCity } from './visitor-city.ts';

type AnswerState =
  | { status: 'idle' }
  | { status: 'thinking'; locating?: boolean }
  | { status: 'answered'; answer: VoiceAnswer };

const spokenEvent = (event: EventSummary): SpokenEvent => {
  const { title, time, cost } = event;
  return {
    title,
    day: hasDay(event) ? formatLongDay(nextDayOf(event, clockNow())) : DATE_TO_BE_CONFIRMED,
    ...(time && { time }),
    place: formatEventWhere(event),
    ...(cost && takesPlace(event) && { cost }),
    ...(event.status && { status: statusWord(event) }),
  };
};

/** Answers questions: parses them, sets the list's filters through the address, and returns what was found. */
export function useAnswers() {
  const router = useRouter();
  const load = useCalendar();
  const [state, setState] = useState<AnswerState>({ status: 'idle' });
  const turn = useRef(0);
  const lastSearch = useRef<VoiceSearch>(undefined);
  const lastEvents = useRef<readonly EventSummary[]>([]);
  const last = useRef<Question>(undefined);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  /** Sets the filters and shows the answer; undefined when another question was asked meanwhile. */
  const respond = useCallback(
    async (asking: Question, place?: VisitorCity) => {
      const mine = turn.current;
      const { nearMe } = asking.understood.search;
      if (nearMe && !place) setState({ status: 'thinking', locating: true });
      const placesWithEvents = (asking.calendar?.choices.cities ?? []).map(({ value }) => value);
      const own = nearMe ? (place ?? (await findVisitorCity(placesWithEvents))) : undefined;
      if (mine !== turn.current) return undefined;
      const answer = answerOf(asking, own);
      // A question about another page leaves list and conversation as they are.
      if (!answer.help?.isOnly) {
        lastSearch.current = answer.asked?.search ?? asking.understood.search;
        const named = answer.asked ? namedEvents(answer.asked) : [];
        lastEvents.current = asking.understood.about ? [asking.understood.about] : named;
        // On the list's own page without a request: while one is under way, Next opens a link by loading the whole page.
        if (new URL(answer.address, window.location.origin).pathname === window.location.pathname)
          window.history.pushState(null, '', answer.address);
        else router.push(answer.address as Route);
      }
      // Choosing a place afterwards does not count as another question.
      if (!place) track({ name: 'voice_response', way: asking.way, found: Boolean(answer.asked?.count) });
      last.current = { ...asking, ...(answer.placePrompt && { placePrompt: answer.placePrompt }) };
      setState({ status: 'answered', answer });
      return answer;
    },
    [router],
  );

  /** Answers the last question again for a place that was chosen by hand or located late. */
  const respondForPlace = useCallback(
    async (place: string) => {
      const { current: asking } = last;
      if (!asking?.placePrompt) return undefined;
      turn.current += 1;
      return respond({ ...asking, placePrompt: { ...asking.placePrompt, chosen: place } }, { city: place });
    },
    [respond],
  );

  const choosePlace = useCallback(
    (place: string) => {
      void chooseVisitorCity(place);
      return respondForPlace(place);
    },
    [respondForPlace],
  );

  // The visitor may answer the browser's permission prompt only after our timeout.
  const { source, city } = useVisitorLocation();
  const isWaiting =
    state.status === 'answered' && state.answer.placePrompt && !state.answer.placePrompt.chosen;
  const lateCity = isWaiting && source === 'auto' && city !== 'all' ? city : undefined;
  useEffect(() => {
    if (lateCity) void respondForPlace(lateCity);
  }, [lateCity, respondForPlace]);

  const begin = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setState({ status: 'thinking' });
    const [calendar, celebrations] = await Promise.all([load().catch(() => undefined), celebrationsSoon()]);
    return { calendar, celebrations, late: mine !== turn.current };
  }, [load]);

  const ask = useCallback(
    async (question: string, way: AskedWay, language: VoiceLanguage) => {
      const { calendar, celebrations, late } = await begin();
      if (late) return undefined;
      const understood = understandQuestion(question, {
        today: belizeDay(clockNow()),
        minutes: minutesOfDay(clockNow()),
        places: calendar ? calendar.choices.cities : [],
        celebrations,
        language,
        ...(calendar && { isName: (word: string) => calendar.index.words.has(word) }),
        ...(lastSearch.current && { last: lastSearch.current, lastEvents: lastEvents.current }),
      });
      return respond({ understood, calendar, question, way });
    },
    [begin, respond],
  );

  /**
   * Runs a search of a live conversation. Rejects when its result is unknown: the calendar did not load, or another
   * question was asked meanwhile.
   */
  const find = useCallback(
    async (search: VoiceSearch, language: VoiceLanguage): Promise<VoiceOutcome> => {
      const { calendar, celebrations, late } = await begin();
      if (late) throw new Error('Another question was asked meanwhile');
      // The service hands over the name alone, whatever it was asked of it.
      const { celebration } = understandQuestion(`what is ${search.words ?? ''}`, {
        today: belizeDay(clockNow()),
        celebrations,
      });
      const understood: Understanding = {
        search,
        labels: labelsOf(search),
        language,
        unread: [],
        hasSecond: false,
        refused: [],
        carried: [],
        written: [],
        spans: {},
        ...(celebration && { celebration }),
      };
      const answer = await respond({ understood, calendar, question: '', way: 'live' });
      if (!answer?.asked) throw new Error('The result of the search is unknown');
      const { asked, labels, placePrompt, help } = answer;
      return {
        count: asked.count,
        labels,
        events: asked.next.map(spokenEvent),
        ...(asked.off.length > 0 && { off: asked.off.map(spokenEvent) }),
        ...(placePrompt && { placeUnknown: true }),
        ...(asked.nearest && { isNearest: true }),
        ...(help?.topic === 'celebration' && { celebration: help.text }),
      };
    },
    [begin, respond],
  );

  /** Says the last answer again in another language; the list and its filters stay. */
  const translate = useCallback((language: VoiceLanguage) => {
    const { current: asking } = last;
    if (!asking) return;
    const translated = { ...asking, understood: { ...asking.understood, language } };
    last.current = translated;
    setState((now) => {
      if (now.status !== 'answered') return now;
      const { city } = now.answer.asked?.search ?? {};
      const own = asking.understood.search.nearMe && city ? { city } : undefined;
      return { status: 'answered', answer: answerOf(translated, own) };
    });
  }, []);

  return { state, ask, find, choosePlace, translate };
}
