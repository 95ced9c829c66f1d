import 'server-only';
import pino from 'pino';

const LOG = Symbol.for('belize-celebrations.log');
const shared = globalThis as { [LOG]?: pino.Logger };

/** The site's log. Only codes, counts and names of our own parts go in: never what people wrote, or who they are. */
export function log(): pino.Logger {
  shared[LOG] ??= pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  return shared[LOG];
}
