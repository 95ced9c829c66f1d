import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LandingData } from '#components/landing/landing-data';
import { MonthLanding } from '#components/pages/landing/month-landing';
import { previewOfMonth } from '#lib/catalog/landing/landing-preview.server';
import { loadMonth } from '#lib/catalog/landing/load-month.server';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { landingAt, monthPath } from '#lib/landing/landing-address';
import { siteUrl } from '#lib/server/env.server';
import { LIST_CRUMBS } from '#lib/site/crumbs';
import { pageMetadata } from '#lib/site/open-graph';
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
  const loaded = await loadMonth(month, Date.now());
  const { title, description } = loaded.words;
  const image = { url: previewOfMonth(loaded).path, alt: title };
  return pageMetadata({ title, description, url: monthPath(month), image });
}

export default async function MonthPage(props: MonthPageProps) {
  const month = await monthOfPage(props);
  const now = Date.now();
  const shown = await loadMonth(month, now);
  const crumbs = [...LIST_CRUMBS, { label: shown.words.name, href: monthPath(month) }];
  const paths = [
    ...shown.years.flatMap(({ events }) => events.map(({ id }) => `/events/${id}`)),
    ...shown.celebrations.map(({ slug }) => celebrationPath(slug)),
  ];
  return (
    <>
      <LandingData crumbs={crumbs} paths={paths} siteUrl={siteUrl()} />
      <MonthLanding {...shown} crumbs={crumbs} today={belizeDay(now)} now={now} />
    </>
  );
}
