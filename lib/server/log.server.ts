import 'server-only';
import pino from 'pino';
import { processWide } from './process-wide.server.ts';

/** The site's log. Log only codes, counts and names of our components, never visitors' texts or personal data. */
export const log = (): pino.Logger =>
  processWide('log', () => pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }));
