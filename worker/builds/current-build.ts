// Which build a server serves. Decision 124 says why it is not the folder that Next builds into.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Where Next builds. The next build deletes what is there, so servers of the project run from a kept copy. */
export const WORKPLACE = '.next';
/** Kept builds: folders named by their number, and a file that says which of them is current. */
export const BUILDS = '.builds';
export const CURRENT = 'current';
/** A database without content in each kept build, locked by the servers that run from it. */
export const HOLD = 'hold.db';

/** Milliseconds for which a server waits while a build looks whether somebody holds the same folder. */
const LOOK_MS = 5_000;

/**
 * The folder of the current build, relative to `root`; `.next` where no build is kept, as in a folder to deploy. Whether
 * there is a build in it is not looked at.
 */
export function currentBuild(root: string): string {
  const file = join(root, BUILDS, CURRENT);
  return existsSync(file) ? join(BUILDS, readFileSync(file, 'utf8').trim()) : WORKPLACE;
}

/** Referred to for good: a database that nothing refers to is closed. */
const holds: DatabaseSync[] = [];

/**
 * The folder of the current build, relative to `root`, for a server that serves it as long as this process lives: no later
 * build deletes it. The system lets go of it, however the process ends. Throws when the folder may not be read.
 */
export function chooseBuild(root: string): string {
  const build = currentBuild(root);
  const file = join(root, build, HOLD);
  if (!existsSync(file)) return build;
  // Loaded here: some versions of Node warn of it, for nothing where no build is kept.
  const hold = new (process.getBuiltinModule('node:sqlite').DatabaseSync)(file, {
    readOnly: true,
    timeout: LOOK_MS,
  });
  // A transaction that has read, and never ends.
  hold.exec('begin; select count(*) from sqlite_schema');
  holds.push(hold);
  return build;
}
