import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import type { PreviewContent } from '#lib/events/preview/preview-content';
import { childEnvironment } from '#lib/server/child-environment.server';
import type { DrawingResult, DrawingTask } from './drawing-task.ts';

/** Limits of the drawing process. A drawing takes about 0.2 s and the process 130 MB. */
const DRAWING_LIMITS = {
  /** Milliseconds of one drawing at which it is killed: pages come first, so on a busy machine one may take long. */
  timeoutMs: 60_000,
  /** Memory at which it is killed while it draws, on systems with /proc. */
  memoryBytes: 512 * 1024 * 1024,
  /** Memory at which it is replaced after a drawing, by its own report. */
  outgrownBytes: 220 * 1024 * 1024,
  /** Megabytes of its JavaScript objects, at which it ends by itself. */
  heapMb: 96,
  /** Milliseconds without a drawing after which it is ended. */
  idleMs: 10_000,
  /** Added to our own niceness, so that pages come first. */
  nicer: 5,
};
type DrawingLimits = typeof DRAWING_LIMITS;

/** Settings of glibc's allocator: without them it keeps 10 to 25 MB of freed images. Others ignore them. */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

const WATCH_MS = 100;
const PAGE_BYTES = 4096;
/** The lowest priority of a process. */
const NICEST = 19;

/** Why a drawing failed: 'time', 'memory', 'ended' (the process did), 'start' (it could not) or an error's name. */
export class DrawingFailed extends Error {}

function start({ heapMb, nicer }: DrawingLimits): ChildProcess {
  const script = join(/*turbopackIgnore: true*/ process.cwd(), 'worker', 'draw-preview.ts');
  // The small young generation halves the memory of its JavaScript objects.
  const flags = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=1', '--optimize-for-size'];
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...childEnvironment(), ...MALLOC, UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // It must not keep this process running.
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid) setPriority(child.pid, Math.min(getPriority() + nicer, NICEST));
  } catch {
    // It has ended already, or the system has no priorities: it draws all the same.
  }
  return child;
}

async function residentBytes(child: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** Sends a task and waits for its result. Rejects with DrawingFailed. */
function resultOf(
  child: ChildProcess,
  task: DrawingTask,
  limits: DrawingLimits,
): Promise<Extract<DrawingResult, { jpeg: Uint8Array }>> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => settle(() => reject(new DrawingFailed(reason)));
    const ended = () => fail('ended');
    const failed = () => fail('start');
    const answered = (result: DrawingResult) => {
      if (result.number !== task.number) return;
      if ('problem' in result) fail(result.problem);
      else settle(() => resolve(result));
    };
    const timer = setTimeout(() => fail('time'), limits.timeoutMs);
    const watch = setInterval(async () => {
      if ((await residentBytes(child)) > limits.memoryBytes) fail('memory');
    }, WATCH_MS);
    function settle(end: () => void) {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('exit', ended).off('error', failed).off('message', answered);
      end();
    }
    child.on('exit', ended).on('error', failed).on('message', answered);
    // Not connected where the system has no more processes or files for us.
    if (child.connected) child.send(task, (error) => error && ended());
    else failed();
  });
}

/**
 * A process that draws previews, one at a time: started for the first drawing, and again when it has ended; killed at
 * its limits, and ended when there is nothing to draw.
 */
export function drawingProcess(limits: DrawingLimits = DRAWING_LIMITS) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let drawings = 0;

  function end() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  function running(): ChildProcess {
    if (child) return child;
    const started = start(limits);
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.on('exit', forget).on('error', forget);
    child = started;
    return started;
  }

  return {
    /** The process id while it runs. */
    pid: () => child?.pid,
    /** Draws a preview as JPEG, with the upload that it names. Rejects with DrawingFailed. Only one call at a time. */
    async draw(content: PreviewContent, upload?: Uint8Array): Promise<Uint8Array> {
      clearTimeout(idle);
      drawings += 1;
      try {
        const { jpeg, memoryBytes } = await resultOf(
          running(),
          { number: drawings, content, upload },
          limits,
        );
        if (memoryBytes > limits.outgrownBytes) end();
        return jpeg;
      } catch (error) {
        // Whatever state it is in, the next drawing must not depend on it.
        end();
        throw error;
      } finally {
        idle = setTimeout(end, limits.idleMs).unref();
      }
    },
    end,
  };
}
