// Renders the previews of stdin in a process whose network access is blocked, and prints the results.
import dns from 'node:dns';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

const attempts = [];
const forbid = (name) => (target) => {
  attempts.push(`${name} ${typeof target === 'string' ? target : JSON.stringify(target)}`);
  throw new Error(`${name}: there is no network here`);
};
// next/og loads its own WebAssembly by fetching a data URL, which needs no network.
const realFetch = globalThis.fetch;
globalThis.fetch = async (address, options) =>
  String(address).startsWith('data:') ? realFetch(address, options) : forbid('fetch')(String(address));
net.Socket.prototype.connect = forbid('connect');
dns.lookup = forbid('lookup');
dns.promises.lookup = forbid('lookup');

const { renderPreview } = await import('../../../worker/preview/render-preview.ts');
const { IMAGE_LEFT } = await import('../../../lib/events/preview/preview-size.ts');

/** The colour beside what the event's image shows, in its upper corner. */
async function groundOf(image) {
  const corner = { left: IMAGE_LEFT + 440, top: 8, width: 32, height: 32 };
  const { channels } = await sharp(await sharp(image).extract(corner).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

async function outcome({ upload, ...content }) {
  const before = attempts.length;
  try {
    const image = await renderPreview(content, undefined, upload && Buffer.from(upload, 'base64'));
    const { format, width, height } = await sharp(image).metadata();
    const ground = await groundOf(image);
    return { format, width, height, bytes: image.length, ground, attempts: attempts.slice(before) };
  } catch (error) {
    return { error: String(error), attempts: attempts.slice(before) };
  }
}

const outcomes = [];
for (const content of JSON.parse(await text(process.stdin))) outcomes.push(await outcome(content));
process.stdout.write(JSON.stringify(outcomes));
