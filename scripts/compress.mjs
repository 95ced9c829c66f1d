// Compresses the files of a build and of public/ for the server in worker/front, and lists them all with a digest.
//   node scripts/compress.mjs
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = join('.next', 'front');
/** Folders, and what their paths begin with in addresses. */
const SOURCES = [
  { folder: join('.next', 'static'), prefix: '/_next/static/' },
  { folder: 'public', prefix: '/' },
  // What the build has made: of two files with the same address, that of the last folder is served.
  { folder: join('.next', 'public'), prefix: '/' },
];
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|html|ico|webmanifest|map)$/;
const MIN_BYTES = 1000;
/** A compressed file that is hardly smaller is not worth the work of unpacking it. */
const WORTHWHILE = 0.95;
/** Files compressed at once: as many as Node has threads for it. */
const AT_ONCE = 4;

const ENCODINGS = [
  {
    name: 'br',
    extension: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { name: 'gzip', extension: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

const filesBelow = ({ folder, prefix }) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: prefix + relative(folder, file).split(sep).join('/') }));

/** Writes a file's compressed forms and returns its entry in the list. */
async function compressFile({ file, path }) {
  const bytes = await readFile(file);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encodings = [];
  if (COMPRESSIBLE.test(path) && bytes.length >= MIN_BYTES)
    for (const { name, extension, compress } of ENCODINGS) {
      const compressed = await compress(bytes);
      if (compressed.length > bytes.length * WORTHWHILE) continue;
      const target = join(FOLDER, `${path}${extension}`);
      mkdirSync(dirname(target), { recursive: true });
      await writeFile(target, compressed);
      encodings.push(name);
    }
  return [path, { tag, bytes: bytes.length, encodings }];
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const found = SOURCES.filter(({ folder }) => existsSync(folder)).flatMap(filesBelow);
const waiting = [...new Map(found.map((one) => [one.path, one])).values()];
const entries = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) entries.push(await compressFile(next));
  }),
);
entries.sort(([a], [b]) => (a < b ? -1 : 1));
await writeFile(join(FOLDER, 'files.json'), JSON.stringify(Object.fromEntries(entries)));
console.log(
  `${entries.length} files, ${entries.filter(([, { encodings }]) => encodings.length > 0).length} of them compressed`,
);
