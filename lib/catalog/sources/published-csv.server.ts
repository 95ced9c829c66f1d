import 'server-only';
import { sendRequest } from '#lib/server/http/send-request.server';
import type { EventSource } from './event-source.ts';

/** A sheet published to the web as CSV. */
export function publishedCsv(url: string): EventSource {
  return {
    name: 'published-csv',
    read: async () => {
      // Google's address of a published sheet redirects to another host.
      const response = await sendRequest(url, { headers: { Accept: 'text/csv' }, follows: 'any' });
      const { status, statusText, headers } = response;
      const text = await response.text();
      if (status !== 200) throw new Error(`Failed to fetch CSV: ${status} ${statusText}`.trim());
      // A sheet that is no longer public responds with status 200 and a sign-in page.
      if (/html/i.test(headers.get('content-type') ?? '') || /^\s*</.test(text))
        throw new Error('The address answered with a web page instead of CSV');
      if (text.trim() === '') throw new Error('No data found in CSV');
      return text;
    },
  };
}
