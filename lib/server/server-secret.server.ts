import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { serverEnv } from './env.server.ts';
import { flushFolderSync } from './store/flush-folder.server.ts';

const SECRET_BYTES = 32;

/** Where the site keeps the secret it made itself, below DATA_DIR. */
export const secretFile = () => join(serverEnv().DATA_DIR, 'secret-key');

/** Makes the secret once, whoever comes first: a link to a whole file either appears or is there already. */
function makeSecret(file: string): void {
  mkdirSync(serverEnv().DATA_DIR, { recursive: true });
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = openSync(/* turbopackIgnore: true */ temporary, 'wx', 0o600);
  try {
    writeFileSync(handle, randomBytes(SECRET_BYTES).toString('base64url'));
    fsyncSync(handle);
    linkSync(temporary, file);
    flushFolderSync(serverEnv().DATA_DIR);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(handle);
    rmSync(temporary, { force: true });
  }
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text.length >= SECRET_BYTES ? text : undefined;
  } catch {
    return undefined;
  }
}

let held: { file: string; secret: string } | undefined;

/** SECRET_KEY, else a secret made on first use and kept in DATA_DIR. Throws when that cannot be written. */
function serverSecret(): string {
  const { SECRET_KEY } = serverEnv();
  if (SECRET_KEY) return SECRET_KEY;
  const file = secretFile();
  if (held?.file === file) return held.secret;
  if (!readSecret(file)) makeSecret(file);
  const secret = readSecret(file);
  if (!secret) throw new Error('The secret key in DATA_DIR cannot be read');
  held = { file, secret };
  return secret;
}

/** HMAC-SHA-256 of a text for one purpose, in base64url (43 characters): nobody makes it without the secret. */
export function sign(purpose: string, text: string): string {
  return createHmac('sha256', serverSecret()).update(`${purpose}\n${text}`).digest('base64url');
}

/** Whether a signature is ours, compared in constant time. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** SHA-256 in base64url: how a token is stored, so that the store alone opens nothing. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
