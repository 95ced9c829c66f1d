import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { type PolicyHashes, strictPolicy } from '#lib/server/http/content-security-policy';
import { clockHeader } from '#lib/time/clock-skew';
import { type Encoding, encode, isCompressible } from './encodings.ts';
import type { FrontResponse } from './front-response.ts';
import { withScriptHashes } from './inline-scripts.ts';
import type { PageStyles } from './page-styles.ts';

/** A response to GET, whole and not encoded. */
export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The ETag without its quotes; absent for what may not be kept. */
  tag?: string;
  isCompressible: boolean;
};

/** An answer in one encoding, ready to be sent. */
export type Variant = { status: number; headers: string[]; body: Buffer; etag?: string };

/** Written by Node itself, or for another body. */
const REPLACED = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag)$/;
/** What a response 304 repeats. */
const REPEATED = /^(cache-control|cdn-cache-control|content-location|expires|vary|etag)$/i;

/** As middleware.ts has it; a page that does not find its event says how long Next keeps that. */
const NOT_FOUND = 'public, max-age=0, s-maxage=60';

const isHtml = (type: string) => type.startsWith('text/html');

/** The header Vary with one more name. */
export function withVary(vary: string, name: string): string {
  const names = vary
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return names.some((one) => one.toLowerCase() === name.toLowerCase())
    ? names.join(', ')
    : [...names, name].join(', ');
}

/** What a shared cache may do with an answer that Next is rendering anew: ask again at once. */
export const staleControl = (cacheControl: string): string =>
  cacheControl.replace(/\bs-maxage=\d+/, 's-maxage=1');

/** What the build knows of its pages. */
export type BuiltPages = {
  /** The digests of the inline scripts that are the same on every page. */
  constantScripts: ReadonlySet<string>;
  styles: PageStyles;
};

/**
 * The answer that Next wrote into a response to a request for `path`; pages get their styles, and the policy of their own
 * styles and scripts.
 */
export function answerFrom(
  response: FrontResponse,
  path: string,
  collected: Buffer,
  { constantScripts, styles }: BuiltPages,
): Answer {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (!REPLACED.test(name)) headers[name] = value;
  const type = String(headers['content-type'] ?? '');
  let body = collected;
  let hashes: PolicyHashes = {};
  if (isHtml(type)) {
    const styled = styles(collected.toString(), path, response.statusCode);
    const page = withScriptHashes(styled.html, constantScripts);
    body = Buffer.from(page.html);
    hashes = { script: page.hashes, style: styled.hashes };
  }
  const cacheControl = String(headers['cache-control'] ?? '');
  if (response.statusCode === 404 && /s-maxage/.test(cacheControl)) headers['cache-control'] = NOT_FOUND;
  else if (headers['x-nextjs-cache'] === 'STALE') headers['cache-control'] = staleControl(cacheControl);
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = strictPolicy(String(policy), hashes);
  const compressible = isCompressible(type, body.length);
  if (compressible) headers.vary = withVary(String(headers.vary ?? ''), 'Accept-Encoding');
  const mayBeCached = response.statusCode === 200 && !/no-store/.test(cacheControl);
  const tag = mayBeCached ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : undefined;
  return { status: response.statusCode, headers, body, tag, isCompressible: compressible };
}

/** What an ETag ends with in each encoding, as the same content has other bytes. */
export const TAG_ENDS: Record<Encoding, string> = { identity: '', gzip: '-gzip', br: '-br' };

/** Headers as a list of names and values in turn, which Node sends fastest. */
export function flatHeaders(headers: OutgoingHttpHeaders): string[] {
  const flat: string[] = [];
  for (const [name, value] of Object.entries(headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) flat.push(name, String(one));
  return flat;
}

/** An answer in an encoding; in none when it would not become smaller. */
export async function variantOf(answer: Answer, wanted: Encoding): Promise<Variant> {
  const encoding = answer.isCompressible ? wanted : 'identity';
  const body = await encode(answer.body, encoding);
  const headers = flatHeaders(answer.headers);
  const etag = answer.tag && `"${answer.tag}${TAG_ENDS[encoding]}"`;
  if (etag) headers.push('ETag', etag);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  return { status: answer.status, headers, body, etag };
}

/** An answer in the encoding that is asked for; each is made once. */
export type Encoded = (encoding: Encoding) => Promise<Variant>;

/** The variants of an answer, each made when it is asked for first. */
export function encodedOnce(answer: Answer): Encoded {
  const made = new Map<Encoding, Promise<Variant>>();
  return (encoding) => {
    const variant = made.get(encoding) ?? variantOf(answer, encoding);
    made.set(encoding, variant);
    return variant;
  };
}

/** A variant of the same content with a smaller body. Its ETag stays: what it names is the content. */
export function withBody(variant: Variant, body: Buffer): Variant {
  const headers = variant.headers.map((value, index, all) =>
    all[index - 1] === 'Content-Length' ? String(body.length) : value,
  );
  return { ...variant, headers, body };
}

/** Those of a list of names and values in turn whose names a test accepts. */
export const headersWith = (headers: string[], accepts: (name: string) => boolean): string[] =>
  headers.filter((_, index) => accepts(headers[index - (index % 2)] ?? ''));

/** Whether a client has a variant, by its header If-None-Match; a proxy may have marked the ETag as weak. */
export function isUnchanged(
  { headers: { 'if-none-match': known } }: IncomingMessage,
  { etag }: Variant,
): boolean {
  if (!known || !etag) return false;
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a variant: 304 without a body when the client has it. */
export function sendVariant(request: IncomingMessage, response: FrontResponse, variant: Variant): void {
  const { status, headers, body } = variant;
  // By this, pages correct a device whose clock is off.
  const clock = ['Server-Timing', clockHeader(Date.now())];
  if (isUnchanged(request, variant))
    response.sendWhole(304, [...headersWith(headers, (name) => REPEATED.test(name)), ...clock]);
  else response.sendWhole(status, [...headers, ...clock], body);
}
