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

async function outcome(content) {
  const before = attempts.length;
  try {
    const image = await renderPreview(content);
    const { format, width, height } = await sharp(image).metadata();
    return { format, width, height, bytes: image.length, attempts: attempts.slice(before) };
  } catch (error) {
    return { error: String(error), attempts: attempts.slice(before) };
  }
}

const outcomes = [];
for (const content of JSON.parse(await text(process.stdin))) outcomes.push(await outcome(content));
process.stdout.write(JSON.stringify(outcomes));
