import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Ways } from '#components/landing/ways';
import { EventsLanding } from '#components/pages/landing/events-landing';
import { JsonLd } from '#components/ui/layout/json-ld';
import { loadCategory } from '#lib/catalog/landing/load-category.server';
import { servedCategories } from '#lib/catalog/landing/served-categories.server';
import { CATEGORY_LABELS, isEventCategory } from '#lib/events/event-category';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { categoryWays } from '#lib/landing/event-ways';
import { categoryPath } from '#lib/landing/landing-address';
import { siteUrl } from '#lib/server/env.server';
import { breadcrumbStructuredData } from '#lib/site/breadcrumb-structured-data';
import { itemListStructuredData } from '#lib/site/item-list-structured-data';
import { openGraph } from '#lib/site/open-graph';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
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
  const url = categoryPath(category);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraph({ title, description, url }),
  };
}

export default async function CategoryPage(props: CategoryPageProps) {
  const category = await categoryOfPage(props);
  const now = Date.now();
  const { months, hasMore, words } = await loadCategory(category, now);
  const url = categoryPath(category);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Things to Do', href: THINGS_TO_DO_PATH },
    { label: CATEGORY_LABELS[category], href: url },
  ];
  const paths = months.flatMap(({ events }) => events.map(({ id }) => `/events/${id}`));
  const today = belizeDay(now);
  return (
    <>
      <JsonLd data={breadcrumbStructuredData(crumbs, siteUrl())} />
      {paths.length > 0 && <JsonLd data={itemListStructuredData(paths, siteUrl())} />}
      <EventsLanding
        crumbs={crumbs}
        title={words.heading}
        lead={words.lead}
        sections={months.map(({ month, events }, index) => ({
          id: month ? `in-${month}` : 'undated',
          title: month ? formatMonth(month) : DATE_TO_BE_CONFIRMED,
          events,
          from: today,
          ...(index === 0 && {
            list: { label: hasMore ? 'All of them' : 'Filter these events', filters: { category } },
          }),
        }))}
        today={today}
        now={now}
      >
        <Ways label="Kinds of events" ways={categoryWays(await servedCategories(now))} current={url} />
      </EventsLanding>
    </>
  );
}
