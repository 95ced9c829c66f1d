// The mails that a site without a mail server has written into its folder.
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

/** The mails as they were parsed, each with its file's name; in no order. */
export const readMails = (dataDir) =>
  Promise.all(
    filesOf(dataDir).map(async (name) => ({
      name,
      ...(await PostalMime.parse(readFileSync(join(folderOf(dataDir), name)))),
    })),
  );

// The first is new for each mail, the second of the clock, the third names the boundary between text and HTML.
const SET_ASIDE_HEADERS = new Set(['message-id', 'date', 'content-type']);

const linesOf = ({ headers, text, html, attachments }, names) =>
  [
    ...headers
      .filter(({ key }) => !SET_ASIDE_HEADERS.has(key))
      .map(({ originalKey, key, value }) => `${originalKey ?? key}: ${value}`)
      .sort(),
    `attachments: ${attachments.length}`,
    '',
    ...(text ?? '(no text)').split('\n'),
    '',
    ...htmlLines(html ?? '(no HTML)'),
  ].map((line) => names.apply(line));

/**
 * All mails by a name of each, '<to>: <subject>', with a number where there are several of that name.
 * @returns {Promise<Map<string, string[]>>}
 */
export async function mailLines(dataDir, names) {
  const mails = (await readMails(dataDir)).map((mail) => ({
    title: names.apply(`mail to ${mail.to?.[0]?.address}: ${mail.subject}`),
    lines: linesOf(mail, names),
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
