import type { SlideTable } from '#lib/server/store/schema';
import type { SponsorSlide } from '#lib/site/sponsors';
import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { optimizedImage } from '#lib/uploads/image-address';

type Run = Pick<SlideTable, 'first_day' | 'last_day' | 'ended_at'>;

export type RunState = 'running' | 'coming' | 'ended';

/** The last day on which a slide is shown, at least for a part of it: that on which a moderator ended it is one. */
export function lastDayOfRun({ last_day, ended_at }: Run): CalendarDay {
  const ended = ended_at ? belizeDay(Date.parse(ended_at)) : last_day;
  return ended < last_day ? ended : last_day;
}

/**
 * Where a slide stands on a day in Belize: it runs from 00:00 of its first day to the end of its last one.
 *
 *     runStateOf({ first_day: '2026-12-01', last_day: '2026-12-01', ended_at: null }, '2026-12-01'); // 'running'
 */
export function runStateOf({ first_day, last_day, ended_at }: Run, today: CalendarDay): RunState {
  if (ended_at || last_day < today) return 'ended';
  return first_day > today ? 'coming' : 'running';
}

/** Whether a browser may still show a slide on a day: a page that was made before midnight sends its counts after it. */
export const isCountedOn = (slide: Run, today: CalendarDay) =>
  slide.first_day <= today && lastDayOfRun(slide) >= addDays(today, -1);

/** What the carousel shows of a booking. */
type ShownColumns = Run &
  Pick<SlideTable, 'id' | 'title' | 'description' | 'alt' | 'url' | 'image' | 'is_paid'>;

/** A booked slide as the carousel shows it. */
export const sponsorSlideOf = (slide: ShownColumns): SponsorSlide => ({
  id: slide.id,
  src: optimizedImage(slide.image),
  alt: slide.alt,
  title: slide.title,
  description: slide.description,
  url: slide.url,
  isSponsored: slide.is_paid === 1,
  lastDay: slide.last_day,
});

/** The booked slides that run on a day, in the order in which they began, as the carousel shows them. */
export const slidesOfDay = (slides: readonly ShownColumns[], today: CalendarDay): SponsorSlide[] =>
  slides
    .filter((slide) => runStateOf(slide, today) === 'running')
    .sort((a, b) => (`${a.first_day} ${a.id}` < `${b.first_day} ${b.id}` ? -1 : 1))
    .map(sponsorSlideOf);
