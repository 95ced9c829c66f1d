import { asJsonObject } from '#lib/text/json-object';
import type { AnalyticsEvent } from './analytics-event.ts';

type ScriptError = Extract<AnalyticsEvent, { name: 'script_error' }>;

/** The fields of an ErrorEvent that are used; `error` may be any value. */
export type ErrorDetails = { filename?: string; lineno?: number; colno?: number; error?: unknown };

const EXTENSION = /\b[a-z-]*extension:\/\//;
/** A line of a stack: 'at name (https://host/file.js:1:20)' or 'name@https://host/file.js:1:20'. */
const FRAME = /(?:^\s*at .*|@)\b(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/m;
const MAX_PATH_LENGTH = 160;

const textOf = (error: unknown, field: 'name' | 'stack') => {
  const value = asJsonObject(error)[field];
  return typeof value === 'string' ? value : '';
};

/** A name like 'TypeError'. Names of any other form are not tracked: they might contain personal data. */
const kindOf = (error: unknown) => {
  const name = textOf(error, 'name');
  if (/^[A-Za-z]{1,40}$/.test(name)) return name;
  return name ? 'Error' : 'NotAnError';
};

/** The path of our script file, without host and query; 'page' for an inline script, as a page's path may be private. */
function fileOf(href: string, origin: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (url.origin !== origin) return undefined;
  return url.pathname.startsWith('/_next/') ? url.pathname.slice(0, MAX_PATH_LENGTH) : 'page';
}

/**
 * The analytics event for an error: its name and position in our scripts, never its message. Undefined for errors of
 * browser extensions and third-party scripts.
 *
 *     scriptErrorOf({ filename: 'https://a.example/_next/x.js?v=1', lineno: 1, colno: 20, error }, 'https://a.example');
 *     // { name: 'script_error', kind: 'TypeError', at: '/_next/x.js:1:20' }
 */
export function scriptErrorOf(notice: ErrorDetails, origin: string): ScriptError | undefined {
  const { filename = '', lineno = 0, colno = 0, error } = notice;
  const stack = textOf(error, 'stack');
  if (EXTENSION.test(filename) || EXTENSION.test(stack)) return undefined;
  const frame = FRAME.exec(stack);
  const [address, line, column] = filename
    ? [filename, lineno, colno]
    : [frame?.[1] ?? '', frame?.[2], frame?.[3]];
  const file = fileOf(address, origin);
  // Browsers report only "Script error." for scripts of other origins.
  if (!file && (address || error === undefined || error === null)) return undefined;
  return { name: 'script_error', kind: kindOf(error), at: file ? `${file}:${line}:${column}` : 'unknown' };
}
