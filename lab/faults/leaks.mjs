// Searches pages, responses, the log and files for words that may only be in the store and in mails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ADDRESSES = [
  '/',
  '/things-to-do-in-belize',
  '/?q=zq7',
  '/submit-event',
  '/advertise',
  '/terms',
  '/lost-link',
  '/lost-link/sent',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/events',
  '/api/health',
  '/moderate',
  `/status/${'A'.repeat(43)}`,
  `/results/${'A'.repeat(43)}`,
  '/status/',
  '/nowhere',
];

/** All files below a folder, without entries that `skip` excludes by name. */
function filesIn(folder, skip) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (skip(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path, skip) : entry.isFile() ? [path] : [];
  });
}

/**
 * The places in which one of the words was found: addresses (also those of `more`), 'the log', files.
 * @param {{ url: string, log: string, words: string[], more?: string[], folders: Array<{ folder: string, skip?: (name: string) => boolean }> }} where
 */
export async function findLeaks({ url, log, words, folders, more = [] }) {
  const bytes = words.map((word) => Buffer.from(word));
  const holds = (buffer) => bytes.some((word) => buffer.includes(word));
  const read = async (path) => Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const sitemap = (await read('/sitemap.xml')).toString();
  const events = [...sitemap.matchAll(/<loc>[^<]*?(\/events\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  const leaks = [];
  for (const path of [...ADDRESSES, ...events, ...more]) if (holds(await read(path))) leaks.push(path);
  if (holds(Buffer.from(log))) leaks.push('the log');
  for (const { folder, skip = () => false } of folders)
    for (const file of filesIn(folder, skip)) if (holds(readFileSync(file))) leaks.push(file);
  return { leaks, looked: ADDRESSES.length + events.length };
}
