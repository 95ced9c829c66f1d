// Keeps what was built, makes it the current build, and deletes older ones. Decision 124 says how.
import { randomUUID } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BUILDS, CURRENT, currentBuild, HOLD, WORKPLACE } from './current-build.ts';

const LOCK = 'lock.db';
const UNFINISHED = 'unfinished-';
const NUMBER = /^\d+$/;
/** Parts of what was built that no server reads, the folder to deploy among them. */
const NOT_SERVED = /^(cache|dev|diagnostics|lock|standalone|trace(-build)?|turbopack|types)$/;
/** Next names packages that it does not bundle by links in this folder. */
const LINKS = 'node_modules';
const CONFIG = 'required-server-files.json';
/** Milliseconds for which a build waits for another one in the same folder. */
const WAIT_MS = 30 * 60_000;

const pathIn = (root: string, ...names: string[]) => join(root, BUILDS, ...names);

/** A path that counts as no build. */
const unfinishedIn = (root: string) => pathIn(root, UNFINISHED + randomUUID());

/**
 * Begins a transaction that no other process may have at the same time. Throws when one still has it after `timeout`
 * milliseconds.
 */
function lock(file: string, timeout: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Takes the right to build in a folder and returns how to give it back. While another process has it this waits, after
 * `onWait`; the system takes it from a process that ends. Throws after half an hour.
 */
export function lockBuilds(root: string, onWait: () => void): () => void {
  mkdirSync(pathIn(root), { recursive: true });
  const file = pathIn(root, LOCK);
  let right: DatabaseSync;
  try {
    right = lock(file, 0);
  } catch {
    onWait();
    right = lock(file, WAIT_MS);
  }
  return () => right.close();
}

const numbersIn = (root: string): number[] =>
  readdirSync(pathIn(root))
    .filter((name) => NUMBER.test(name))
    .map(Number)
    .sort((one, other) => other - one);

/** Whether a server runs from a kept build. One whose lock cannot be tried counts as held. */
function isHeld(folder: string): boolean {
  const file = join(folder, HOLD);
  if (!existsSync(file)) return false;
  try {
    lock(file, 0).close();
    return false;
  } catch {
    return true;
  }
}

/** NaN where no build is kept yet. */
const currentNumber = (root: string) => Number(basename(currentBuild(root)));

/** Deletes a build so that what is left when that is interrupted has no number. */
function deleteBuild(root: string, number: number): void {
  const unfinished = unfinishedIn(root);
  renameSync(pathIn(root, String(number)), unfinished);
  rmSync(unfinished, { recursive: true, force: true });
}

/** Deletes what interrupted builds have left: parts of copies, and a copy that did not become the current one. */
function deleteUnfinished(root: string): void {
  for (const number of numbersIn(root))
    if (number > currentNumber(root) && !isHeld(pathIn(root, String(number)))) deleteBuild(root, number);
  const names = readdirSync(pathIn(root)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of names) rmSync(pathIn(root, name), { recursive: true, force: true });
}

/** Deletes all builds but the current one, the one before it, and those that a server runs from. */
function deleteOldBuilds(root: string): void {
  const current = currentNumber(root);
  const before = numbersIn(root).find((number) => number < current);
  for (const number of numbersIn(root))
    if (number !== current && number !== before && !isHeld(pathIn(root, String(number))))
      deleteBuild(root, number);
}

/** Copies links so that they lead from their new folder to where they led before. */
function copyLinks(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) copyLinks(join(from, entry.name), join(to, entry.name));
    else {
      const target = resolve(from, readlinkSync(join(from, entry.name)));
      symlinkSync(relative(to, target), join(to, entry.name), 'junction');
    }
}

/** Has Next's stored configuration name the folder in which the build is kept. */
function renameInConfig(from: string, to: string, name: string): void {
  const stored = JSON.parse(readFileSync(join(from, CONFIG), 'utf8'));
  const { cacheHandler } = stored.config;
  Object.assign(stored.config, {
    distDir: join(BUILDS, name),
    ...(cacheHandler && { cacheHandler: relative(to, resolve(from, cacheHandler)) }),
  });
  writeFileSync(join(to, CONFIG), JSON.stringify(stored));
}

/** Writes a file so that whoever reads it gets the former content or the new one. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text, { flush: true });
  renameSync(`${file}.tmp`, file);
}

/**
 * Copies what lies in `.next`, makes the copy the current build, and deletes older ones. Only for who has the lock.
 * Interrupted at any point, it leaves the build of before as the current one. Throws when the disk is full.
 */
export function keepBuild(root: string): void {
  deleteUnfinished(root);
  const number = String((numbersIn(root)[0] ?? 0) + 1);
  const from = join(root, WORKPLACE);
  const to = unfinishedIn(root);
  try {
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (name !== LINKS && !NOT_SERVED.test(name))
        cpSync(join(from, name), join(to, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
    copyLinks(join(from, LINKS), join(to, LINKS));
    renameInConfig(from, to, number);
    writeFileSync(join(to, HOLD), '');
    renameSync(to, pathIn(root, number));
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
  replaceFile(pathIn(root, CURRENT), number);
  deleteOldBuilds(root);
}
