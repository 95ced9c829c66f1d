import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder, requireBuild } from '../../../lab/harness/site.mjs';
import { WORKPLACE } from '../../../worker/builds/current-build.ts';
import { type WatchedProcess, watchedNode } from './watched-process.ts';

const LINKED = ['node_modules', 'worker', 'lib', 'public', 'data', 'package.json'];
const PROGRAM = join(projectFolder, 'tests/support/sites/build-like.mjs');

/**
 * A folder like the project's own, with builds of its own: of the project's present build, which is copied in the place of
 * Next's work, and kept by the program that keeps every build.
 */
export function liveFolder() {
  requireBuild(projectFolder);
  const folder = mkdtempSync(join(tmpdir(), 'belize-live-folder-'));
  for (const name of LINKED) symlinkSync(join(projectFolder, name), join(folder, name));
  const from = join(projectFolder, WORKPLACE);
  const builds: WatchedProcess[] = [];
  return {
    folder,
    /** Starts a build of some sources, which may end or stop in its middle. */
    build: (sources: string, ...fault: ('fails' | 'hangs')[]): WatchedProcess => {
      const build = watchedNode(folder, [PROGRAM, from, sources, ...fault]);
      builds.push(build);
      return build;
    },
    remove: async () => {
      for (const build of builds) await build.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
