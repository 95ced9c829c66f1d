import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

type Ended = { status: number | null; output: string; errors: string };
export type StartedNode = { child: ChildProcess; output: () => string; ended: Promise<Ended> };

function start(words: string[], env: Record<string, string>): StartedNode {
  const child = spawn(process.execPath, ['--conditions=react-server', '--no-warnings', ...words], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (status) => resolve({ status, output, errors }));
  });
  return { child, output: () => output, ended };
}

/** Starts a module's text in a process of its own, as the command line runs the site's code. */
export const startNode = (source: string, env: Record<string, string> = {}): StartedNode =>
  start(['--input-type=module', '--eval', source], env);

/** The same, awaited. */
export const runNode = (source: string, env: Record<string, string> = {}): Promise<Ended> =>
  startNode(source, env).ended;

/** Runs one of the project's scripts ('scripts/backup.mjs') with its words. */
export const runScript = (
  script: string,
  words: string[],
  env: Record<string, string> = {},
): Promise<Ended> => start([script, ...words], env).ended;
