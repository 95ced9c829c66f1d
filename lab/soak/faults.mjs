// What breaks around the site while visitors use it: sheet, mail server, weather provider, and the lock of the store.
import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS as SHEET_FAULTS } from '../../tests/fakes/google-sheets.mjs';
import { FAULTS as WEATHER_FAULTS } from '../../tests/fakes/open-weather.mjs';
import { holdLock } from '../../tests/support/store/hold-lock.ts';

const SECOND = 1_000;
/** Refused by code, hanging, breaking off before and after it has the mail, and gone. */
const MAIL_FAULTS = [
  { code: 451 },
  'silent',
  'drop-in-data',
  'drop-after-data',
  'down',
  { code: 421, at: 'MAIL' },
];
/** Seconds; a form waits for eight, and is then told to try again. */
const LOCK_SECONDS = [9, 5, 14, 7];
/** Milliseconds for which a form that had waited for the lock may still be refused after its end. */
const AFTER_LOCK_MS = 1_000;

/**
 * The times of faults of one kind: `calm` seconds without (`first` before the first), `broken` seconds with one. `begin` switches the fault
 * of a number on, and returns what switches it off.
 * @typedef {{ calm: number, first?: number, broken: (number: number) => number, begin: (number: number) => Promise<() => unknown> }} Track
 */

/** Switches faults on and off until the signal; none is on when it resolves. */
async function run({ calm, first = calm, broken, begin }, signal) {
  const wait = (seconds) => pause(seconds * SECOND, undefined, { signal }).catch(() => {});
  for (let number = 0; !signal.aborted; number += 1) {
    await wait(number === 0 ? first : calm);
    if (signal.aborted) return;
    const end = await begin(number);
    await wait(broken(number));
    await end();
  }
}

/**
 * The faults of a run, which are counted. `sheetFault` is the one of the sheet now; `wasLocked(since)` says whether a form
 * that was sent then (milliseconds since 1970) may be told to try again.
 */
export function createFaults({ sheet, mail, weather, storeFile }) {
  const counts = { sheet: 0, mail: 0, weather: 0, store: 0 };
  let sheetFault;
  let lockEndedAt = 0;

  /** @type {Track[]} */
  const tracks = [
    {
      calm: 12,
      broken: () => 8,
      begin: async (number) => {
        sheetFault = SHEET_FAULTS[number % SHEET_FAULTS.length];
        sheet.setFault(sheetFault);
        counts.sheet += 1;
        return () => {
          sheet.setFault(null);
          sheetFault = undefined;
        };
      },
    },
    {
      calm: 9,
      broken: () => 10,
      begin: async (number) => {
        const fault = MAIL_FAULTS[number % MAIL_FAULTS.length];
        counts.mail += 1;
        if (fault === 'down') {
          await mail.down();
          return () => mail.up();
        }
        mail.setFault(fault);
        return () => mail.setFault(null);
      },
    },
    {
      calm: 7,
      broken: () => 8,
      begin: async (number) => {
        weather.setFault(WEATHER_FAULTS[number % WEATHER_FAULTS.length]);
        counts.weather += 1;
        return () => weather.setFault(null);
      },
    },
    {
      // The store is free most of the time.
      calm: 30,
      first: 4,
      broken: (number) => LOCK_SECONDS[number % LOCK_SECONDS.length],
      begin: async () => {
        const lock = await holdLock(storeFile, 'write');
        lockEndedAt = Number.POSITIVE_INFINITY;
        counts.store += 1;
        return async () => {
          await lock.release();
          lockEndedAt = Date.now();
        };
      },
    },
  ];

  return {
    counts,
    sheetFault: () => sheetFault,
    wasLocked: (since) => since < lockEndedAt + AFTER_LOCK_MS,
    /** Resolves when the signal has ended all of them. */
    run: (signal) => Promise.all(tracks.map((track) => run(track, signal))),
  };
}
