// An answer of the site as lines: its status, its headers, and its body by what it is.
import { createHash } from 'node:crypto';
import { htmlLines } from './html-lines.mjs';

// What says when, how or by which build something was answered.
const SET_ASIDE_HEADERS = new Set([
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
    .filter(([name]) => !SET_ASIDE_HEADERS.has(name))
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

/** The lines of an answer, with names for what is random. */
export function answerLines({ text, ...answer }, names) {
  const type = answer.headers['content-type'] ?? '';
  // Before it is taken apart: lines that are sorted are sorted by their names.
  const named = names.apply(text);
  return [
    `status ${answer.status}`,
    ...headerLines(answer.headers).map((line) => names.apply(line)),
    '',
    ...(text === '' ? ['(no body)'] : bodyLines(type, { ...answer, text: named })),
  ];
}
