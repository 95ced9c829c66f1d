import 'server-only';
import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serverEnv } from '#lib/server/env.server';
import { flushFolder, makeFolder } from '#lib/server/flush-folder.server';

/** The folder of mails when no mail server is configured, one .eml file each. */
const mailFolder = () => join(/*turbopackIgnore: true*/ serverEnv().DATA_DIR, 'mail');

/** The file name of a Message-ID: the same at every attempt, so that there is one file for each mail. */
const mailFileName = (messageId: string) =>
  `${messageId.replace(/^<|>$/g, '').replace(/[^\w.@-]/g, '_')}.eml`;

/**
 * Saves a mail as a file, durably and atomically: written to a temporary file, flushed, renamed, and the folder
 * flushed. Throws the error of the file system.
 */
export async function saveMail(messageId: string, content: Buffer): Promise<void> {
  const folder = mailFolder();
  const temporary = join(/*turbopackIgnore: true*/ folder, `${randomUUID()}.tmp`);
  await makeFolder(folder, 0o700);
  try {
    const file = await open(/*turbopackIgnore: true*/ temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(
      /*turbopackIgnore: true*/ temporary,
      join(/*turbopackIgnore: true*/ folder, mailFileName(messageId)),
    );
  } catch (error) {
    await rm(/*turbopackIgnore: true*/ temporary, { force: true }).catch(() => {});
    throw error;
  }
  await flushFolder(folder);
}

/**
 * Deletes mails saved before an instant (milliseconds since 1970), since they contain private data, and temporary files
 * left by a crash. Returns their number; a missing folder counts as empty.
 */
export async function deleteMailsBefore(instant: number): Promise<number> {
  const folder = mailFolder();
  const names = await readdir(/*turbopackIgnore: true*/ folder).catch(() => []);
  let deleted = 0;
  for (const name of names.filter((candidate) => /\.(eml|tmp)$/.test(candidate))) {
    const path = join(/*turbopackIgnore: true*/ folder, name);
    const file = await stat(/*turbopackIgnore: true*/ path).catch(() => undefined);
    if (!file || file.mtimeMs >= instant) continue;
    await rm(/*turbopackIgnore: true*/ path, { force: true });
    deleted += 1;
  }
  return deleted;
}
