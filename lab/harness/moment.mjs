// The moment of a run of tests: every process that belongs to it shows the time MOMENT (ISO 8601; in Belize where it names
// no zone) when the run begins, and time runs on from there.
import { fileURLToPath } from 'node:url';
import { AHEAD, shiftClock, shiftOfProcess } from './shift-clock.mjs';

const PRELOAD = fileURLToPath(new URL('./shifted-process.mjs', import.meta.url));
/**
 * A Saturday afternoon on which something is over, something is on and something comes tonight. It has to lie after the real
 * date: Chromium's HTTP cache goes by the machine's clock, and would ask again for files that never change.
 */
const DEFAULT_MOMENT = '2029-06-09T15:30';
/** As a MOMENT: what the machine shows. */
const NOW = 'now';
const NAMED_ZONE = /(Z|[+-]\d\d:?\d\d)$/;

/**
 * The zone of all that runs in a test, whatever the machine's: that of the calendar. A server's is mostly UTC, so what
 * takes the one for the other is found.
 */
export const ZONE_OF_RUN = 'America/Belize';

/** The instant of a MOMENT in milliseconds since 1970. Throws where it is none. */
export function instantOf(moment) {
  const instant = Date.parse(NAMED_ZONE.test(moment) ? moment : `${moment}-06:00`);
  if (Number.isNaN(instant)) throw new Error(`MOMENT is no date with a time: ${moment}`);
  return instant;
}

/** The instant at which a run shows that it begins, in milliseconds since 1970: that of MOMENT where it is set. */
export function momentOfRun() {
  const { MOMENT = DEFAULT_MOMENT } = process.env;
  return MOMENT === NOW ? machineNow() : instantOf(MOMENT);
}

/** What the machine's clock shows, in milliseconds since 1970. */
const machineNow = () => Date.now() - shiftOfProcess();

/** The environment of a process whose clock is so many milliseconds ahead of the machine's. */
const shiftedBy = (ahead) => ({ CLOCK_AHEAD_MS: String(ahead), NODE_OPTIONS: `--import=${PRELOAD}` });

/**
 * The environment of a process whose clock shows an instant, in milliseconds since 1970, now. It runs on also where the
 * process is started later, or again.
 */
export const clockAt = (instant) => shiftedBy(instant - machineNow());

/** The environment of a process that belongs to this run; empty where the run shows the machine's time. */
export const clockOfRun = () => (process.env.CLOCK_AHEAD_MS ? shiftedBy(process.env.CLOCK_AHEAD_MS) : {});

/**
 * The text of a script that makes a page or a service worker show the moment of this run, before any other of its scripts;
 * empty where that is the machine's time.
 */
export const clockScript = () => {
  const { CLOCK_AHEAD_MS } = process.env;
  return CLOCK_AHEAD_MS ? `(${shiftClock})(${CLOCK_AHEAD_MS}, ${JSON.stringify(AHEAD)});\n` : '';
};

/**
 * Fixes the moment and the zone of the run, once: what this process starts has them too, and the instant at which the run
 * began (RUN_BEGAN_AT, in milliseconds since 1970). Returns by how many milliseconds the moment is ahead.
 */
export function fixMoment() {
  // What a test starts in another zone keeps that.
  if (!process.env.RUN_BEGAN_AT) process.env.TZ = ZONE_OF_RUN;
  process.env.CLOCK_AHEAD_MS ??= String(momentOfRun() - machineNow());
  Object.assign(process.env, clockOfRun());
  const ahead = Number(process.env.CLOCK_AHEAD_MS);
  process.env.RUN_BEGAN_AT ??= String(machineNow() + ahead);
  return ahead;
}
