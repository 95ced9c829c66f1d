import { fieldsOf } from '#lib/text/fields-of';
import type { AnalyticsEvent } from './analytics-event.ts';

type ScriptError = Extract<AnalyticsEvent, { name: 'script_error' }>;

/** What the window says of an error: where it was, and the error itself, which may be anything. */
export type ErrorNotice = { filename?: string; lineno?: number; colno?: number; error?: unknown };

const EXTENSION = /\b[a-z-]*extension:\/\//;
/** A line of a stack: 'at name (https://host/file.js:1:20)' or 'name@https://host/file.js:1:20'. */
const FRAME = /(?:^\s*at .*|@)\b(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/m;
const MAX_PATH_LENGTH = 160;

const textOf = (error: unknown, field: 'name' | 'stack') => {
  const value = fieldsOf(error)[field];
  return typeof value === 'string' ? value : '';
};

/** A name like 'TypeError'; a name that somebody made up might say more than that. */
const kindOf = (error: unknown) => {
  const name = textOf(error, 'name');
  if (/^[A-Za-z]{1,40}$/.test(name)) return name;
  return name ? 'Error' : 'NotAnError';
};

/** Our own file, without host and query; the address of a page may be private, so it is only called one. */
function fileOf(address: string, origin: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.origin !== origin) return undefined;
  return url.pathname.startsWith('/_next/') ? url.pathname.slice(0, MAX_PATH_LENGTH) : 'page';
}

/**
 * What is told of an error: its kind and the place in our code, never its message. Undefined for errors of
 * extensions and of scripts from elsewhere, which are not ours to mend.
 *
 *     scriptErrorOf({ filename: 'https://a.example/_next/x.js?v=1', lineno: 1, colno: 20, error }, 'https://a.example');
 *     // { name: 'script_error', kind: 'TypeError', at: '/_next/x.js:1:20' }
 */
export function scriptErrorOf(notice: ErrorNotice, origin: string): ScriptError | undefined {
  const { filename = '', lineno = 0, colno = 0, error } = notice;
  const stack = textOf(error, 'stack');
  if (EXTENSION.test(filename) || EXTENSION.test(stack)) return undefined;
  const frame = FRAME.exec(stack);
  const [address, line, column] = filename
    ? [filename, lineno, colno]
    : [frame?.[1] ?? '', frame?.[2], frame?.[3]];
  const file = fileOf(address, origin);
  // "Script error." and nothing more: a script of another host, of which browsers do not tell.
  if (!file && (address || error === undefined || error === null)) return undefined;
  return { name: 'script_error', kind: kindOf(error), at: file ? `${file}:${line}:${column}` : 'unknown' };
}
