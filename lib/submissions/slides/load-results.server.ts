import 'server-only';
import { loadCountsOfSlide } from '#lib/analytics/counts/load-slide-counts.server';
import { belizeDay } from '#lib/time/calendar-day';
import type { Slide } from './load-slides.server.ts';
import { type ResultWeek, resultWeeks, totalOfWeeks } from './result-weeks.ts';
import { slideOfResults } from './results-link.server.ts';
import { lastDayOfRun, type RunState, runStateOf } from './slide-run.ts';

/** What the private link of a slide's results shows. */
type SlideResults = {
  slide: Slide;
  state: RunState;
  lastDay: string;
  weeks: ResultWeek[];
  total: { shown: number; pressed: number };
};

/** The results of the slide with a token, at an instant (milliseconds since 1970); undefined for an unknown token. */
export async function loadResults(token: string, now: number): Promise<SlideResults | undefined> {
  const slide = await slideOfResults(token);
  if (!slide) return undefined;
  const today = belizeDay(now);
  const lastDay = lastDayOfRun(slide);
  const weeks = resultWeeks({ firstDay: slide.first_day, lastDay }, await loadCountsOfSlide(slide.id), today);
  return { slide, state: runStateOf(slide, today), lastDay, weeks, total: totalOfWeeks(weeks) };
}
