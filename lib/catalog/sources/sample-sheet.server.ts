import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The sheet that comes with the project, shown only when no source is configured. */
export function readSampleSheet(): Promise<string> {
  return readFile(join(process.cwd(), 'data', 'events.csv'), 'utf8');
}
