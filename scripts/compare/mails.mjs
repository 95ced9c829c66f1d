// Reads the mails that a site without a mail server has written into its data folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { htmlLines } from './html-lines.mjs';

const folderOf = (dataDir) => join(dataDir, 'mail');

function filesOf(dataDir) {
  try {
    return readdirSync(folderOf(dataDir)).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** The parsed mails, each with its file name; in no particular order. */
export const readMails = (dataDir) =>
  Promise.all(
    filesOf(dataDir).map(async (name) => ({
      name,
      ...(await PostalMime.parse(readFileSync(join(folderOf(dataDir), name)))),
    })),
  );

// They contain a new id, the time, and a random boundary between text and HTML.
const IGNORED_HEADERS = new Set(['message-id', 'date', 'content-type']);

const linesOf = ({ headers, text, html, attachments }, placeholders) =>
  [
    ...headers
      .filter(({ key }) => !IGNORED_HEADERS.has(key))
      .map(({ originalKey, key, value }) => `${originalKey ?? key}: ${value}`)
      .sort(),
    `attachments: ${attachments.length}`,
    '',
    ...(text ?? '(no text)').split('\n'),
    '',
    ...htmlLines(html ?? '(no HTML)'),
  ].map((line) => placeholders.apply(line));

/**
 * The lines of all mails by their titles, 'mail to <address>: <subject>', numbered where several have the same.
 * @returns {Promise<Map<string, string[]>>}
 */
export async function mailLines(dataDir, placeholders) {
  const mails = (await readMails(dataDir)).map((mail) => ({
    title: placeholders.apply(`mail to ${mail.to?.[0]?.address}: ${mail.subject}`),
    lines: linesOf(mail, placeholders),
  }));
  mails.sort((one, other) => (one.lines.join('\n') < other.lines.join('\n') ? -1 : 1));
  const byTitle = new Map();
  for (const { title, lines } of mails) {
    const count = [...byTitle.keys()].filter(
      (known) => known === title || known.startsWith(`${title} #`),
    ).length;
    byTitle.set(count === 0 ? title : `${title} #${count + 1}`, lines);
  }
  return byTitle;
}
