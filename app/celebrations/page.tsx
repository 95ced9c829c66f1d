import type { Metadata } from 'next';
import { CelebrationsView } from '#components/pages/landing/celebrations-view';
import { JsonLd } from '#components/ui/layout/json-ld';
import { loadCelebrations } from '#lib/catalog/landing/celebration-page.server';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { MONTH_WAYS } from '#lib/landing/event-ways';
import { siteUrl } from '#lib/server/env.server';
import { breadcrumbStructuredData } from '#lib/site/breadcrumb-structured-data';
import { itemListStructuredData } from '#lib/site/item-list-structured-data';
import { openGraph } from '#lib/site/open-graph';
import { CELEBRATIONS_PATH, CELEBRATIONS_TITLE } from '#lib/site/site';

export const revalidate = 300;

/** So many are shown with a picture. */
const NEXT = 3;

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Celebrations', href: CELEBRATIONS_PATH },
];

export async function generateMetadata(): Promise<Metadata> {
  const listed = await loadCelebrations(Date.now());
  const first = listed.find(({ isDated }) => isDated);
  const description = `${listed.length} yearly celebrations of Belize and of Belizeans abroad, month by month.${
    first ? ` Next: ${first.name}, ${first.when}.` : ''
  }`;
  return {
    title: CELEBRATIONS_TITLE,
    description,
    alternates: { canonical: CELEBRATIONS_PATH },
    openGraph: openGraph({ title: CELEBRATIONS_TITLE, description, url: CELEBRATIONS_PATH }),
  };
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
      <JsonLd data={breadcrumbStructuredData(CRUMBS, siteUrl())} />
      <JsonLd data={itemListStructuredData(paths, siteUrl())} />
      <CelebrationsView crumbs={CRUMBS} title={CELEBRATIONS_TITLE} next={next} months={months} />
    </>
  );
}
