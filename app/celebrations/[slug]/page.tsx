import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LandingData } from '#components/landing/landing-data';
import { CelebrationView } from '#components/pages/landing/celebration-view';
import { loadCelebration } from '#lib/catalog/landing/celebration-page.server';
import { previewOfCelebration } from '#lib/catalog/landing/landing-preview.server';
import { celebrationName, FACT_FIELDS } from '#lib/celebrations/celebration';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { celebrationBySlug, partsOf, sourcesOf, wholesOf } from '#lib/celebrations/celebrations.server';
import { placeBySlug } from '#lib/places/places';
import { siteUrl } from '#lib/server/env.server';
import { CELEBRATIONS_CRUMBS } from '#lib/site/crumbs';
import { pageMetadata } from '#lib/site/open-graph';
import { belizeDay } from '#lib/time/calendar-day';

export const revalidate = 300;

type CelebrationPageProps = { params: Promise<{ slug: string }> };

/** No page is rendered at build time, each on its first request; middleware refuses unknown ones. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: CelebrationPageProps): Promise<Metadata> {
  const celebration = celebrationBySlug((await params).slug) ?? notFound();
  const loaded = await loadCelebration(celebration, Date.now());
  const { title, when } = loaded;
  return pageMetadata({
    title,
    description: `${when.line}. ${celebration.summary.text}`,
    url: celebrationPath(celebration.slug),
    image: { url: previewOfCelebration(celebration, loaded).path, alt: title },
  });
}

export default async function CelebrationPage({ params }: CelebrationPageProps) {
  const celebration = celebrationBySlug((await params).slug) ?? notFound();
  const now = Date.now();
  const shown = await loadCelebration(celebration, now);
  const crumbs = [
    ...CELEBRATIONS_CRUMBS,
    { label: celebrationName(celebration), href: celebrationPath(celebration.slug) },
  ];
  const { when, names, summary, days } = celebration;
  const facts = [when, ...names, summary, ...FACT_FIELDS.flatMap((field) => celebration[field]), ...days];
  const events = shown.next.events.map(({ id }) => `/events/${id}`);
  return (
    <>
      <LandingData crumbs={crumbs} paths={events} siteUrl={siteUrl()} />
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
