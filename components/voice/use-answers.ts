import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '#lib/analytics/track.browser';
import { LOCATION_ERRORS } from '#lib/location/visitor-location';
import { detectVisitorLocation, visitorKind, visitorLocation } from '#lib/location/visitor-location.browser';
import { belizeDay } from '#lib/time/calendar-day';
import { answerText } from '#lib/voice/answer-text';
import { type Asked, type Calendar, findAsked } from '#lib/voice/find-asked';
import { labelsOf, type Understanding, understand, type VoiceLanguage } from '#lib/voice/understand';
import { voiceAddress } from '#lib/voice/voice-address';
import type { VoiceOutcome, VoiceSearch } from '#lib/voice/voice-search';
import { useCalendar } from './use-calendar.ts';

export type AskedWay = 'typed' | 'spoken' | 'live';

export type Answer = {
  question: string;
  way: AskedWay;
  language: VoiceLanguage;
  text: string;
  labels: readonly string[];
  /** The query of the list that shows what was found: '?q=…'. */
  query: string;
  /** The list's address. */
  address: string;
  /** The list's address without the place, where the place has nothing and others have something. */
  everywhere?: string;
  /** Absent when the calendar did not arrive. */
  asked?: Asked;
};

export type AnswerState =
  | { status: 'idle' }
  | { status: 'thinking' }
  | { status: 'answered'; answer: Answer };

/** The address again, leading to the line above the results, which takes the focus. */
const toList = (address: string) => address.replace(/#.*/, '#found');

/** The address of the same search without its place. */
function addressEverywhere({ city: _, ...search }: VoiceSearch) {
  return toList(voiceAddress(search, labelsOf(search), window.location.pathname));
}

/** The visitor's own city, or why it is not known. */
async function ownCity(): Promise<{ city?: string; problem?: string }> {
  const known = visitorLocation();
  if (known.source !== 'default' && known.city !== 'all') return { city: known.city };
  const { location, error } = await detectVisitorLocation();
  if (error) return { problem: `${LOCATION_ERRORS[error]}.` };
  return location.city === 'all' ? {} : { city: location.city };
}

/** Answers questions: understands them, sets the list's filters through the address, and says what was found. */
export function useAnswers() {
  const router = useRouter();
  const load = useCalendar();
  const [state, setState] = useState<AnswerState>({ status: 'idle' });
  const turn = useRef(0);
  const lastCity = useRef<string>(undefined);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  /** Sets the filters and gives the answer; undefined when another question came in between. */
  const settle = useCallback(
    async (understood: Understanding, calendar: Calendar | undefined, question: string, way: AskedWay) => {
      const mine = turn.current;
      const { nearMe, ...search } = understood.search;
      const own = nearMe ? await ownCity() : {};
      if (mine !== turn.current) return undefined;
      const here: VoiceSearch = own.city ? { ...search, city: own.city } : search;
      const today = belizeDay(Date.now());
      const asked = calendar && findAsked(calendar, { ...understood, search: here }, today);
      const labels = asked?.labels ?? labelsOf(here);
      const address = voiceAddress(asked?.search ?? here, labels, window.location.pathname);
      const kind = visitorKind(visitorLocation());
      const text = asked ? answerText(asked, understood, { today, kind, nearMe: Boolean(own.city) }) : '';
      lastCity.current = here.city ?? lastCity.current;
      router.push(address as Route);
      track({ name: 'voice_response', way, found: Boolean(asked?.count) });
      const answer: Answer = {
        question,
        way,
        language: understood.language,
        text: [own.problem, text].filter(Boolean).join(' '),
        labels,
        query: new URL(address, window.location.origin).search,
        address: toList(address),
        ...(asked && { asked }),
        ...(asked?.elsewhere && { everywhere: addressEverywhere(asked.search) }),
      };
      setState({ status: 'answered', answer });
      return answer;
    },
    [router],
  );

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
      const understood = understand(question, {
        today: belizeDay(Date.now()),
        places: calendar ? calendar.choices.cities : [],
        language,
        ...(lastCity.current && { lastCity: lastCity.current }),
      });
      return settle(understood, calendar, question, way);
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
      const answer = await settle(understood, calendar, '', 'live');
      if (!answer?.asked) throw new Error('Nobody knows what was found');
      return { count: answer.asked.count, labels: answer.labels };
    },
    [begin, settle],
  );

  return { state, ask, find };
}
