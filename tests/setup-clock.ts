import { shiftClock } from '../lab/harness/shift-clock.mjs';

// A test's sandbox has a Date and an Intl of its own.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
if (ahead !== 0) shiftClock(ahead);
