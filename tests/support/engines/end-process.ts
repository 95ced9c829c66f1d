import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which a program may end by itself when it is asked to. */
const END_LIMIT_MS = 5_000;

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group has ended by itself.
  }
}

/** Ends a program that was started with `detached`, with everything that it started. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = new Promise((done) => child.once('exit', done));
  signal(child, 'SIGTERM');
  await Promise.race([ended, pause(END_LIMIT_MS, undefined, { ref: false })]);
  signal(child, 'SIGKILL');
  await ended;
}

/**
 * Has programs that were started with `detached` end with this process, should it end before it has ended them; also
 * when it is killed, of which it gets no word: at the other end of a pipe a shell waits for that.
 */
export function endWithUs(...children: ChildProcess[]): void {
  for (const child of children) {
    const guard = spawn('sh', ['-c', `read -r _; kill -KILL -${child.pid}`], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    guard.unref();
    if (guard.stdin instanceof Socket) guard.stdin.unref();
    child.once('exit', () => {
      // What it has started and left.
      signal(child, 'SIGKILL');
      guard.kill('SIGKILL');
    });
  }
}
