/** What every page behind a private link says of itself: a title, and nothing for search engines and other sites. */
export const statusMetadata = (title: string) => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer' as const,
});
