// One run: all traffic and all faults together, then quiet, and what is left of it.
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../harness/chance.mjs';
import { compareWithStore, readOutbox } from '../harness/compare-stored.mjs';
import { signIn } from '../harness/moderator.mjs';
import { processSampler } from '../harness/processes.mjs';
import { sendSteadily } from '../harness/steady-requests.mjs';
import { worstImages } from '../harness/worst-images.mjs';
import { attack } from './attackers.mjs';
import { edit } from './editors.mjs';
import { createFaults } from './faults.mjs';
import { createLedger } from './ledger.mjs';
import { moderate } from './moderators.mjs';
import { readFigures } from './read-figures.mjs';
import { changeByLink, submit } from './submitters.mjs';
import { learnSite, visit } from './visitors.mjs';

const SECOND = 1_000;
/** More requests than these at once mean that the site does not keep up; further ones would measure only the waiting. */
const MOST_AT_ONCE = 300;
const ATTACK_SHARE = 0.2;
const SAMPLE_SECONDS = 2;
const READINGS = 10;
/** The faults begin when visitors are there, and end so early that all is well again before the end. */
const FAULTS_UNTIL = 0.85;
/** Seconds between two of the same kind. */
const EVERY = { submission: 4, change: 11, moderation: 3, edit: 7 };
/** A submission takes so many seconds; later ones are not begun. */
const SUBMISSION_SECONDS = 18;
const QUIET_MS = 120_000;
const MODERATED_AFTERWARDS = 8;

/** Calls `work` with 0, 1, 2 … every so many seconds until the signal; calls may overlap unless `oneByOne`. */
async function every(seconds, signal, work, { oneByOne = false } = {}) {
  const running = new Set();
  for (let number = 0; !signal.aborted; number += 1) {
    const call = work(number).finally(() => running.delete(call));
    running.add(call);
    if (oneByOne) await call;
    await pause(seconds * SECOND, undefined, { signal }).catch(() => {});
  }
  await Promise.all(running);
}

/** Asks for all that was given out once more: each uploaded image and each private link must still be there. */
async function lookAgain({ client, ledger, site }) {
  const names = [
    ['image at the end', site.uploads],
    ['private link at the end', site.links],
  ];
  for (const [name, paths] of names)
    for (const [index, path] of paths.entries()) {
      const answer = await client.ask({ path, network: `10.20.${index % 200}.1` });
      ledger.note('visitor', name, answer, answer.status === 200 ? 'kept' : 'broken', path);
    }
}

const worryOf = ({ checks = {}, approvedProblem, lastGoodCopyProblem } = {}) => [
  ...Object.entries(checks)
    // An update of Node.js is a matter of the host, not of this run.
    .filter(([name, { status }]) => name !== 'runtime' && status !== 'ok')
    .map(([name, { reason }]) => `${name}: ${reason}`),
  ...[approvedProblem, lastGoodCopyProblem].filter(Boolean),
];

/** Waits until nothing is degraded any more; resolves to what still is. */
async function worriesAfterwards(client) {
  const deadline = Date.now() + QUIET_MS;
  for (;;) {
    const answer = await client.ask({ path: '/api/health' });
    const worries = answer.status === 200 ? worryOf(answer.json()) : [`it answers ${answer.status}`];
    if (worries.length === 0 || Date.now() > deadline) return worries;
    await pause(2 * SECOND);
  }
}

/** Delivered notifications that the mail server never got. */
async function lostMails(storeFile, mail) {
  const received = new Set(mail.taken.map((taken) => taken.mail.messageId));
  const sent = (await readOutbox(storeFile)).filter(
    ({ kind, recipient, delivered_at, last_error, digest_id }) =>
      delivered_at !== null &&
      last_error === null &&
      digest_id === null &&
      (kind !== 'moderators-new' || recipient !== null),
  );
  return { sent: sent.length, lost: sent.filter(({ message_id }) => !received.has(message_id)) };
}

