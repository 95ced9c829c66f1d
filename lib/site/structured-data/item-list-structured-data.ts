import type { ItemList, WithContext } from 'schema-dts';

/**
 * The schema.org ItemList of a page: the positions and addresses of what it lists, each once, in the order in which it shows
 * them. What an event is stands on its own page alone.
 */
export const itemListStructuredData = (paths: readonly string[], siteUrl: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: [...new Set(paths)].map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: siteUrl + path,
  })),
});
