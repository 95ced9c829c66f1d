import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '#lib/analytics/track.browser';
import { chooseVisitorCity, useVisitorLocation } from '#lib/location/visitor-location.browser';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { labelsOf, type Understanding, understandQuestion } from '#lib/questions/understand-question';
import type { VoiceOutcome, VoiceSearch } from '#lib/questions/voice-search';
import { belizeDay } from '#lib/time/calendar-day';
import { type AskedWay, answerOf, type Question, type VoiceAnswer } from './answer.ts';
import { findOwnPlace, type OwnPlace } from './own-place.ts';
import { useCalendar } from './use-calendar.ts';

type AnswerState =
  | { status: 'idle' }
  | { status: 'thinking'; locating?: boolean }
  | { status: 'answered'; answer: VoiceAnswer };

/** Answers questions: understands them, sets the list's filters through the address, and says what was found. */
export function useAnswers() {
  const router = useRouter();
  const load = useCalendar();
  const [state, setState] = useState<AnswerState>({ status: 'idle' });
  const turn = useRef(0);
  const lastCity = useRef<string>(undefined);
  const last = useRef<Question>(undefined);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  /** Sets the filters and gives the answer; undefined when another question came in between. */
  const settle = useCallback(
    async (asking: Question, place?: OwnPlace) => {
      const mine = turn.current;
      const { nearMe } = asking.understood.search;
      if (nearMe && !place) setState({ status: 'thinking', locating: true });
      const own = nearMe ? (place ?? (await findOwnPlace())) : undefined;
      if (mine !== turn.current) return undefined;
      const answer = answerOf(asking, own);
      lastCity.current = answer.asked?.search.city ?? asking.understood.search.city ?? lastCity.current;
      router.push(answer.address as Route);
      // A place that is chosen afterwards is no other question.
      if (!place) track({ name: 'voice_response', way: asking.way, found: Boolean(answer.asked?.count) });
      last.current = { ...asking, ...(answer.unplaced && { unplaced: answer.unplaced }) };
      setState({ status: 'answered', answer });
      return answer;
    },
    [router],
  );

  /** Answers the last question again, for a place that was chosen by hand or found late. */
  const settleAt = useCallback(
    async (place: string) => {
      const { current: asking } = last;
      if (!asking?.unplaced) return undefined;
      turn.current += 1;
      return settle({ ...asking, unplaced: { ...asking.unplaced, chosen: place } }, { city: place });
    },
    [settle],
  );

  const choosePlace = useCallback(
    (place: string) => {
      void chooseVisitorCity(place);
      return settleAt(place);
    },
    [settleAt],
  );

  // Somebody may answer the browser's question only after we have stopped waiting for it.
  const { source, city } = useVisitorLocation();
  const isWaiting = state.status === 'answered' && state.answer.unplaced && !state.answer.unplaced.chosen;
  const foundLate = isWaiting && source === 'auto' && city !== 'all' ? city : undefined;
  useEffect(() => {
    if (foundLate) void settleAt(foundLate);
  }, [foundLate, settleAt]);

  const begin = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setState({ status: 'thinking' });
    const calendar = await load().catch(() => undefined);
    return { calendar, late: mine !== turn.current };
  }, [load]);

  const ask = useCallback(
    async (question: string, way: AskedWay, language: VoiceLanguage) => {
      const { calendar, late } = await begin();
      if (late) return undefined;
      const understood = understandQuestion(question, {
        today: belizeDay(Date.now()),
        places: calendar ? calendar.choices.cities : [],
        language,
        ...(lastCity.current && { lastCity: lastCity.current }),
      });
      return settle({ understood, calendar, question, way });
    },
    [begin, settle],
  );

  /**
   * Answers a search that a live conversation asked for. Rejects when nobody knows what it found: the calendar did not
   * arrive, or another question came in between.
   */
  const find = useCallback(
    async (search: VoiceSearch, language: VoiceLanguage): Promise<VoiceOutcome> => {
      const { calendar, late } = await begin();
      if (late) throw new Error('Another question came in between');
      const understood: Understanding = {
        search,
        labels: labelsOf(search),
        language,
        instead: { how: 'else', searches: [] },
        leftOut: [],
      };
      const answer = await settle({ understood, calendar, question: '', way: 'live' });
      if (!answer?.asked) throw new Error('Nobody knows what was found');
      const { asked, labels, unplaced } = answer;
      return { count: asked.count, labels, ...(unplaced && { placeUnknown: true }) };
    },
    [begin, settle],
  );

  return { state, ask, find, choosePlace };
}
