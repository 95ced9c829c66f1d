import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The schema.org BreadcrumbList of a page's breadcrumbs. */
export function breadcrumbStructuredData(
  crumbs: ReadonlyArray<{ label: string; href: string }>,
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
