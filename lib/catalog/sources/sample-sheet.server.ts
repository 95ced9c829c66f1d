import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the CSV of the sample calendar, which is shown only when no source is configured. */
export function readSampleSheet(): Promise<string> {
  return readFile(join(process.cwd(), 'data', 'events.csv'), 'utf8');
}
