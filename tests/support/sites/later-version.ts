import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORKPLACE } from '../../../worker/builds/current-build.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const LINKED = ['node_modules', 'worker', 'lib', 'public', 'data', 'package.json'];
/** Parts of a build that no server reads, or that are made anew below. */
const LEFT_OUT = /^(cache|standalone|front|trace|trace-build|types|diagnostics)$/;
const TEXT = /(\.(js|json|html|rsc|txt|css|meta|body|map)|BUILD_ID)$/;

/** What the names of scripts and styles begin with in the later version. */
export const LATER = 'later';

/**
 * Makes a folder with the project's build as a later version would be: the same site, but each script and style and the
 * build itself have other names. Returns the folder, from which a site can be started; delete it afterwards.
 */
export function makeLaterVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'belize-later-version-'));
  for (const name of LINKED) symlinkSync(join(projectFolder, name), join(folder, name));
  const from = join(projectFolder, WORKPLACE);
  const build = join(folder, WORKPLACE);
  cpSync(from, build, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(from, path)) });
  const chunks = join(build, 'static', 'chunks');
  const names = readdirSync(chunks).map((file) => parse(file).name);
  const id = readFileSync(join(build, 'BUILD_ID'), 'utf8');
  const renamed = new Map([id, ...names].map((name) => [name, LATER + name.slice(LATER.length)]));
  if (new Set(renamed.values()).size < renamed.size) throw new Error('Two files would get the same name');
  const pattern = new RegExp(
    [...renamed.keys()].map((name) => name.replace(/[^\w]/g, '\\$&')).join('|'),
    'g',
  );
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(pattern, (name) => renamed.get(name) ?? name);
    if (changed !== text) writeFileSync(path, changed);
  }
  for (const file of readdirSync(chunks)) {
    const { name, ext } = parse(file);
    renameSync(join(chunks, file), join(chunks, `${renamed.get(name)}${ext}`));
  }
  renameSync(join(build, 'static', id), join(build, 'static', renamed.get(id) ?? ''));
  for (const script of ['compress.mjs', 'page-styles.mjs'])
    execFileSync(process.execPath, [join(projectFolder, 'scripts', script)], { cwd: folder });
  return folder;
}
