// Loads one address over many connections, each of which sends its next request when it has the response, and prints a
// line of JSON: requests per second, and milliseconds by percentile.
//   node lab/bench/load.mjs PORT PATH CONNECTIONS SECONDS
import { openConnection } from './connection.mjs';

const [port, path, connections, seconds] = process.argv
  .slice(2)
  .map((word) => (/^\d+(\.\d+)?$/.test(word) ? Number(word) : word));

const times = [];
let failures = 0;
let isOver = false;

/** Requests on one connection until the time is over. */
function load() {
  const socket = openConnection(port, path, {
    onOpen: (send) => send(),
    onAnswer: (send, ms, isGood) => {
      times.push(ms);
      if (!isGood) failures += 1;
      if (isOver) socket.destroy();
      else send();
    },
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