/** Runs the whole; the result is what lab/soak/promises.mjs judges. */
export async function soak(given) {
  const { minutes, rate, seed, site: server, client, mail, token, storeFile } = given;
  const random = seededRandom(seed);
  const faults = createFaults(given);
  const runMs = minutes * 60 * SECOND;
  let startedAt = performance.now();
  const shareNow = () => (performance.now() - startedAt) / runMs;
  const ledger = createLedger(() => (performance.now() - startedAt) / SECOND);
  const learnt = await learnSite(client);
  const world = {
    ...given,
    ledger,
    random,
    faults,
    isLocked: faults.wasLocked,
    /** Milliseconds until the traffic ends. */
    leftMs: () => startedAt + runMs - performance.now(),
    worst: worstImages(),
    submissions: [],
    /** Seconds from each decision or edit to the page that shows it. */
    publishing: [],
    site: {
      ...learnt,
      // Every second edition has further ones.
      events: learnt.events.filter((id) => id.startsWith('core-')),
      approved: new Set(),
      published: [],
      decided: { events: 0, others: 0 },
      items: new Map(),
      links: [],
      uploads: [],
    },
  };
  /** An error of the run itself is noted, and the run goes on. */
  const noted = (work) => async (number) => {
    try {
      await work(world, number);
    } catch (error) {
      const failure = `${error.name}: ${error.message}`.slice(0, 200);
      ledger.note('run', work.name, { status: 0, failure }, 'broken');
    }
  };
  world.session = await signIn(client, server.env);
  await readFigures(client, token);

  startedAt = performance.now();
  const pid = server.pid();
  const sample = processSampler(pid);
  const samples = [];
  const readings = [];
  const [whole, faulty, submitting] = [new AbortController(), new AbortController(), new AbortController()];
  const timers = [
    setTimeout(() => whole.abort(), runMs),
    setTimeout(() => faulty.abort(), runMs * FAULTS_UNTIL),
    setTimeout(() => submitting.abort(), Math.max(runMs / 2, runMs - SUBMISSION_SECONDS * SECOND)),
  ];
  const measure = every(SAMPLE_SECONDS, whole.signal, async () => {
    samples.push({ at: shareNow(), ...sample() });
  });
  const read = every((minutes * 60) / READINGS, whole.signal, async (number) => {
    const figures = number > 0 && (await readFigures(client, token));
    if (figures) readings.push({ at: shareNow(), ...figures });
  });
  const [left] = await Promise.all([
    sendSteadily(rate * (1 - ATTACK_SHARE), whole.signal, noted(visit), { mostAtOnce: MOST_AT_ONCE }),
    sendSteadily(rate * ATTACK_SHARE, whole.signal, noted(attack), { mostAtOnce: MOST_AT_ONCE }),
    every(EVERY.submission, submitting.signal, noted(submit)),
    every(EVERY.change, submitting.signal, noted(changeByLink)),
    every(EVERY.moderation, whole.signal, noted(moderate), { oneByOne: true }),
    every(EVERY.edit, whole.signal, noted(edit), { oneByOne: true }),
    faults.run(faulty.signal),
    measure,
    read,
  ]);
  for (const timer of timers) clearTimeout(timer);
  const last = await readFigures(client, token);
  if (last) readings.push({ at: 1, ...last });

  // What was sent at the end is still waiting.
  for (let number = 0; number < MODERATED_AFTERWARDS; number += 1) await noted(moderate)(number);
  await lookAgain(world);
  const worries = await worriesAfterwards(client);
  return {
    ledger,
    samples,
    readings,
    left,
    worries,
    faults: faults.counts,
    publishing: world.publishing,
    isSameServer: server.pid() === pid && samples.at(-1)?.rss > 0,
    log: server.log(),
    sent: world.submissions.length,
    stored: await compareWithStore(storeFile, world.submissions),
    mails: await lostMails(storeFile, mail),
    failedMails: last?.failedMails,
  };
}
