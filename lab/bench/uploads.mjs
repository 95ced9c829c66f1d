// Measures how long uploads of others take while networks do their worst, and how long 40 organisers behind one address
// of a phone company take. Each figure is what the client of the site would see: it tries again when it is told to.
//   npm run bench:uploads [-- uploads] [--only 'does both']
// `uploads`: how many uploads of others are measured at each attack; 10 without a number. `--only`: the measurements whose
// name contains a text.
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { CommandError, endWithSentence } from '../../scripts/command.mjs';
import { processorSeconds } from '../harness/processes.mjs';
import { builtSite } from '../harness/site.mjs';
import { worstImages } from '../harness/worst-images.mjs';

endWithSentence('The benchmark was not finished.');

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const MEASURED = Number(positionals[0] ?? 10);
const ORGANISERS = MEASURED < 10 ? 4 * MEASURED : 40;
const PHOTOS_EACH = 3;
const IMAGES_IN_PARALLEL = 22;
const SILENT_BODIES = 13;
const BODY_BYTES = 10 * 1024 * 1024;
/** A silent body comes at 2 MB a second; on the loopback it would come at once, which no network does. */
const PIECE = Buffer.alloc(256 * 1024);
const PIECE_MS = 125;
const GIVE_UP_MS = 300_000;
/** Pause of an attacker before it sends again what was refused. */
const AGAIN_MS = 2_000;
const LIMIT_REACHED = 429;

const WORST = worstImages();
/** A photo as the site's own script shrinks it on a phone. */
const PHOTO = await sharp({
  create: {
    width: 1_920,
    height: 1_440,
    channels: 3,
    background: '#777',
    noise: { type: 'gaussian', mean: 128, sigma: 8 },
  },
})
  .jpeg({ quality: 85 })
  .toBuffer();

const site = await builtSite({ TRUSTED_PROXIES: '1' }, { port: Number(process.env.BENCH_PORT) || undefined });
const address = () => `${site.url}/api/upload-image`;

async function post(image, network, signal) {
  const form = new FormData();
  form.set('file', new Blob([image]), 'picture');
  const response = await fetch(address(), {
    method: 'POST',
    body: form,
    headers: { 'X-Forwarded-For': network },
    signal,
  });
  const body = await response.json();
  return { status: response.status, body, retryAfter: Number(response.headers.get('retry-after') ?? 3) };
}

/** Uploads as the client does, until it succeeds; resolves to the seconds that took, or undefined. */
async function uploadOf(network) {
  const started = Date.now();
  while (Date.now() - started < GIVE_UP_MS) {
    const { status, retryAfter } = await post(PHOTO, network).catch(() => ({ status: 0, retryAfter: 3 }));
    if (status === 200) return (Date.now() - started) / 1_000;
    refusals.set(status, (refusals.get(status) ?? 0) + 1);
    await pause(retryAfter * 1_000);
  }
  return undefined;
}
const refusals = new Map();

let decodedForAttackers = 0;

/** Sends the worst images in parallel, again whenever the server says to, until the signal. */
const sendWorst = (network, signal) =>
  Array.from({ length: IMAGES_IN_PARALLEL }, async (_, number) => {
    for (let sent = number; !signal.aborted; sent += 1) {
      const { status } = await post(WORST[sent % WORST.length], network, signal).catch(() => ({ status: 0 }));
      if (status === LIMIT_REACHED) return;
      if (status === 200) decodedForAttackers += 1;
      else await pause(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  });

/** One body of an upload that stops before its end; resolves to the status when the server lets it go. */
function sendSilently(network, signal) {
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': BODY_BYTES,
      'X-Forwarded-For': network,
    };
    const sending = request(address(), { method: 'POST', headers, signal });
    let left = BODY_BYTES;
    const timer = setInterval(() => {
      left -= PIECE.length;
      if (left > 0) sending.write(PIECE);
      else clearInterval(timer);
    }, PIECE_MS);
    const end = (status) => {
      clearInterval(timer);
      sending.destroy();
      resolve(status);
    };
    sending.on('response', ({ statusCode }) => end(statusCode));
    for (const event of ['error', 'close']) sending.on(event, () => end(0));
    sending.flushHeaders();
  });
}

