import 'server-only';
import Papa from 'papaparse';
import { z } from 'zod';
import { parseJson } from '#lib/text/parse-json';
import { finishInTurns, mapSlices, type Slices } from '#lib/time/slices';
import type { EventSource } from './event-source.ts';
import { fetchSheet } from './fetch-sheet.server.ts';
import { SourceError } from './source-error.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.array(cell);
const responseBody = z.object({ values: z.array(z.unknown()).min(1) });

/**
 * The rows as CSV, each filled up to the header's width, because the API leaves out trailing empty cells. Throws a
 * ZodError for a row that is none.
 */
function* csvOf(values: readonly unknown[]): Slices<string> {
  const width = row.parse(values[0]).length;
  const lines = yield* mapSlices(values, (value) => {
    const cells = row.parse(value);
    const padded = [...cells, ...Array(Math.max(0, width - cells.length)).fill('')];
    return Papa.unparse([padded.map((text) => String(text ?? ''))], { newline: '\n' });
  });
  return lines.join('\n');
}

/**
 * Google's Sheets API v4, without the line breaks and spaces that would make half of a long response. The key is sent in a header, so that it is
 * in no log of addresses.
 */
export function sheetsApi(config: { api: string; id: string; range: string; key: string }): EventSource {
  const path = `/v4/spreadsheets/${encodeURIComponent(config.id)}/values/${encodeURIComponent(config.range)}?prettyPrint=false`;
  return {
    name: 'sheets-api',
    read: async () => {
      const { contentType, text } = await fetchSheet(new URL(path, config.api).href, {
        headers: { Accept: 'application/json', 'X-Goog-Api-Key': config.key },
      });
      if (/html/i.test(contentType))
        throw new SourceError('no-sheet', 'The address answered with a web page instead of JSON');
      const json = parseJson(text);
      if (json === undefined) throw new SourceError('no-sheet', 'The answer is not JSON');
      const parsed = responseBody.safeParse(json);
      if (!parsed.success) throw new SourceError('empty', 'No data found in CSV');
      return finishInTurns(csvOf(parsed.data.values)).catch((error: unknown) => {
        throw error instanceof z.ZodError ? new SourceError('empty', 'No data found in CSV') : error;
      });
    },
  };
}
