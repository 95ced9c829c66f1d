import type { Metadata, Route } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SlideList } from '#components/moderation/slides/slide-list';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Link } from '#components/ui/link';
import { loadSlideTotals } from '#lib/analytics/counts/load-slide-counts.server';
import { SPONSOR_SLIDES } from '#lib/site/sponsors';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { loadAllSlides } from '#lib/submissions/slides/load-slides.server';
import { slideThumbnail } from '#lib/submissions/slides/slide-drawings';
import { SLIDES_PATH, slidePath } from '#lib/submissions/slides/slide-path';
import { lastDayOfRun, type RunState, runStateOf } from '#lib/submissions/slides/slide-run';
import { badgeOfBooking, runWords } from '#lib/submissions/slides/slide-words';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Slides' };

const SECTIONS: readonly { state: RunState; title: string; empty: string }[] = [
  { state: 'running', title: 'Running', empty: 'None today: the home page shows our own free places.' },
  { state: 'coming', title: 'Coming', empty: 'None booked ahead.' },
  { state: 'ended', title: 'Ended', empty: 'None has ended in the last 400 days.' },
];

export default async function SlidesPage() {
  if (!(await actingModerator((await headers()).get('cookie'), Date.now()))) redirect('/moderate/sign-in');
  const today = belizeDay(Date.now());
  const [slides, totals] = await Promise.all([loadAllSlides(), loadSlideTotals()]);
  const countsOf = (id: string) => totals.get(id) ?? { shown: 0, pressed: 0 };
  const rows = slides.map((slide) => ({
    id: slide.id,
    state: runStateOf(slide, today),
    href: slidePath(slide.id),
    title: slide.title,
    thumbnail: slideThumbnail(slide.image),
    days: runWords(slide.first_day, lastDayOfRun(slide)),
    badge: badgeOfBooking(slide),
    ...countsOf(slide.id),
  }));
  const own = SPONSOR_SLIDES.map((slide) => ({
    id: slide.id,
    href: '/#sponsors',
    title: slide.title,
    thumbnail: slideThumbnail(slide.src),
    days: 'Every day',
    badge: 'Free spot',
    ...countsOf(slide.id),
  }));
  return (
    <div className="moderation-queue">
      <div className="moderation-head">
        <h1>Slides</h1>
        <Link className={buttonClass('primary')} href={`${SLIDES_PATH}/book` as Route}>
          <Icon name="plus" />
          Book a slide
        </Link>
      </div>
      {SECTIONS.map(({ state, title, empty }) => (
        <SlideList
          key={state}
          id={state}
          title={title}
          empty={empty}
          rows={rows.filter((row) => row.state === state)}
        />
      ))}
      <SlideList id="own" title="Our own, after those of the day" empty="" rows={own} />
    </div>
  );
}
