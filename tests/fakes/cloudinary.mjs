/**
 * A loopback stand-in for Cloudinary's upload and destroy calls, with faults that can be switched on and off.
 * By hand: `node tests/fakes/cloudinary.mjs [port]`; its first lines are the settings for `.env`.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listen, printSettings } from './listen.mjs';

/** @typedef {'refuses' | '500' | 'hangs' | 'wrong-json' | 'no-json' | 'http-address'} Fault */
/** @typedef {{ action: string, cloud: string, fields: Record<string, string>, file?: { name: string, type: string, bytes: Buffer } }} SeenRequest */

const CLOUD = 'loopback-cloud';
const PRESET = 'loopback-preset';
const KEY = '123456789012345';
const SECRET = 'loopback-cloudinary-secret';

/** @param {import('node:http').IncomingMessage} request */
async function readForm(request) {
  const body = await buffer(request);
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  }).formData();
  /** @type {Record<string, string>} */
  const fields = {};
  let file;
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = value;
    else file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
  return { fields, file };
}

/** @param {Record<string, string>} fields */
const isSigned = ({ api_key, signature, ...signed }) => {
  const text = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]}`)
    .join('&');
  return (
    api_key === KEY &&
    signature ===
      createHash('sha1')
        .update(text + SECRET)
        .digest('hex')
  );
};

/** Starts the service on a port, 0 for any. @param {{ port?: number }} options */
export async function startCloudinary({ port = 0 } = {}) {
  /** @type {SeenRequest[]} */
  const requests = [];
  /** @type {Map<string, Buffer>} */
  const images = new Map();
  /** @type {Fault | undefined} */
  let fault;

  const server = createServer(async (request, response) => {
    /** @param {number} status @param {unknown} body */
    const send = (status, body) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body));
    /** @param {number} status @param {string} message */
    const refuse = (status, message) => send(status, { error: { message } });

    const [, cloud, action] = /^\/v1_1\/([^/]+)\/image\/(upload|destroy)$/.exec(request.url ?? '') ?? [];
    if (!cloud || !action || request.method !== 'POST') return void refuse(404, 'Not found');
    const form = await readForm(request).catch(() => undefined);
    if (!form) return void refuse(400, 'Invalid form');
    const { fields, file } = form;
    requests.push({ action, cloud, fields, file });
    if (fault === 'hangs') return;
    if (fault === '500')
      return void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>500</h1>');
    if (fault === 'refuses')
      return void refuse(400, 'Upload preset must be whitelisted for unsigned uploads');
    if (fault === 'wrong-json') return void send(200, { public_id: 7 });
    if (fault === 'no-json') return void response.writeHead(200).end('fine');
    if (cloud !== CLOUD) return void refuse(401, `Invalid cloud_name ${cloud}`);

    if (action === 'destroy') {
      if (!isSigned(fields)) return void refuse(401, 'Invalid Signature');
      return void send(200, { result: images.delete(fields.public_id ?? '') ? 'ok' : 'not found' });
    }
    if (fields.upload_preset !== PRESET) return void refuse(400, 'Upload preset not found');
    if (!file) return void refuse(400, 'Missing required parameter - file');
    const public_id = `sample${requests.length}`;
    images.set(public_id, file.bytes);
    const scheme = fault === 'http-address' ? 'http' : 'https';
    send(200, {
      public_id,
      version: 1,
      format: 'webp',
      bytes: file.bytes.length,
      url: `http://res.cloudinary.com/${CLOUD}/image/upload/v1/${public_id}.webp`,
      secure_url: `${scheme}://res.cloudinary.com/${CLOUD}/image/upload/v1/${public_id}.webp`,
    });
  });
  const { url, close } = await listen(server, port);

  return {
    env: {
      CLOUDINARY_API_BASE: url,
      CLOUDINARY_CLOUD_NAME: CLOUD,
      CLOUDINARY_UPLOAD_PRESET: PRESET,
      CLOUDINARY_API_KEY: KEY,
      CLOUDINARY_API_SECRET: SECRET,
    },
    requests,
    images,
    /** @param {Fault | undefined} name */
    setFault: (name) => {
      fault = name;
    },
    close,
  };
}

async function startByHand() {
  const { env } = await startCloudinary({ port: Number(process.argv[2] ?? '4310') });
  printSettings(env);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void startByHand();
