import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CelebrationView } from '#components/pages/landing/celebration-view';
import { JsonLd } from '#components/ui/layout/json-ld';
import { loadCelebration } from '#lib/catalog/landing/celebration-page.server';
import { celebrationName, FACT_FIELDS } from '#lib/celebrations/celebration';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { celebrationBySlug, partsOf, sourcesOf, wholesOf } from '#lib/celebrations/celebrations.server';
import { placeBySlug } from '#lib/places/places';
import { siteUrl } from '#lib/server/env.server';
import { breadcrumbStructuredData } from '#lib/site/breadcrumb-structured-data';
import { itemListStructuredData } from '#lib/site/item-list-structured-data';
import { openGraph } from '#lib/site/open-graph';
import { CELEBRATIONS_PATH } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';

export const revalidate = 300;

type CelebrationPageProps = { params: Promise<{ slug: string }> };

/** No page is rendered at build time, each on its first request; middleware refuses unknown ones. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: CelebrationPageProps): Promise<Metadata> {
  const celebration = celebrationBySlug((await params).slug) ?? notFound();
  const { title, when } = await loadCelebration(celebration, Date.now());
  const url = celebrationPath(celebration.slug);
  const description = `${when.line}. ${celebration.summary.text}`;
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraph({ title, description, url }),
  };
}

export default async function CelebrationPage({ params }: CelebrationPageProps) {
  const celebration = celebrationBySlug((await params).slug) ?? notFound();
  const now = Date.now();
  const shown = await loadCelebration(celebration, now);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Celebrations', href: CELEBRATIONS_PATH },
    { label: celebrationName(celebration), href: celebrationPath(celebration.slug) },
  ];
  const { when, names, summary, days } = celebration;
  const facts = [when, ...names, summary, ...FACT_FIELDS.flatMap((field) => celebration[field]), ...days];
  const events = shown.next.events.map(({ id }) => `/events/${id}`);
  return (
    <>
      <JsonLd data={breadcrumbStructuredData(crumbs, siteUrl())} />
      {events.length > 0 && <JsonLd data={itemListStructuredData(events, siteUrl())} />}
      <CelebrationView
        celebration={celebration}
        {...shown}
        crumbs={crumbs}
        places={celebration.places.flatMap((slug) => placeBySlug(slug) ?? [])}
        parts={partsOf(celebration)}
        wholes={wholesOf(celebration)}
        sources={sourcesOf(facts)}
        today={belizeDay(now)}
        now={now}
      />
    </>
  );
}
