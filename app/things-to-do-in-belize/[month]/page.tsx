import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MonthLanding } from '#components/pages/landing/month-landing';
import { JsonLd } from '#components/ui/layout/json-ld';
import { loadMonth } from '#lib/catalog/landing/load-month.server';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { landingAt, monthPath } from '#lib/landing/landing-address';
import { siteUrl } from '#lib/server/env.server';
import { breadcrumbStructuredData } from '#lib/site/breadcrumb-structured-data';
import { itemListStructuredData } from '#lib/site/item-list-structured-data';
import { openGraph } from '#lib/site/open-graph';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';

export const revalidate = 300;

type MonthPageProps = { params: Promise<{ month: string }> };

/** No month is rendered at build time, each on its first request; of unknown ones middleware shows the list. */
export const generateStaticParams = () => [];

async function monthOfPage({ params }: MonthPageProps): Promise<number> {
  const landing = landingAt(`${THINGS_TO_DO_PATH}/${(await params).month}`);
  return landing?.kind === 'month' ? landing.month : notFound();
}

export async function generateMetadata(props: MonthPageProps): Promise<Metadata> {
  const month = await monthOfPage(props);
  const { title, description } = (await loadMonth(month, Date.now())).words;
  const url = monthPath(month);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraph({ title, description, url }),
  };
}

export default async function MonthPage(props: MonthPageProps) {
  const month = await monthOfPage(props);
  const now = Date.now();
  const shown = await loadMonth(month, now);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Things to Do', href: THINGS_TO_DO_PATH },
    { label: shown.words.name, href: monthPath(month) },
  ];
  const paths = [
    ...shown.years.flatMap(({ events }) => events.map(({ id }) => `/events/${id}`)),
    ...shown.celebrations.map(({ slug }) => celebrationPath(slug)),
  ];
  return (
    <>
      <JsonLd data={breadcrumbStructuredData(crumbs, siteUrl())} />
      <JsonLd data={itemListStructuredData(paths, siteUrl())} />
      <MonthLanding {...shown} crumbs={crumbs} today={belizeDay(now)} now={now} />
    </>
  );
}
