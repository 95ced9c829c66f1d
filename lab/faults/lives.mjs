// What happens to some of the events after they were sent: questions, answers, approvals, corrections and announcements,
// while the site is killed. Each step must be in the store once, with its notification, once it was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../../lib/time/calendar-day.ts';
import { formRequest } from '../harness/client.mjs';
import { query } from '../harness/compare-stored.mjs';
import { kindOf, publicWord, submissionOf } from '../harness/submissions.mjs';

/** Of all events. */
const LIVING_PERCENT = 30;
const TIMEOUT_MS = 120_000;
const RETRY_MS = 60;

/** Fields of the event that the forms of the private page send along. */
const whenAndWhere = ({ date, time, venueName, community }) => ({ date, time, venueName, community });

/**
 * Each step: the address of its form, its fields, the entry of the history that it leaves, and the notifications that it
 * sends. `words` are to be found in the store afterwards.
 */
const STEPS = {
  ask: {
    by: 'moderator',
    fields: ({ mark }) => ({ action: 'ask', ownQuestion: `${mark} question?` }),
    action: 'asked',
    notices: ['question'],
    words: ({ mark }) => `${mark} question?`,
  },
  answer: {
    by: 'submitter',
    path: 'answer',
    fields: ({ event, mark, shown }) => ({
      ...event,
      description: `${shown} corrected with the answer.`,
      answer: `${mark} answer`,
    }),
    action: 'answered',
    notices: ['moderators-new'],
    words: ({ mark }) => `${mark} answer`,
  },
  approve: {
    by: 'moderator',
    fields: () => ({ action: 'approve' }),
    action: 'approved',
    notices: ['decision'],
  },
  propose: {
    by: 'submitter',
    path: 'propose',
    fields: ({ event, shown }) => ({ ...event, venueName: `${shown} proposed venue` }),
    action: 'proposed a correction',
    notices: ['moderators-new'],
  },
  accept: {
    by: 'moderator',
    fields: () => ({ action: 'accept' }),
    action: 'accepted the correction',
    notices: ['correction'],
    words: ({ shown }) => `${shown} proposed venue`,
  },
  move: {
    by: 'submitter',
    path: 'moved',
    fields: ({ event, shown }) => ({
      ...whenAndWhere(event),
      date: addDays(event.date, 7),
      venueName: `${shown} moved venue`,
    }),
    action: 'moved',
    notices: ['moderators-new'],
    words: ({ shown }) => `${shown} moved venue`,
  },
  cancel: {
    by: 'submitter',
    path: 'cancelled',
    fields: () => ({}),
    action: 'cancelled',
    notices: ['moderators-new'],
    words: () => '"kind":"cancelled"',
  },
};

/** The lives that events have in turn. */
const LIVES = [
  ['approve', 'move', 'cancel'],
  ['ask', 'answer', 'approve'],
  ['approve', 'propose', 'accept'],
  ['ask', 'answer', 'approve', 'propose', 'accept', 'move', 'cancel'],
];

const marksOf = ({ id }) => ({ mark: id, shown: publicWord(id) });

/** The names of the steps of an event; none for most. */
const lifeOf = ({ endpoint, index }) =>
  endpoint === 'submit-event' && (index * 37) % 100 < LIVING_PERCENT ? LIVES[index % LIVES.length] : [];

/** The kinds of the notifications that an event has sent by the end of its life, beside those of its arrival. */
export const noticesOfLife = (submission) => lifeOf(submission).flatMap((name) => STEPS[name].notices);

/** Makes `count` submissions, some of them events with a life to come. */
export const someSubmissions = (count) =>
  Array.from({ length: count }, (_, index) =>
    submissionOf(index, { isPublished: lifeOf({ endpoint: kindOf(index), index }).includes('approve') }),
  );

const rowOf = async (store, reference) => {
  const [row] = await query(store, `select id, version from items where reference = '${reference}'`);
  return row;
};

const timesDone = async (store, itemId, action) => {
  const [{ times }] = await query(
    store,
    `select count(*) as times from audit where item_id = '${itemId}' and action = '${action}'`,
  );
  return Number(times);
};

/** Sends the form of a step; `to` is the address that the response leads to. */
async function sendForm({ client, session }, submission, step, { id, version }) {
  const token = submission.statusUrl.replace('/status/', '');
  const isModerator = step.by === 'moderator';
  const path = isModerator ? `/api/moderate/items/${id}/decision` : `/api/status/${step.path}`;
  const fields = step.fields({ ...marksOf(submission), event: JSON.parse(submission.body) });
  const { status, headers } = await client.askOnce(
    formRequest(
      path,
      { ...fields, ...(isModerator ? {} : { token }), version: String(version) },
      { ...(isModerator && session), 'X-Forwarded-For': submission.address },
    ),
  );
  return { status, to: headers.location ?? '' };
}

/**
 * Does one step as a person does: sends the form, looks at what became of it where the connection broke, and sends it
 * again where nothing did. Throws after a response that a retry would not change.
 */
async function doStep(stage, submission, name, counts) {
  const step = STEPS[name];
  const [reference] = submission.references;
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const row = await rowOf(stage.store, reference);
    // What was stored before the connection broke is shown to a person who comes back.
    if ((await timesDone(stage.store, row.id, step.action)) > 0) return;
    const sent = await sendForm(stage, submission, step, row);
    if (sent.status === 303 && /[?&]done=/.test(sent.to)) {
      submission.acknowledged.push(name);
      return;
    }
    const mayRetry = [0, 429, 500, 503].includes(sent.status) || /problem=(changed|conflict)/.test(sent.to);
    if (!mayRetry) throw new Error(`${name}: ${sent.status} ${sent.to}`);
    // 0: the connection broke.
    counts[sent.status === 0 ? 'broken' : 'refused'] += 1;
    if (Date.now() > deadline) throw new Error(`${name} was never accepted`);
    await pause(RETRY_MS);
  }
}

/** Leads an event through its life; other submissions have none. */
export async function live(stage, submission, counts) {
  for (const name of lifeOf(submission)) await doStep(stage, submission, name, counts);
}

/** The steps that were acknowledged and are not in the store, and those that are there twice. */
export async function compareLives(store, submissions) {
  const living = submissions.filter((submission) => lifeOf(submission).length > 0);
  const items = await query(store, 'select id, reference, payload, announcement from items');
  const audit = await query(store, 'select item_id, action from audit where item_id is not null');
  const questions = await query(store, 'select item_id, question, answer from questions');
  const byReference = new Map(items.map((item) => [item.reference, item]));
  const counted = new Map();
  for (const { item_id, action } of audit)
    counted.set(`${item_id} ${action}`, (counted.get(`${item_id} ${action}`) ?? 0) + 1);
  const textOf = new Map(items.map(({ id, payload, announcement }) => [id, `${payload} ${announcement}`]));
  for (const { item_id, question, answer } of questions)
    textOf.set(item_id, `${textOf.get(item_id)} ${question} ${answer}`);
  const steps = living.flatMap((submission) => {
    const item = byReference.get([...submission.references][0]);
    return lifeOf(submission).map((name) => {
      const { action, words } = STEPS[name];
      const times = item ? (counted.get(`${item.id} ${action}`) ?? 0) : 0;
      const isThere = !words || (item && textOf.get(item.id).includes(words(marksOf(submission))));
      return { id: submission.id, name, times, isThere };
    });
  });
  return {
    steps: steps.length,
    lostSteps: steps.filter(({ times, isThere }) => times === 0 || !isThere),
    doubledSteps: steps.filter(({ times }) => times > 1),
  };
}
