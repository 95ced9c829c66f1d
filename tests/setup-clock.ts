import { shiftClock } from '../lab/harness/shift-clock.mjs';

// Unit tests are given their instants: the days of what they share (tests/support/moment) are counted from one that stays,
// 20 November 2026 in Belize.
process.env.RUN_BEGAN_AT = String(Date.UTC(2026, 10, 20, 18));

// A test's sandbox has a Date and an Intl of its own.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
if (ahead !== 0) shiftClock(ahead);
