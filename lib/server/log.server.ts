import 'server-only';
import pino from 'pino';
import { processWide } from './process-wide.server.ts';

/** The site's log. Only codes, counts and names of our own parts go in: never what people wrote, or who they are. */
export const log = (): pino.Logger =>
  processWide('log', () => pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }));
