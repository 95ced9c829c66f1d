import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type WatchedProcess = {
  /** Resolves when it has written a text; rejects when it ends without it. */
  said: (text: string) => Promise<void>;
  /** The exit code; null when it was killed. */
  ended: Promise<number | null>;
  /** Kills it (SIGKILL); resolves when it has ended. */
  kill: () => Promise<void>;
};

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Starts Node with these words in a folder. */
export function watchedNode(folder: string, words: string[]): WatchedProcess {
  const child = spawn(process.execPath, ['--no-warnings', ...words], { cwd: folder });
  let output = '';
  let heard = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      heard();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    ended,
    kill: async () => {
      if (!isRunning(child)) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    said: (text) =>
      new Promise((resolve, reject) => {
        heard = () => output.includes(text) && resolve();
        heard();
        void ended.then(() => reject(new Error(`It ended without "${text}":\n${output}`)));
      }),
  };
}
