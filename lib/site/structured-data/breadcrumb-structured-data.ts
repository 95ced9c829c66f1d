import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '../crumbs.ts';

/** The schema.org BreadcrumbList of a page's breadcrumbs. */
export function breadcrumbStructuredData(
  crumbs: readonly Crumb[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, siteUrl).href,
    })),
  };
}
