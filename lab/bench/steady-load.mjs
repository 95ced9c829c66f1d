// Loads one address over many kept connections, each of which asks four times a second, or as soon as it has its answer
// where that takes longer, and prints a line of JSON at the end: of each second the answers and the longest one in
// milliseconds, and how many connections were reset.
//   node lab/bench/steady-load.mjs PORT PATH CONNECTIONS SECONDS
import { connect } from 'node:net';

const [port, path, connections, seconds] = process.argv
  .slice(2)
  .map((word) => (/^\d+(\.\d+)?$/.test(word) ? Number(word) : word));
const BETWEEN_MS = 250;
const REQUEST = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, br\r\n\r\n`;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

const startedAt = performance.now();
const found = Array.from({ length: seconds }, () => ({ answers: 0, longest: 0 }));
let resets = 0;
let failures = 0;

/** Asks over one connection; after a reset over another. */
function load(delay) {
  const socket = connect(port, '127.0.0.1');
  let sentAt = 0;
  let head = Buffer.alloc(0);
  let missing = -1;
  const send = () => {
    sentAt = performance.now();
    head = Buffer.alloc(0);
    missing = -1;
    socket.write(REQUEST);
  };
  const answered = () => {
    const now = performance.now();
    const second = found[Math.floor((now - startedAt) / 1_000)];
    if (second) {
      second.answers += 1;
      second.longest = Math.max(second.longest, Math.round(now - sentAt));
    }
    setTimeout(send, Math.max(0, BETWEEN_MS - (now - sentAt)));
  };
  socket.on('connect', () => setTimeout(send, delay));
  socket.on('data', (chunk) => {
    let rest = chunk;
    if (missing < 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const text = head.latin1Slice(0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 200') || length === undefined) failures += 1;
      missing = Number(length ?? 0);
      rest = head.subarray(end + END_OF_HEAD.length);
    }
    missing -= rest.length;
    if (missing <= 0) answered();
  });
  socket.on('error', () => {
    resets += 1;
  });
  socket.on('close', () => load(BETWEEN_MS));
}

for (let started = 0; started < connections; started += 1) load((BETWEEN_MS * started) / connections);
setTimeout(() => {
  console.log(JSON.stringify({ seconds: found, resets, failures }));
  process.exit();
}, seconds * 1_000);
