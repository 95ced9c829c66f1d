import 'server-only';
import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serverEnv } from '#lib/server/env.server';
import { flushFolder, makeFolder } from '#lib/server/store/flush-folder.server';

/** Where mails lie when there is no mail server, one .eml file each. */
const mailFolder = () => join(serverEnv().DATA_DIR, 'mail');

/** The file of a Message-ID: the same at every attempt, so that a mail lies there once. */
const mailFileName = (messageId: string) =>
  `${messageId.replace(/^<|>$/g, '').replace(/[^\w.@-]/g, '_')}.eml`;

/**
 * Keeps a mail as a file: written beside it, flushed, renamed, and the folder flushed, so that it is whole and there
 * after a power cut. Throws when the disk refuses.
 */
export async function keepMail(messageId: string, content: Buffer): Promise<void> {
  const folder = mailFolder();
  const beside = join(folder, `${randomUUID()}.tmp`);
  await makeFolder(folder, 0o700);
  try {
    const file = await open(/*turbopackIgnore: true*/ beside, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(/*turbopackIgnore: true*/ beside, join(folder, mailFileName(messageId)));
  } catch (error) {
    await rm(/*turbopackIgnore: true*/ beside, { force: true }).catch(() => {});
    throw error;
  }
  await flushFolder(folder);
}

/**
 * Deletes mails that were kept before an instant (milliseconds since 1970), since they hold what is private, and
 * what a crash left half written. Answers how many; a folder that is not there holds none.
 */
export async function deleteMailsBefore(instant: number): Promise<number> {
  const folder = mailFolder();
  const names = await readdir(/*turbopackIgnore: true*/ folder).catch(() => []);
  let deleted = 0;
  for (const name of names.filter((candidate) => /\.(eml|tmp)$/.test(candidate))) {
    const path = join(folder, name);
    const file = await stat(/*turbopackIgnore: true*/ path).catch(() => undefined);
    if (!file || file.mtimeMs >= instant) continue;
    await rm(/*turbopackIgnore: true*/ path, { force: true });
    deleted += 1;
  }
  return deleted;
}
