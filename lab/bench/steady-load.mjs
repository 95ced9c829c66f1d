// Loads one address over many kept connections, each of which asks four times a second, or as soon as it has its answer
// where that takes longer, and prints a line of JSON at the end: of each second the answers and the longest one in
// milliseconds, and how many connections were reset.
//   node lab/bench/steady-load.mjs PORT PATH CONNECTIONS SECONDS
import { openConnection } from './connection.mjs';

const [port, path, connections, seconds] = process.argv
  .slice(2)
  .map((word) => (/^\d+(\.\d+)?$/.test(word) ? Number(word) : word));
const BETWEEN_MS = 250;

const startedAt = performance.now();
const found = Array.from({ length: seconds }, () => ({ answers: 0, longest: 0 }));
let resets = 0;
let failures = 0;

/** Asks over one connection; after a reset over another. */
function load(delay) {
  const socket = openConnection(port, path, {
    onOpen: (send) => setTimeout(send, delay),
    onAnswer: (send, ms, isGood) => {
      const second = found[Math.floor((performance.now() - startedAt) / 1_000)];
      if (second) {
        second.answers += 1;
        second.longest = Math.max(second.longest, Math.round(ms));
      }
      if (!isGood) failures += 1;
      setTimeout(send, Math.max(0, BETWEEN_MS - ms));
    },
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
