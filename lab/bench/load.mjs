// Loads one address over many connections, each of which sends its next request when it has the response, and prints a
// line of JSON: requests per second, and milliseconds by percentile. Raw sockets, as a client library costs more than
// the servers that are compared.
//   node lab/bench/load.mjs PORT PATH CONNECTIONS SECONDS
import { connect } from 'node:net';

const [port, path, connections, seconds] = process.argv
  .slice(2)
  .map((word) => (/^\d+(\.\d+)?$/.test(word) ? Number(word) : word));
const REQUEST = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, br\r\n\r\n`;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

const times = [];
let failures = 0;
let isOver = false;

/** Requests on one connection until the time is over. */
function load() {
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
  socket.on('connect', send);
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
    if (missing > 0) return;
    times.push(performance.now() - sentAt);
    if (isOver) socket.destroy();
    else send();
  });
  socket.on('error', () => {
    failures += 1;
  });
}

for (let started = 0; started < connections; started += 1) load();
setTimeout(() => {
  isOver = true;
  const sorted = Float64Array.from(times).sort();
  const at = (part) => Number((sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(2));
  console.log(
    JSON.stringify({ rate: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), failures }),
  );
  process.exit();
}, seconds * 1000);
