// Clients that send submissions, and send them again until they are accepted, while the server is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { jsonRequest } from '../harness/client.mjs';

/** The event form refuses what is sent within 15 seconds. */
const FORM_MS = 15_500;
const TIMEOUT_MS = 120_000;
const RETRY_MS = 60;
/** Of all submissions: as many are sent twice at once, and as many again after a successful response. */
const DUPLICATED_PERCENT = 10;

/** Whether a submission is among that percentage; evenly distributed, and the same in each run. */
const isInShare = (index, percent) => (index * 37) % 100 < percent;

const post = (client, { endpoint, body, key, address, openingToken }) =>
  client.askOnce(
    jsonRequest(`/api/${endpoint}`, body, {
      'Idempotency-Key': key,
      'X-Forwarded-For': address,
      ...(openingToken && { 'X-Opening-Token': openingToken }),
    }),
  );

/** Sends a submission until the response is a success. Throws after a response that a retry would not change. */
async function sendUntilAccepted(client, submission, counts) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const response = await post(client, submission);
    const { status } = response;
    if (status === 200) {
      const { reference, statusUrl } = response.json();
      submission.references.add(reference);
      submission.statusUrl = statusUrl;
      return;
    }
    // The connection broke; or temporary: the server starts, or the same request is being stored.
    if (![0, 409, 500, 503].includes(status))
      throw new Error(`${submission.endpoint}: ${status} ${response.text()}`);
    counts[status === 0 ? 'broken' : 'refused'] += 1;
    if (status === 500) counts.failed += 1;
    if (Date.now() > deadline) throw new Error(`${submission.endpoint} was never accepted`);
    await pause(RETRY_MS);
  }
}

/** Gets an opening token for every event; resolves to the instant (milliseconds since 1970) from which they are valid. */
export async function openForms(client, submissions, clients = 8) {
  const waiting = submissions.filter(({ endpoint }) => endpoint === 'submit-event');
  const open = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      const headers = { 'X-Forwarded-For': event.address };
      const response = await client.askOnce({ path: '/api/opening', method: 'POST', headers });
      if (response.status !== 200) throw new Error(`A form could not be opened: ${response.status}`);
      event.openingToken = response.json().token;
    }
  };
  await Promise.all(Array.from({ length: clients }, open));
  return Date.now() + FORM_MS;
}

/**
 * Sends all submissions by `clients` senders at once while the server is killed `kills` times. Each kill waits until a share of
 * the submissions is accepted, so that the kills are spread over the whole run. `ripeAt`: when events may be sent. `goOn`:
 * what happens to a submission once it is accepted.
 */
export async function runCampaign({
  site,
  client,
  submissions,
  clients,
  kills,
  ripeAt,
  onKill = async () => {},
  goOn = async () => {},
}) {
  const counts = { broken: 0, refused: 0, failed: 0, kills: 0, again: 0 };
  const events = submissions.filter(({ endpoint }) => endpoint === 'submit-event');
  const others = submissions.filter(({ endpoint }) => endpoint !== 'submit-event');
  let accepted = 0;
  const next = async () => {
    // Until the opening tokens are valid, the other kinds go first; then in turn.
    const isRipe = Date.now() >= ripeAt;
    const queue = isRipe && events.length * 2 >= others.length ? events : others;
    const one = queue.pop() ?? others.pop();
    if (one || events.length === 0) return one;
    await pause(Math.max(0, ripeAt - Date.now()));
    return events.pop();
  };
  const sendInTurn = async () => {
    for (let one = await next(); one; one = await next()) {
      const index = submissions.length - events.length - others.length;
      const isDuplicated = isInShare(index, DUPLICATED_PERCENT);
      const requests = isDuplicated ? [one, one] : [one];
      await Promise.all(requests.map((each) => sendUntilAccepted(client, each, counts)));
      if (isInShare(index + 50, DUPLICATED_PERCENT)) await sendUntilAccepted(client, one, counts);
      if (isDuplicated) counts.again += 1;
      await goOn(one, counts);
      accepted += 1;
    }
  };
  const killer = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      const after = Math.floor((kill * submissions.length) / (kills + 1));
      while (accepted < after) await pause(5);
      await pause((kill * 7) % 40);
      await site.kill();
      counts.kills += 1;
      await onKill(kill);
      await site.start();
    }
  };
  const started = Date.now();
  await Promise.all([killer(), ...Array.from({ length: clients }, sendInTurn)]);
  return { ...counts, seconds: (Date.now() - started) / 1_000 };
}
