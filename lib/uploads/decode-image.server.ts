import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { childEnvironment } from '#lib/server/child-environment.server';
import type { CheckedImage } from './check-image.ts';
import { decodeWeight } from './decode-cost.ts';
import { type DecodedImage, type DecoderTask, splitDecoderOutput } from './decoded-image.ts';
import { fairQueue } from './fair-queue.ts';
import { IMAGE_VERSIONS } from './image-address.ts';
import { IMAGE_MAX_SIDE, MAX_PIXELS } from './upload-rules.ts';

/** Limits at which a decoder is killed; the largest image accepted needs about half of the memory. */
const DECODE_LIMITS = { timeoutMs: 20_000, memoryBytes: 768 * 1024 * 1024 };
/** Most images that are decoded or wait for it; a network alone has 60 of these places. */
const PLACES = 240;

const WATCH_MS = 100;
const PAGE_BYTES = 4096;

/** Why an image was not decoded: it is damaged, or it exceeds the limits of time or memory. */
type DecodeProblem = 'unreadable' | 'too-costly';

function startWorker({ format, width, height }: CheckedImage, timeout: number): ChildProcess {
  const script = join(/*turbopackIgnore: true*/ process.cwd(), 'worker', 'decode-image.ts');
  const work: DecoderTask = {
    format,
    width,
    height,
    maxPixels: MAX_PIXELS,
    maxSide: IMAGE_MAX_SIDE,
    boxes: Object.values(IMAGE_VERSIONS),
  };
  return spawn(process.execPath, ['--max-old-space-size=64', script, JSON.stringify(work)], {
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout,
    killSignal: 'SIGKILL',
  });
}

/** Kills a process that exceeds a memory limit, on systems with /proc. */
function watchMemory(child: ChildProcess, maxBytes: number): NodeJS.Timeout {
  return setInterval(async () => {
    const pages = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
    if (Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES > maxBytes) child.kill('SIGKILL');
  }, WATCH_MS);
}

/** The same without the queue, for a check. */
export async function decodeNow(
  image: CheckedImage,
  limits = DECODE_LIMITS,
): Promise<DecodedImage | DecodeProblem> {
  const child = startWorker(image, limits.timeoutMs);
  // Rejects when the process cannot be started.
  const ended = once(child, 'close');
  const watch = watchMemory(child, limits.memoryBytes);
  try {
    // A decoder that exits before it has read everything breaks the pipe; its exit is handled below.
    child.stdin?.on('error', () => {});
    child.stdin?.end(image.bytes);
    const [output] = await Promise.all([child.stdout ? buffer(child.stdout) : Buffer.alloc(0), ended]);
    if (child.signalCode) return 'too-costly';
    return splitDecoderOutput(output) ?? 'unreadable';
  } finally {
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}

const queue = fairQueue(PLACES);

type Sender = { network: string; signal?: AbortSignal };

/**
 * Re-encodes an image as WebP in the sizes the site shows. Runs in a process of its own, which is killed after 20 s or
 * at 768 MB, one at a time; networks take turns, weighed by what their images cost. Throws QueueFull when too many of
 * the network are waiting, the signal's reason, and the system's error when no process starts.
 */
export const decodeImage = (image: CheckedImage, { network, signal }: Sender, limits = DECODE_LIMITS) =>
  queue(() => decodeNow(image, limits), { network, weight: decodeWeight(image), ...(signal && { signal }) });