const sendSilentBodies = (network, signal) =>
  Array.from({ length: SILENT_BODIES }, async () => {
    while (!signal.aborted) {
      if ((await sendSilently(network, signal)) === LIMIT_REACHED) return;
      await pause(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  });

const seconds = (value) => (value === undefined ? 'never' : `${value.toFixed(1)} s`);
function summary(times) {
  const sorted = times.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
  return `median ${seconds(sorted[Math.floor(sorted.length / 2)])}, longest ${seconds(sorted.at(-1))}`;
}

/** Seconds of processors that the site and the decoders that have ended have used. */
const workOfSite = () => processorSeconds(site.pid(), { withEnded: true });

/**
 * Prints a line of figures. How much work of the site and how many images of attackers came before an upload says more
 * than its seconds where other programs use the machine.
 */
function report(name, uploads) {
  const times = uploads.map(({ time }) => time);
  const work = uploads.map((upload) => upload.work).toSorted((a, b) => a - b);
  const refused = [...refusals].map(([status, count]) => `${count} with ${status}`).join(', ') || 'none';
  console.log(`${name}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`  seconds: ${summary(times)}; processor time of the site: longest ${seconds(work.at(-1))}`);
  const images = Math.max(...uploads.map(({ overtaken }) => overtaken));
  console.log(`  images of attackers decoded meanwhile: at most ${images}; refused at first: ${refused}`);
  refusals.clear();
  if (times.includes(undefined)) process.exitCode = 1;
}

/** An upload with its seconds, the processor time of the site, and the images of attackers decoded meanwhile. */
async function measuredUpload(network) {
  const before = { decoded: decodedForAttackers, work: workOfSite() };
  const time = await uploadOf(network);
  return { time, work: workOfSite() - before.work, overtaken: decodedForAttackers - before.decoded };
}

let networks = 0;
/** A network that sent nothing before: limits of an hour would stop the attacks of the next measurement. */
const newNetwork = () => {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.1`;
};

const measure = (attackers, attacks) => async (name) => {
  const end = new AbortController();
  const attacking = Array.from({ length: attackers }, newNetwork).flatMap((network) =>
    attacks.flatMap((attack) => attack(network, end.signal)),
  );
  await pause(attackers > 0 ? 3_000 : 0);
  const uploads = [];
  for (let upload = 0; upload < MEASURED; upload += 1) uploads.push(await measuredUpload(newNetwork()));
  end.abort();
  await Promise.all(attacking);
  report(name, uploads);
};

async function measureOrganisers(name) {
  const network = newNetwork();
  const before = { time: Date.now(), work: workOfSite() };
  const uploads = await Promise.all(
    Array.from({ length: ORGANISERS }, async () => {
      const own = [];
      for (let photo = 0; photo < PHOTOS_EACH; photo += 1) own.push(await measuredUpload(network));
      return own;
    }),
  );
  report(name, uploads.flat());
  const all = seconds((Date.now() - before.time) / 1_000);
  console.log(`  all in ${all}; processor time of the site: ${seconds(workOfSite() - before.work)}`);
}

const MEASUREMENTS = {
  'no attack': measure(0, []),
  'one network sends the worst images': measure(1, [sendWorst]),
  'one network sends silent bodies': measure(1, [sendSilentBodies]),
  'one network does both': measure(1, [sendWorst, sendSilentBodies]),
  'ten networks do both': measure(10, [sendWorst, sendSilentBodies]),
  [`${ORGANISERS} organisers behind one address, ${PHOTOS_EACH} photos each`]: measureOrganisers,
};
const wanted = Object.entries(MEASUREMENTS).filter(([name]) => name.includes(options.only));
if (wanted.length === 0) throw new CommandError('--only is a part of the name of a measurement.');

try {
  await site.start();
  await uploadOf(newNetwork());
  refusals.clear();
  for (const [name, measurement] of wanted) await measurement(name);
} finally {
  await site.stop();
}
