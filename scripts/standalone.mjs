// Completes the folder .next/standalone of a build, so that it runs by itself, without the project and its node_modules:
// the server of worker/front, the commands of operators, static files. Decision 59 says why.
//   npm run standalone
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const OUT = join('.next', 'standalone');
/** Programs that Next does not know, and so does not trace. */
const PROGRAMS = [
  'worker/front/server.ts',
  // Named by next.config.mjs.
  'worker/front/next-cache.ts',
  'worker/decode-image.ts',
  'worker/draw-preview.ts',
  'worker/sqlite-connection.ts',
  'scripts/moderator.mjs',
  'scripts/deliver.mjs',
  'scripts/backup.mjs',
  'scripts/restore.mjs',
];
/** Next has traced which of their files are needed. */
const TRACED_BY_NEXT = new Set(['next', 'react', 'react-dom', 'sharp']);
/** What Next leaves there and is needed; everything else was traced wrongly, or is a file with settings of this machine. */
const NEEDED_FROM_NEXT = new Set(['.next', 'node_modules', 'package.json']);
/** Files that are served with their compressed forms, and the sample calendar. */
const SERVED = [
  'public',
  ...['static', 'public', 'front'].map((name) => join('.next', name)),
  join('data', 'events.csv'),
];

const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The project's own files that the programs import, directly or through others, and the packages they name. */
async function importsOfPrograms() {
  const { metafile } = await build({
    entryPoints: PROGRAMS,
    bundle: true,
    write: false,
    metafile: true,
    outdir: OUT,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    conditions: ['react-server'],
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const outside = imports.filter(({ path, external }) => external && !/^(node:|[./#])/.test(path));
  return {
    files: Object.keys(metafile.inputs),
    packages: new Set(outside.map(({ path }) => packageOf(path)).filter((name) => packageFolder(name, '.'))),
  };
}

/** The folder of a package as Node resolves it from another folder; undefined where it is not installed. */
function packageFolder(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Copies a package and what it depends on; optional packages of other platforms are not installed. */
function copyPackage(name, from, copied) {
  const folder = packageFolder(name, from);
  if (!folder || copied.has(folder) || TRACED_BY_NEXT.has(name)) return;
  copied.add(folder);
  cpSync(folder, join(OUT, folder), { recursive: true, dereference: true });
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
    copyPackage(dependency, folder, copied);
}

if (!existsSync(OUT)) {
  console.error(`There is no ${OUT}: run npm run standalone, which builds it.`);
  process.exit(1);
}
for (const name of readdirSync(OUT))
  if (!NEEDED_FROM_NEXT.has(name)) rmSync(join(OUT, name), { recursive: true, force: true });
const { files, packages } = await importsOfPrograms();
for (const file of files) {
  mkdirSync(dirname(join(OUT, file)), { recursive: true });
  cpSync(file, join(OUT, file));
}
const copied = new Set();
for (const name of packages) copyPackage(name, '.', copied);
for (const path of SERVED) cpSync(path, join(OUT, path), { recursive: true });
console.log(`${OUT} is complete: ${files.length} files of programs, ${copied.size} packages`);
