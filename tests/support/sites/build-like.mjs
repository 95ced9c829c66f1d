// A program that builds in the working directory as scripts/build.mjs does, but takes what is built from another folder.
//   node build-like.mjs FOLDER SOURCES [fails | hangs]
// SOURCES is any text in the place of the sources and settings; the last line of the build's /sw.js says it. `fails`: in the middle of building, with exit code 7;
// `hangs`: there too, after a line that says so.
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeBuild } from '../../../scripts/make-build.mjs';

const [from = '', sources = '', fault] = process.argv.slice(2);
const WORKER = join('.next', 'public', 'sw.js');
const NOT_COPIED = /^(cache|dev|diagnostics|standalone|trace(-build)?|types)$/;

/** Like Next: deletes what is there first. */
function compile() {
  rmSync('.next', { recursive: true, force: true });
  mkdirSync('.next');
  const names = readdirSync(from).filter((name) => !NOT_COPIED.test(name));
  for (const [index, name] of names.entries()) {
    if (index > names.length / 2 && fault === 'fails') process.exit(7);
    if (index > names.length / 2 && fault === 'hangs') {
      process.stdout.write('in the middle\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    cpSync(join(from, name), join('.next', name), { recursive: true });
  }
  if (existsSync(WORKER)) appendFileSync(WORKER, `\n// ${sources}`);
}

makeBuild({ root: '.', fingerprint: () => sources, compile, isForced: false });
