import 'server-only';
import { fetchText } from '#lib/server/http/fetch-text.server';
import type { EventSource } from './event-source.ts';

/** A sheet published to the web as CSV. */
export function publishedCsv(url: string): EventSource {
  return {
    name: 'published-csv',
    read: async () => {
      const { status, statusText, contentType, text } = await fetchText(url, {
        headers: { Accept: 'text/csv' },
      });
      if (status !== 200) throw new Error(`Failed to fetch CSV: ${status} ${statusText}`.trim());
      // A sheet that is no longer public responds with status 200 and a sign-in page.
      if (/html/i.test(contentType) || /^\s*</.test(text))
        throw new Error('The address answered with a web page instead of CSV');
      if (text.trim() === '') throw new Error('No data found in CSV');
      return text;
    },
  };
}
