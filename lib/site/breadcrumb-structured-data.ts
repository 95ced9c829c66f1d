import type { BreadcrumbList, WithContext } from 'schema-dts';

/** schema.org BreadcrumbList of the crumbs that a page shows. */
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
