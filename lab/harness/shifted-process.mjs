// Imported, or loaded before a process (node --import), it makes the process show the moment of its run (moment.mjs).
import fs from 'node:fs';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { types } from 'node:util';
import { fixMoment } from './moment.mjs';
import { movesOf } from './moved-clock.mjs';
import { AHEAD, shiftClock, shiftOfProcess } from './shift-clock.mjs';

const BUILD = /[\\/]\.(next|builds)[\\/]/;
/** Longer than a page may be served after it was made (`expireTime` of next.config.mjs is a day). */
const TWO_DAYS_MS = 172_800_000;
const TIMES = ['atime', 'mtime', 'ctime', 'birthtime'];

const ahead = fixMoment();
const { CLOCK_FILE } = process.env;
/** By how many milliseconds a journey has moved the clock of its site, now or at an instant of the machine. */
const moved = CLOCK_FILE ? movesOf(CLOCK_FILE) : () => 0;
/** Milliseconds by which faketime has set the machine's clock ahead (test-moments.mjs): it leaves the times of files. */
const faked = Number(process.env.FAKED_AHEAD_MS ?? 0);

/**
 * The times of a file, moved along: what was written a minute ago was written a minute ago. A build is older than a page may
 * be served, so that every page is made for the moment when it is first asked for.
 */
function moveTimes(stats, path = '') {
  // Of big integers only differences are used.
  if (!stats || typeof stats.mtimeMs === 'bigint') return stats;
  const by = ahead + faked - (BUILD.test(String(path)) ? TWO_DAYS_MS : 0);
  for (const name of TIMES) {
    const written = stats[`${name}Ms`];
    const time = written + by + moved(written + faked);
    stats[`${name}Ms`] = time;
    stats[name] = new Date(time);
  }
  return stats;
}

/**
 * A time as utimes() takes it (seconds, their text, or a Date, which a test's sandbox has of its own) as the machine's
 * clock has it, in seconds.
 */
const onMachine = (time) =>
  (types.isDate(time) ? time.getTime() / 1000 : Number(time)) - (ahead + faked + moved()) / 1000;

async function shiftFiles() {
  for (const name of ['stat', 'lstat']) {
    const sync = fs[`${name}Sync`];
    const promised = fs.promises[name];
    fs[`${name}Sync`] = (path, ...rest) => moveTimes(sync(path, ...rest), path);
    fs.promises[name] = async (path, ...rest) => moveTimes(await promised(path, ...rest), path);
  }
  const { utimesSync } = fs;
  const { utimes } = fs.promises;
  fs.utimesSync = (path, ...times) => utimesSync(path, ...times.map((time) => onMachine(time)));
  fs.promises.utimes = (path, ...times) => utimes(path, ...times.map((time) => onMachine(time)));
  const handle = await fs.promises.open(process.execPath);
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  const { stat } = prototype;
  prototype.stat = async function (...options) {
    return moveTimes(await stat.apply(this, options));
  };
}

function shiftHeaders() {
  const { writeHead } = http.ServerResponse.prototype;
  http.ServerResponse.prototype.writeHead = function (...head) {
    // By itself Node would ask the machine. Set at last, as the front removes what Next has set before.
    if (this.sendDate && !this.headersSent) this.setHeader('Date', new Date().toUTCString());
    // Beside a header that is set Node takes no pairs of name and value, only both in turn.
    return writeHead.apply(
      this,
      head.map((part) => (Array.isArray(part) ? part.flat() : part)),
    );
  };
}

const isShifted = AHEAD in Date;
if ((ahead !== 0 || CLOCK_FILE) && !isShifted) {
  shiftClock(ahead);
  if (CLOCK_FILE) Object.defineProperty(Date, AHEAD, { get: () => ahead + moved() });
  // By this one Next finds out what is out of date.
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + shiftOfProcess() });
  shiftHeaders();
}
if ((ahead + faked !== 0 || CLOCK_FILE) && !isShifted) {
  await shiftFiles();
  syncBuiltinESMExports();
}
