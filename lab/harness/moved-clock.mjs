// The clock of a site that a journey moves ahead: the moves lie in a file (CLOCK_FILE), which all processes and threads of
// the site read.
import { appendFileSync, readFileSync } from 'node:fs';
import { shiftOfProcess } from './shift-clock.mjs';

/** Milliseconds after which whoever asks the time knows of a move. */
export const READ_AGAIN_MS = 50;

/** Moves the clocks that go by a file ahead by so many milliseconds more; time runs on from there, and never goes back. */
export function moveClock(file, milliseconds) {
  if (!(milliseconds > 0)) throw new Error(`Time is moved ahead alone, not by ${milliseconds} ms`);
  appendFileSync(file, `${Date.now() - shiftOfProcess()} ${milliseconds}\n`);
}

/**
 * Returns a function that says by how many milliseconds a file has moved clocks so far, or had at an instant of the machine
 * (milliseconds since 1970): what was written before a move is as much older after it.
 */
export function movesOf(file) {
  let moves = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return (at = Number.POSITIVE_INFINITY) => {
    if (performance.now() - readAt >= READ_AGAIN_MS) {
      readAt = performance.now();
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      moves = lines.map((line) => line.split(' ').map(Number));
    }
    return moves.reduce((sum, [movedAt, by]) => (movedAt <= at ? sum + by : sum), 0);
  };
}
