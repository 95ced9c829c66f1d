import 'server-only';
import type { EventSource } from './event-source.ts';
import { fetchSheet } from './fetch-sheet.server.ts';
import { bothRenderings } from './parse-sheets-api.ts';
import { SourceError } from './source-error.ts';

/** Dates and hours as values, whose order of day and month no locale changes; and every cell as the sheet shows it. */
const RENDERINGS = {
  counted: 'valueRenderOption=UNFORMATTED_VALUE&dateTimeRenderOption=SERIAL_NUMBER',
  shown: 'valueRenderOption=FORMATTED_VALUE',
};

/**
 * Google's Sheets API v4, asked twice, as it renders all columns of an answer alike; without the line breaks and spaces
 * that would make half of a long response. The key is sent in a header, so that it is in no log of addresses.
 */
export function sheetsApi(config: { api: string; id: string; range: string; key: string }): EventSource {
  const path = `/v4/spreadsheets/${encodeURIComponent(config.id)}/values/${encodeURIComponent(config.range)}?prettyPrint=false`;
  const load = async (rendering: string) => {
    const { contentType, text } = await fetchSheet(new URL(`${path}&${rendering}`, config.api).href, {
      headers: { Accept: 'application/json', 'X-Goog-Api-Key': config.key },
    });
    if (/html/i.test(contentType))
      throw new SourceError('no-sheet', 'The address answered with a web page instead of JSON');
    return text;
  };
  return {
    name: 'sheets-api',
    load: async () => bothRenderings(await load(RENDERINGS.counted), await load(RENDERINGS.shown)),
  };
}
