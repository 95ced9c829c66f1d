import 'server-only';
import Papa from 'papaparse';
import { z } from 'zod';
import { sendRequest } from '#lib/server/http/send-request.server';
import { parseJson } from '#lib/text/parse-json';
import type { EventSource } from './event-source.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const responseBody = z.object({ values: z.array(z.array(cell)).min(1) });

/** Fills each row up to the header's width, because the API leaves out trailing empty cells. */
function padRows(rows: ReadonlyArray<ReadonlyArray<z.infer<typeof cell>>>): string[][] {
  const width = rows[0]?.length ?? 0;
  return rows.map((row) =>
    [...row, ...Array(Math.max(0, width - row.length)).fill('')].map((value) => String(value ?? '')),
  );
}

/** Google's Sheets API v4. The key is sent in a header, so that it is in no log of addresses. */
export function sheetsApi(config: { api: string; id: string; range: string; key: string }): EventSource {
  const path = `/v4/spreadsheets/${encodeURIComponent(config.id)}/values/${encodeURIComponent(config.range)}`;
  return {
    name: 'sheets-api',
    read: async () => {
      const response = await sendRequest(new URL(path, config.api), {
        headers: { Accept: 'application/json', 'X-Goog-Api-Key': config.key },
      });
      const { status, statusText, headers } = response;
      if (status !== 200) throw new Error(`Failed to fetch CSV: ${status} ${statusText}`.trim());
      if (/html/i.test(headers.get('content-type') ?? ''))
        throw new Error('The address answered with a web page instead of JSON');
      const json = parseJson(await response.text());
      if (json === undefined) throw new Error('The answer is not JSON');
      const parsed = responseBody.safeParse(json);
      if (!parsed.success) throw new Error('No data found in CSV');
      return Papa.unparse(padRows(parsed.data.values), { newline: '\n' });
    },
  };
}
