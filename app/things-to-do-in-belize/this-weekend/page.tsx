import type { Metadata } from 'next';
import { Ways } from '#components/landing/ways';
import { EventsLanding } from '#components/pages/landing/events-landing';
import { JsonLd } from '#components/ui/layout/json-ld';
import { loadWeekend } from '#lib/catalog/landing/load-weekend.server';
import { MONTH_WAYS, WEEKEND_WAY } from '#lib/landing/event-ways';
import { siteUrl } from '#lib/server/env.server';
import { breadcrumbStructuredData } from '#lib/site/breadcrumb-structured-data';
import { itemListStructuredData } from '#lib/site/item-list-structured-data';
import { openGraph } from '#lib/site/open-graph';
import { THINGS_TO_DO_PATH, WEEKEND_PATH } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';

export const revalidate = 300;

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Things to Do', href: THINGS_TO_DO_PATH },
  { label: 'This weekend', href: WEEKEND_PATH },
];

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await loadWeekend(Date.now())).words;
  return {
    title,
    description,
    alternates: { canonical: WEEKEND_PATH },
    openGraph: openGraph({ title, description, url: WEEKEND_PATH }),
  };
}

export default async function WeekendPage() {
  const now = Date.now();
  const { from, weekend, hasMore, next, words } = await loadWeekend(now);
  const today = belizeDay(now);
  const paths = [...weekend, ...next].map(({ id }) => `/events/${id}`);
  return (
    <>
      <JsonLd data={breadcrumbStructuredData(CRUMBS, siteUrl())} />
      {paths.length > 0 && <JsonLd data={itemListStructuredData(paths, siteUrl())} />}
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
