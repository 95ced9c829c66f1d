import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { deleteMailsBefore } from '#lib/outbox/mail-folder.server';
import { openMailer } from '#lib/outbox/send-mail.server';
import { serverEnv } from '#lib/server/env.server';

const mailFolder = () => join(serverEnv().DATA_DIR, 'mail');

const folder = mkdtempSync(join(tmpdir(), 'belize-mail-'));
process.env.DATA_DIR = folder;
process.env.SMTP_URL = '';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const send = (messageId: string, subject: string) =>
  openMailer().send(
    {
      to: { name: 'Sample', address: 'sample@example.com' },
      subject,
      parts: [{ paragraph: 'Hello\n.\nthere' }],
    },
    { messageId, now: Date.UTC(2026, 10, 21) },
  );

test('without a mail server a mail is saved as one file, named by its Message-ID and readable only by its owner', async () => {
  await send('<one@guide.example>', 'Día');
  expect(readdirSync(mailFolder())).toEqual(['one@guide.example.eml']);
  const file = join(mailFolder(), 'one@guide.example.eml');
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail).toMatchObject({ subject: 'Día', messageId: '<one@guide.example>' });
  expect(mail.text).toContain('Hello\n.\nthere');
});

test('the same mail sent again replaces its file and leaves no other file', async () => {
  await send('<two@guide.example>', 'First');
  await Promise.all([send('<two@guide.example>', 'Second'), send('<two@guide.example>', 'Second')]);
  expect(readdirSync(mailFolder()).filter((name) => !name.startsWith('one'))).toEqual([
    'two@guide.example.eml',
  ]);
  expect(readFileSync(join(mailFolder(), 'two@guide.example.eml'), 'utf8')).toContain('Second');
});

test('a Message-ID with a path is saved inside the folder', async () => {
  await send('<../../three@guide.example>', 'Third');
  expect(readdirSync(mailFolder())).toContain('.._.._three@guide.example.eml');
});

test('old mails are deleted, newer ones and other files are not', async () => {
  await send('<old@guide.example>', 'Old');
  await send('<new@guide.example>', 'New');
  writeFileSync(join(mailFolder(), 'cut-off.tmp'), 'half');
  writeFileSync(join(mailFolder(), 'note.txt'), 'kept');
  for (const name of ['old@guide.example.eml', 'cut-off.tmp', 'note.txt'])
    utimesSync(join(mailFolder(), name), 1_000_000_000, 1_000_000_000);
  expect(await deleteMailsBefore(1_000_001_000_000)).toBe(2);
  const left = readdirSync(mailFolder());
  expect(left).toEqual(expect.arrayContaining(['new@guide.example.eml', 'note.txt']));
  expect(left).not.toContain('old@guide.example.eml');
});
