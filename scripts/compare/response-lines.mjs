// A response of the site as lines: its status, its headers, and its body by content type.
import { createHash } from 'node:crypto';
import { htmlLines } from './html-lines.mjs';

// Headers that depend on the time, the connection or the build.
const IGNORED_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'link',
  'transfer-encoding',
  'x-nextjs-cache',
]);

const headerLines = (headers) =>
  Object.entries(headers)
    .filter(([name]) => !IGNORED_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${[value].flat().join(' | ')}`)
    .sort();

function bodyLines(type, { bytes, text }) {
  if (/^text\/html/.test(type)) return htmlLines(text);
  if (/\bjson\b/.test(type)) return JSON.stringify(JSON.parse(text), null, 2).split('\n');
  if (/^image\/svg|xml/.test(type)) return text.replaceAll('><', '>\n<').split('\n');
  if (/^(image|font)\//.test(type))
    return [`${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('base64')}`];
  return text.split(/\r?\n/);
}

/** The lines of a response, with placeholders for random values. Throws when JSON in it is invalid. */
export function responseLines({ text, ...response }, placeholders) {
  const type = response.headers['content-type'] ?? '';
  // Before the text is split, so that lines that are sorted are sorted by their placeholders.
  const comparable = placeholders.apply(text);
  return [
    `status ${response.status}`,
    ...headerLines(response.headers).map((line) => placeholders.apply(line)),
    '',
    ...(text === '' ? ['(no body)'] : bodyLines(type, { ...response, text: comparable })),
  ];
}
