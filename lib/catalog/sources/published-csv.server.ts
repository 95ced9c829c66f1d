import 'server-only';
import type { EventSource } from './event-source.ts';
import { fetchSheet } from './fetch-sheet.server.ts';
import { SourceError } from './source-error.ts';

/** A sheet published to the web as CSV. */
export function publishedCsv(url: string): EventSource {
  return {
    name: 'published-csv',
    load: async () => {
      // Google's address of a published sheet redirects to another host.
      const { contentType, text } = await fetchSheet(url, {
        headers: { Accept: 'text/csv' },
        follows: 'any',
      });
      // A sheet that is no longer public responds with status 200 and a sign-in page.
      if (/html/i.test(contentType) || /^\s*</.test(text))
        throw new SourceError('no-sheet', 'The address answered with a web page instead of CSV');
      if (text.trim() === '') throw new SourceError('empty', 'No data found in CSV');
      return text;
    },
  };
}
