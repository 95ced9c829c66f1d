import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedEvents } from '#lib/events/rows/events-from-rows';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { processWide } from '#lib/server/process-wide.server';
import { MINUTE_MS } from '#lib/time/durations';
import { finishInTurns } from '#lib/time/slices';
import { movedSample } from './moved-sample.ts';

/** The sample calendar, and a hash of what it shows: of the file, and of the days to which rows have moved on. */
export type Sample = ParsedEvents & { version: string };

/** What is over moves on so soon after its end, and at midnight: by clocks that show a quarter of an hour. */
const STEP_MS = 15 * MINUTE_MS;

const held = processWide('sample-sheet', () => ({
  written: undefined as Promise<Sample> | undefined,
  latest: undefined as { step: number; sample: Sample } | undefined,
}));

const hashOf = (...texts: string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** The events as the rows of the file are written. */
async function readWritten(): Promise<Sample> {
  const text = await readFile(join(process.cwd(), 'data', 'events.csv'), 'utf8');
  return { ...(await finishInTurns(parseEventsCsv(text))), version: hashOf(text) };
}

function sampleAt(written: Sample, now: number): Sample {
  const events = movedSample(written.events, now);
  if (events === written.events) return written;
  return { ...written, events: [...events], version: hashOf(written.version, ...events.map(({ id }) => id)) };
}

/**
 * The sample calendar at an instant (milliseconds since 1970), which is shown only when no source is configured. The file
 * is read once; what has moved on is computed once in a quarter of an hour. Throws when the file cannot be read.
 */
export async function sampleSheet(now: number): Promise<Sample> {
  held.written ??= readWritten().catch((error: unknown) => {
    held.written = undefined;
    throw error;
  });
  const written = await held.written;
  const step = Math.floor(now / STEP_MS);
  if (held.latest?.step !== step) held.latest = { step, sample: sampleAt(written, now) };
  return held.latest.sample;
}
