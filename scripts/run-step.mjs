// How the preparation runs commands: those of node_modules first, and the first that fails ends it.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const programs = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.bin');

/** The environment of a command that the preparation runs. */
export const env = {
  ...process.env,
  PATH: programs + delimiter + process.env.PATH,
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Runs a command and shows its output; returns its outcome. */
export const tryToRun = (command, args, more = {}) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...env, ...more },
    shell: process.platform === 'win32',
  });

/** Runs a command and ends the whole preparation, with its exit code, when it fails. */
export function run(why, command, args) {
  console.log(`[ready] ${why}`);
  const started = Date.now();
  const { status, error } = tryToRun(command, args);
  if (error || status !== 0) {
    console.error(`[ready] failed: ${command} ${args.join(' ')}${error ? ` (${error.message})` : ''}`);
    process.exit(status || 1);
  }
  console.log(`[ready] done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
