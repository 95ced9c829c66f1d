import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LandingData } from '#components/landing/landing-data';
import { Ways } from '#components/landing/ways';
import { EventsLanding } from '#components/pages/landing/events-landing';
import { loadCategory } from '#lib/catalog/landing/load-category.server';
import { servedCategories } from '#lib/catalog/landing/served-categories.server';
import { CATEGORY_LABELS, isEventCategory } from '#lib/events/event-category';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { categoryWays } from '#lib/landing/event-ways';
import { categoryPath } from '#lib/landing/landing-address';
import { siteUrl } from '#lib/server/env.server';
import { LIST_CRUMBS } from '#lib/site/crumbs';
import { pageMetadata } from '#lib/site/open-graph';
import { belizeDay } from '#lib/time/calendar-day';
import { formatMonth } from '#lib/time/format-day';

export const revalidate = 300;

type CategoryPageProps = { params: Promise<{ category: string }> };

/** No category is rendered at build time, each on its first request; middleware lets only those with a page through. */
export const generateStaticParams = () => [];

async function categoryOfPage({ params }: CategoryPageProps) {
  const { category } = await params;
  return isEventCategory(category) ? category : notFound();
}

export async function generateMetadata(props: CategoryPageProps): Promise<Metadata> {
  const category = await categoryOfPage(props);
  const { title, description } = (await loadCategory(category, Date.now())).words;
  return pageMetadata({ title, description, url: categoryPath(category) });
}

export default async function CategoryPage(props: CategoryPageProps) {
  const category = await categoryOfPage(props);
  const now = Date.now();
  const { months, hasMore, recent, words } = await loadCategory(category, now);
  const url = categoryPath(category);
  const crumbs = [...LIST_CRUMBS, { label: CATEGORY_LABELS[category], href: url }];
  const shown = [...months, { events: recent }].flatMap(({ events }) => events);
  const paths = shown.map(({ id }) => `/events/${id}`);
  const today = belizeDay(now);
  return (
    <>
      <LandingData crumbs={crumbs} paths={paths} siteUrl={siteUrl()} />
      <EventsLanding
        crumbs={crumbs}
        title={words.heading}
        lead={words.lead}
        sections={[
          ...months.map(({ month, events }, index) => ({
            id: month ? `in-${month}` : 'undated',
            title: month ? formatMonth(month) : DATE_TO_BE_CONFIRMED,
            events,
            from: today,
            ...(index === 0 && {
              list: { label: hasMore ? 'All of them' : 'Filter these events', filters: { category } },
            }),
          })),
          { id: 'recent', title: 'In the last weeks', events: recent },
        ]}
        today={today}
        now={now}
      >
        <Ways label="Kinds of events" ways={categoryWays(await servedCategories(now))} current={url} />
      </EventsLanding>
    </>
  );
}
