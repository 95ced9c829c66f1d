import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { SiteServer } from './site-server.ts';

/** Milliseconds that the mail of a decision or a question waits, so that it can be undone (UNDO_SECONDS). */
export const UNDO_MS = 20_000;

/** The mails that a site without a mail server has written to its folder. */
export async function mailsOf({ dataDir }: SiteServer): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The text of the first mail to a recipient with a subject; waits until it has arrived. */
export async function mailWith(site: SiteServer, to: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect(async () => {
    const found = (await mailsOf(site)).find(
      (mail) => mail.to?.[0]?.address === to && subject.test(mail.subject ?? ''),
    );
    text = found?.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 90_000 });
  return text;
}
