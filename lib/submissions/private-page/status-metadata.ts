/** The metadata of every page behind a private link: a title, no indexing, and no referrer for other sites. */
export const statusMetadata = (title: string) => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer' as const,
});
