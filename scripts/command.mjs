// Runs a command of the operator so that it ends with a sentence and an exit code, never with a stack.

import { parseArgs } from 'node:util';

/** A failure that the command explains itself; its message is a sentence for people. */
export class CommandError extends Error {}

/** SQLite's result codes (https://www.sqlite.org/rescode.html), without their extensions. */
const SQLITE = {
  3: 'The store may not be opened: check the permissions of DATA_DIR.',
  5: 'The store is locked by another process. Try again in a moment.',
  6: 'The store is locked by another process. Try again in a moment.',
  8: 'The store is read-only: check the permissions of DATA_DIR.',
  10: 'The disk failed while the store was read or written.',
  11: 'The store is damaged. Restore a backup: npm run restore -- FOLDER --replace',
  13: 'The disk is full.',
  14: 'The store cannot be opened: check that DATA_DIR is a folder, and its permissions.',
  26: 'The store is damaged: its file is no database. Restore a backup: npm run restore -- FOLDER --replace',
};

/** Of Node.js and of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html). The first match counts. */
const CODES = [
  [/^(EACCES|EPERM)$/, 'A file or folder may not be used: check the permissions of DATA_DIR'],
  [/^(ENOTDIR|EEXIST|EISDIR)$/, 'A folder is needed where there is a file: check DATA_DIR'],
  [/^ENOENT$/, 'A file or folder is missing: check DATA_DIR'],
  [/^EROFS$/, 'The disk is read-only: check DATA_DIR'],
  [/^(ENOSPC|EDQUOT|EFBIG)$/, 'The disk is full'],
  [/^EIO$/, 'The disk failed'],
  [
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|08|57P0)/,
    'PostgreSQL cannot be reached: check DATABASE_URL, and that it runs',
  ],
  [/^28/, 'PostgreSQL refuses the user or the password of DATABASE_URL'],
  [/^3D000$/, 'The database of DATABASE_URL does not exist'],
  [/^42501$/, 'The user of DATABASE_URL may not use the tables'],
  [/^25006$/, 'PostgreSQL is read-only'],
  [/^53100$/, 'The disk of PostgreSQL is full'],
  [/^53/, 'PostgreSQL has no connections or memory left'],
];

/** Errors of our own code that are sentences for people already. */
const isSentence = ({ name, message }) =>
  /^(PublicError|RequestError|AnswerTooLarge|OlderStoreError)$/.test(name) ||
  /^The configuration cannot be used|MODERATOR_EMAILS/.test(message);

/**
 * The sentence for an error, in one line. `isPrivate` leaves out paths and messages, for output that is mailed or logged.
 */
export function sentenceOf(error, { isPrivate = false } = {}) {
  if (!(error instanceof Error)) return `Something failed (${typeof error}).`;
  if (error instanceof CommandError || isSentence(error)) return error.message;
  const sqlite = typeof error.errcode === 'number' ? SQLITE[error.errcode % 256] : undefined;
  if (sqlite) return sqlite;
  const code = error.code ?? error.cause?.code;
  const [, known] = CODES.find(([pattern]) => pattern.test(String(code ?? ''))) ?? [];
  const path = error.path && !isPrivate ? `, ${error.path}` : '';
  if (known) return `${known} (${code}${path}).`;
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message))
    return 'PostgreSQL does not respond: check DATABASE_URL, and that it runs.';
  const message = isPrivate ? '' : `: ${error.message.split('\n')[0]}`;
  return `Something failed that should not (${code ?? error.name}${message}).`;
}

/**
 * The options and words of the command line, as parseArgs of node:util returns them. With `--help` prints `usage` and ends
 * the process with 0. Throws a sentence for an unknown option, and for more words than `most`.
 */
export function readWords(usage, { options = {}, most = 1 } = {}) {
  let parsed;
  try {
    parsed = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CommandError(`${error.message.split('. ')[0]}. With --help it says how it is used.`);
  }
  if (parsed.values.help) {
    console.log(usage);
    process.exit(0);
  }
  if (parsed.positionals.length > most)
    throw new CommandError(
      `“${parsed.positionals[most]}” is one word too many. With --help it says how it is used.`,
    );
  return parsed;
}

/** Loads the same .env files as the site. Throws a CommandError on a machine where `npm start` has never run. */
async function loadSettings() {
  if (!process.features.typescript)
    throw new CommandError(
      `Node.js ${process.versions.node} is too old: 22.18 or newer is needed. \`npm start\` brings one.`,
    );
  const { default: nextEnv } = await import('@next/env').catch(() => {
    throw new CommandError('The packages are not installed: run `npm start` or `npm ci` first.');
  });
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}

/** For a command whose work is its module: when it fails, prints `outcome` with the reason, and ends with 1. */
export function endWithSentence(outcome) {
  process.once('uncaughtException', (error) => {
    console.error(outcome, sentenceOf(error));
    process.exit(1);
  });
}

/**
 * Runs the work of a command. When it fails, prints `outcome` (what it means for the operator) with the reason, and the
 * process ends with 1. `close` runs in any case; a failure of its own is not reported.
 */
export async function runCommand(work, { outcome = '', isPrivate = false, close = async () => {} } = {}) {
  const fail = (error) => {
    console.error([outcome, sentenceOf(error, { isPrivate })].filter(Boolean).join(' '));
    process.exitCode = 1;
  };
  // A connection that breaks while nothing waits for it.
  process.once('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  try {
    await loadSettings();
    await work();
  } catch (error) {
    fail(error);
  } finally {
    // Where nothing could be loaded, there is nothing to close either.
    await close().catch(() => {});
  }
}
