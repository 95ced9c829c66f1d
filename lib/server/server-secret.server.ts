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
import { flushFolderSync } from './flush-folder.server.ts';

const SECRET_BYTES = 32;

/** The path of the generated secret, in DATA_DIR. */
export const secretFilePath = () => join(/*turbopackIgnore: true*/ serverEnv().DATA_DIR, 'secret-key');

/** Generates the secret once, even if several processes start: link() creates the complete file or fails. */
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

let cached: { file: string; secret: string } | undefined;

/** SECRET_KEY, else a secret generated on first use and stored in DATA_DIR. Throws when that cannot be written. */
function serverSecret(): string {
  const { SECRET_KEY } = serverEnv();
  if (SECRET_KEY) return SECRET_KEY;
  const file = secretFilePath();
  if (cached?.file === file) return cached.secret;
  if (!readSecret(file)) makeSecret(file);
  const secret = readSecret(file);
  if (!secret) throw new Error('The secret key in DATA_DIR cannot be read');
  cached = { file, secret };
  return secret;
}

/** HMAC-SHA-256 of a text for one purpose, in base64url (43 characters). A signature is not valid for another purpose. */
export function sign(purpose: string, text: string): string {
  return createHmac('sha256', serverSecret()).update(`${purpose}\n${text}`).digest('base64url');
}

/** Verifies a signature, in constant time. */
export function isValidSignature(purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** SHA-256 in base64url. Tokens are stored as hashes, so that a leaked store contains no valid token. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
