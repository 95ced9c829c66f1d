import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type CheckedPicture, MAX_PIXELS } from './check-picture.ts';
import { type DecodedPicture, type PictureWork, splitWorkerAnswer } from './decoded-picture.ts';
import { IMAGE_VERSIONS } from './image-address.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { PICTURE_MAX_SIDE } from './upload-rules.ts';

/** What a decoder may take before it is killed; the largest picture that is let in needs about half of the memory. */
const DECODE_LIMITS = { timeoutMs: 20_000, memoryBytes: 768 * 1024 * 1024 };
/** Pictures that may wait for the one decoder. */
const MAX_WAITING = 20;

const WATCH_MS = 100;
const PAGE_BYTES = 4096;

/** Why there is no picture: its bytes cannot be decoded, or not with the time and memory there is. */
type DecodeProblem = 'unreadable' | 'too-costly';

function startWorker({ format, width, height }: CheckedPicture, timeout: number): ChildProcess {
  const script = join(/*turbopackIgnore: true*/ process.cwd(), 'worker', 'decode-picture.ts');
  const work: PictureWork = {
    format,
    width,
    height,
    maxPixels: MAX_PIXELS,
    maxSide: PICTURE_MAX_SIDE,
    boxes: Object.values(IMAGE_VERSIONS),
  };
  return spawn(process.execPath, ['--max-old-space-size=64', script, JSON.stringify(work)], {
    // Nothing of the configuration: whoever breaks a decoder finds no secrets in it.
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout,
    killSignal: 'SIGKILL',
  });
}

/** Kills a process that takes more memory than it may, where the system tells how much it takes. */
function watchMemory(child: ChildProcess, maxBytes: number): NodeJS.Timeout {
  return setInterval(async () => {
    const pages = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
    if (Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES > maxBytes) child.kill('SIGKILL');
  }, WATCH_MS);
}

async function decodeNow(
  picture: CheckedPicture,
  limits: typeof DECODE_LIMITS,
): Promise<DecodedPicture | DecodeProblem> {
  const child = startWorker(picture, limits.timeoutMs);
  // A process that cannot be started says so here, by rejecting.
  const ended = once(child, 'close');
  const watch = watchMemory(child, limits.memoryBytes);
  try {
    // A worker that ends before it has read everything breaks the pipe; how it ended says enough.
    child.stdin?.on('error', () => {});
    child.stdin?.end(picture.bytes);
    const [answer] = await Promise.all([child.stdout ? buffer(child.stdout) : Buffer.alloc(0), ended]);
    if (child.signalCode) return 'too-costly';
    return splitWorkerAnswer(answer) ?? 'unreadable';
  } finally {
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}

const queue = oneAtATime(MAX_WAITING);

/**
 * A picture re-encoded as WebP in the sizes the site shows, by a process of its own that is killed after 20 s or at
 * 768 MB; one at a time. Throws QueueFull when too many wait, and what the system says when no process starts.
 */
export const decodePicture = (picture: CheckedPicture, limits = DECODE_LIMITS) =>
  queue(() => decodeNow(picture, limits));
