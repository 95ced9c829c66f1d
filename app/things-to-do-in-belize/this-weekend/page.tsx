import type { Metadata } from 'next';
import { LandingData } from '#components/landing/landing-data';
import { Ways } from '#components/landing/ways';
import { EventsLanding } from '#components/pages/landing/events-landing';
import { loadWeekend } from '#lib/catalog/landing/load-weekend.server';
import { MONTH_WAYS, WEEKEND_WAY } from '#lib/landing/event-ways';
import { siteUrl } from '#lib/server/env.server';
import { LIST_CRUMBS } from '#lib/site/crumbs';
import { pageMetadata } from '#lib/site/open-graph';
import { WEEKEND_PATH } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';

export const revalidate = 300;

const CRUMBS = [...LIST_CRUMBS, WEEKEND_WAY];

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await loadWeekend(Date.now())).words;
  return pageMetadata({ title, description, url: WEEKEND_PATH });
}

export default async function WeekendPage() {
  const now = Date.now();
  const { from, weekend, hasMore, next, words } = await loadWeekend(now);
  const today = belizeDay(now);
  const paths = [...weekend, ...next].map(({ id }) => `/events/${id}`);
  return (
    <>
      <LandingData crumbs={CRUMBS} paths={paths} siteUrl={siteUrl()} />
      <EventsLanding
        crumbs={CRUMBS}
        title={words.heading}
        lead={words.lead}
        sections={[
          {
            id: 'weekend',
            title: words.days,
            events: weekend,
            from,
            list: {
              label: hasMore ? 'All of this weekend' : 'Filter this weekend',
              filters: { when: 'weekend' },
            },
          },
          { id: 'next', title: 'Next', events: next, from: today },
        ]}
        today={today}
        now={now}
      >
        <Ways label="Weekend and months" ways={[WEEKEND_WAY, ...MONTH_WAYS]} current={WEEKEND_PATH} />
      </EventsLanding>
    </>
  );
}
