import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

/**
 * Writes a file that is derived from others, by its path from the root of the repository. With `--check` nothing is
 * written, and the command fails when the file differs.
 */
export async function writeGenerated(path, text) {
  const file = join(ROOT, path);
  if (!isCheck) return writeFile(file, text);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  console.error(`${path} is not up to date: run \`node ${relative(ROOT, process.argv[1])}\`.`);
  process.exitCode = 1;
}
