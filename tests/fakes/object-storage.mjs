/**
 * A loopback stand-in for S3-compatible storage, which checks the signature of every request by itself, with faults
 * that can be switched on and off. By hand: `node tests/fakes/object-storage.mjs [port]`; its first lines are the
 * settings for `.env`.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listen, printSettings } from './listen.mjs';

/** @typedef {'503' | 'down' | 'hangs' | 'refuses-images' | 'holds-images' | 'refuses-deletion' | 'stops-halfway' | 'may-not-list' | 'br'} Fault */
/** @typedef {{ bytes: Buffer, type: string }} StoredObject */

const BUCKET = 'loopback-bucket';
const REGION = 'loopback-1';
const KEY_ID = 'LOOPBACKACCESSKEYID1';
const SECRET = 'loopback/secret+access=key';
const MAX_AGE_MS = 15 * 60_000;

/** @param {string | Buffer} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
/** @param {Buffer} bytes */
const etagOf = (bytes) => `"${createHash('md5').update(bytes).digest('hex')}"`;
/** @param {string | Buffer} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
/** As RFC 3986 has it, which encodeURIComponent does not quite. @param {string} text */
const encoded = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** "20261122T120000Z" in milliseconds. @param {string} text */
const timeOf = (text) => Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Why a request is refused, by AWS Signature Version 4 as its documentation has it; undefined when it is signed.
 * @param {import('node:http').IncomingMessage} request @param {Buffer} body
 */
function signatureProblem(request, body) {
  const { headers, method = '', url = '/' } = request;
  const [, keyId, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const date = String(headers['x-amz-date']);
  const digest = String(headers['x-amz-content-sha256']);
  if (!day || region !== REGION) return 'AuthorizationHeaderMalformed';
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied';
  if (!date.startsWith(day) || Math.abs(Date.now() - timeOf(date)) > MAX_AGE_MS)
    return 'RequestTimeTooSkewed';
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const { pathname, searchParams } = new URL(url, 'http://loopback');
  const path = pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const query = [...searchParams].map((pair) => pair.map(encoded).join('=')).sort();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}\n`);
  const canonical = [method, path, query.join('&'), lines.join(''), names, digest].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

/** Starts the service on a port, 0 for any. @param {{ port?: number }} options */
export async function startObjectStorage({ port = 0 } = {}) {
  /** @type {Map<string, StoredObject>} */
  const objects = new Map();
  /** @type {string[]} */
  const requests = [];
  /** What sends the rest of each answer that has stopped halfway. @type {Set<() => void>} */
  const halves = new Set();
  /** @type {Fault | undefined} */
  let fault;

  const server = createServer(async (request, response) => {
    /** @param {number} status @param {string} code */
    const refuse = (status, code) =>
      response
        .writeHead(status, { 'Content-Type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    const body = await buffer(request).catch(() => undefined);
    const [, bucket, name = ''] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? [];
    if (!body || fault === 'down') return void request.socket.destroy();
    const key = decodeURIComponent(name);
    requests.push(`${request.method} ${key}`);
    if (fault === 'hangs') return;
    if (fault === '503') return void refuse(503, 'SlowDown');
    if (fault === 'br') return void response.writeHead(200, { 'Content-Encoding': 'br' }).end('x');
    const problem = signatureProblem(request, body);
    if (problem) return void refuse(403, problem);
    if (bucket !== BUCKET) return void refuse(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      const isImage = /\/[0-9a-f]+\.webp$/.test(key);
      if (fault === 'refuses-images' && isImage) return void refuse(507, 'QuotaExceeded');
      if (fault === 'holds-images' && isImage) return;
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
      return void response.writeHead(200, { ETag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      if (fault === 'refuses-deletion') return void refuse(403, 'AccessDenied');
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found)
      return void (fault === 'may-not-list' ? refuse(403, 'AccessDenied') : refuse(404, 'NoSuchKey'));
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.bytes.length,
      ETag: etagOf(found.bytes),
    });
    if (request.method === 'HEAD') return void response.end();
    if (fault !== 'stops-halfway') return void response.end(found.bytes);
    const half = Math.floor(found.bytes.length / 2);
    const goOn = () => response.end(found.bytes.subarray(half));
    response.write(found.bytes.subarray(0, half));
    response.once('close', () => halves.delete(goOn));
    halves.add(goOn);
  });
  const { url, close } = await listen(server, port);

  return {
    env: {
      S3_ENDPOINT: url,
      S3_REGION: REGION,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    requests,
    /** @param {Fault | undefined} name */
    setFault: (name) => {
      fault = name;
    },
    /** The number of answers that have stopped halfway and whose clients wait for the rest. */
    stopped: () => halves.size,
    /** Sends the rest of these answers. */
    goOn: () => {
      for (const sendRest of halves) sendRest();
    },
    close,
  };
}

async function startByHand() {
  const { env } = await startObjectStorage({ port: Number(process.argv[2] ?? '4340') });
  printSettings(env);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void startByHand();
