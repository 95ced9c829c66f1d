import 'server-only';
import { setTimeout } from 'node:timers/promises';

/** Waits for so many milliseconds; a process that has nothing else to do ends meanwhile. */
export const pauseFor = (milliseconds: number): Promise<void> =>
  setTimeout(milliseconds, undefined, { ref: false });
