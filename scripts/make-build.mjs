// Makes and keeps a build, unless the one that is current was made from the same sources and settings.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild, WORKPLACE } from '../worker/builds/current-build.ts';
import { keepBuild, lockBuilds } from '../worker/builds/keep-build.ts';

/** A digest of what a build was made from; written when it is whole. */
const STAMP = 'ready-stamp';
/** What a server does not start without, made last. */
const FRONT = 'front';

function stampIn(folder) {
  try {
    return readFileSync(join(folder, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Has the folder `root` keep a build of its present sources as the current one. Of two processes that do so at once, one
 * waits for the other. An error of `compile`, or the end of the process at any moment, leaves the build of before.
 * @param {{ root: string, fingerprint: () => string, compile: () => void, isForced: boolean }} options
 *   `fingerprint`: a digest of what a build is made from. `compile` builds into `.next`. `isForced`: whatever is there.
 */
export function makeBuild({ root, fingerprint, compile, isForced }) {
  const unlock = lockBuilds(root, () =>
    console.log('[ready] another build is running in this folder, waiting for it'),
  );
  try {
    const workplace = join(root, WORKPLACE);
    // Taken once, before: what changes while it is built is in no build, and the next start builds again.
    const sources = fingerprint();
    const isCompiled = !isForced && stampIn(workplace) === sources;
    if (!isCompiled) {
      for (const name of [STAMP, FRONT]) rmSync(join(workplace, name), { recursive: true, force: true });
      compile();
      writeFileSync(join(workplace, STAMP), sources);
    }
    const current = currentBuild(root);
    if (!isCompiled || current === WORKPLACE || stampIn(join(root, current)) !== sources) keepBuild(root);
  } finally {
    unlock();
  }
}
