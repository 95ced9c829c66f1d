import type { Metadata } from 'next';
import { LandingData } from '#components/landing/landing-data';
import { CelebrationsView } from '#components/pages/landing/celebrations-view';
import { loadCelebrations } from '#lib/catalog/landing/celebration-page.server';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { MONTH_WAYS } from '#lib/landing/event-ways';
import { siteUrl } from '#lib/server/env.server';
import { CELEBRATIONS_CRUMBS } from '#lib/site/crumbs';
import { pageMetadata } from '#lib/site/open-graph';
import { CELEBRATIONS_PATH, CELEBRATIONS_TITLE } from '#lib/site/site';

export const revalidate = 300;

/** So many are shown with a picture. */
const NEXT = 3;

export async function generateMetadata(): Promise<Metadata> {
  const listed = await loadCelebrations(Date.now());
  const first = listed.find(({ isDated }) => isDated);
  const description = `${listed.length} yearly celebrations of Belize and of Belizeans abroad, month by month.${
    first ? ` Next: ${first.name}, ${first.when}.` : ''
  }`;
  return pageMetadata({ title: CELEBRATIONS_TITLE, description, url: CELEBRATIONS_PATH });
}

export default async function CelebrationsPage() {
  const listed = await loadCelebrations(Date.now());
  const next = listed.filter(({ isDated }) => isDated).slice(0, NEXT);
  const months = [
    ...MONTH_WAYS.map(({ label: title, href }, index) => ({
      title,
      href,
      celebrations: listed.filter(({ month }) => month === index + 1),
    })),
    { title: 'Month not confirmed', celebrations: listed.filter(({ month }) => month === undefined) },
  ].filter(({ celebrations }) => celebrations.length > 0);
  const inOrder = [...next, ...months.flatMap(({ celebrations }) => celebrations)];
  const paths = inOrder.map(({ slug }) => celebrationPath(slug));
  return (
    <>
      <LandingData crumbs={CELEBRATIONS_CRUMBS} paths={paths} siteUrl={siteUrl()} />
      <CelebrationsView crumbs={CELEBRATIONS_CRUMBS} title={CELEBRATIONS_TITLE} next={next} months={months} />
    </>
  );
}
