// Eight people who send and send again, whatever happens to the server.
import { setTimeout as pause } from 'node:timers/promises';

const FORM_MS = 15_500;
const GIVE_UP_MS = 120_000;
const AGAIN_MS = 60;
/** Of a hundred sendings: as many are tapped twice, and as many are sent again although they were answered. */
const DOUBLED_PERCENT = 10;

const share = (index, percent) => (index * 37) % 100 < percent;

async function post(url, submission) {
  const answer = await fetch(`${url}/api/${submission.endpoint}`, {
    method: 'POST',
    body: submission.body,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': submission.key,
      'X-Forwarded-For': submission.address,
      ...(submission.openingToken && { 'X-Opening-Token': submission.openingToken }),
    },
  });
  return { status: answer.status, body: await answer.json() };
}

/** Sends until it is answered with success; throws what a person could not help. */
async function sendUntilTaken(url, submission, seen) {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    let answer;
    try {
      answer = await post(url, submission);
    } catch {
      seen.broken += 1;
    }
    if (answer?.status === 200) {
      submission.references.add(answer.body.reference);
      submission.statusUrl = answer.body.statusUrl;
      return;
    }
    // Not taken now: the server starts, or the same request is being stored.
    if (answer && ![409, 500, 503].includes(answer.status))
      throw new Error(`${submission.endpoint} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    if (answer) seen.refused += 1;
    if (answer?.status === 500) seen.failed += 1;
    if (Date.now() > deadline) throw new Error(`${submission.endpoint} was never taken`);
    await pause(AGAIN_MS);
  }
}

/** Opens every event's form; the server's clock counts from here. */
export async function openForms(url, submissions, clients = 8) {
  const events = submissions.filter(({ endpoint }) => endpoint === 'submit-event');
  const waiting = [...events];
  const open = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      const answer = await fetch(`${url}/api/opening`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': event.address },
      });
      if (!answer.ok) throw new Error(`A form could not be opened: ${answer.status}`);
      ({ token: event.openingToken } = await answer.json());
    }
  };
  await Promise.all(Array.from({ length: clients }, open));
  return Date.now() + FORM_MS;
}

/**
 * Has all submissions sent by so many clients while the server is killed so often; each kill waits until a share of
 * them is answered, so that all kills fall into the sending.
 */
export async function runCampaign({ site, submissions, clients, kills, ripeAt, onKill = async () => {} }) {
  const seen = { broken: 0, refused: 0, failed: 0, kills: 0, again: 0 };
  const events = submissions.filter(({ endpoint }) => endpoint === 'submit-event');
  const others = submissions.filter(({ endpoint }) => endpoint !== 'submit-event');
  let taken = 0;
  const next = async () => {
    // While the forms are too young, the other things go first; then in turn.
    const isRipe = Date.now() >= ripeAt;
    const queue = isRipe && events.length * 2 >= others.length ? events : others;
    const one = queue.pop() ?? others.pop();
    if (one || events.length === 0) return one;
    await pause(Math.max(0, ripeAt - Date.now()));
    return events.pop();
  };
  const client = async () => {
    for (let one = await next(); one; one = await next()) {
      const index = submissions.length - events.length - others.length;
      const twice = share(index, DOUBLED_PERCENT);
      await Promise.all((twice ? [one, one] : [one]).map((each) => sendUntilTaken(site.url, each, seen)));
      if (share(index + 50, DOUBLED_PERCENT)) await sendUntilTaken(site.url, one, seen);
      if (twice) seen.again += 1;
      taken += 1;
    }
  };
  const killer = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      const after = Math.floor((kill * submissions.length) / (kills + 1));
      while (taken < after) await pause(5);
      await pause((kill * 7) % 40);
      await site.kill();
      seen.kills += 1;
      await onKill(kill);
      await site.start();
    }
  };
  const started = Date.now();
  await Promise.all([killer(), ...Array.from({ length: clients }, client)]);
  return { ...seen, seconds: (Date.now() - started) / 1_000 };
}
