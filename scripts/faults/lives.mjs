// What happens to some of the events after they were sent: questions, answers, approvals, corrections and announcements,
// while the site is killed. Each step must be in the store once, with its notification, once it was acknowledged.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { query } from './compare-stored.mjs';
import { projectFolder } from './site.mjs';

export const MODERATOR = 'moderator@example.com';
/** Of all events. */
const LIVING_PERCENT = 30;
const TIMEOUT_MS = 120_000;
const RETRY_MS = 60;

/** The word of an event in the fields that are published; its id is only in private ones. */
export const publicWord = (id) => id.replace(/^[a-z0-9]+/, 'zq7shown');

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
      date: '2027-12-12',
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
export const lifeOf = ({ endpoint, index }) =>
  endpoint === 'submit-event' && (index * 37) % 100 < LIVING_PERCENT ? LIVES[index % LIVES.length] : [];

/** The kinds of the notifications that an event has sent by the end of its life, beside those of its arrival. */
export const noticesOfLife = (submission) => lifeOf(submission).flatMap((name) => STEPS[name].notices);

const SIGN_IN = `
  const { createSignInPath } = await import('#lib/submissions/moderation/sign-in/sign-in-link.server');
  const { closeStore } = await import('#lib/server/store/store.server');
  process.stdout.write(await createSignInPath('${MODERATOR}', Date.now()));
  await closeStore();`;

/** Signs the moderator in; resolves to the cookie of the session. */
export async function signIn({ url, env }) {
  const child = spawn(
    process.execPath,
    [
      '--conditions=react-server',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      SIGN_IN,
    ],
    { cwd: projectFolder, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let path = '';
  for await (const chunk of child.stdout) path += chunk;
  const token = new URL(path, url).searchParams.get('token') ?? '';
  const response = await fetch(`${url}/api/moderate/session`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (!cookie) throw new Error(`The moderator could not sign in: ${response.status}`);
  return cookie;
}

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

/** Sends the form of a step; resolves to the address that it leads to, or to the status of an error. */
async function sendForm({ site, cookie }, submission, step, { id, version }) {
  const token = submission.statusUrl.replace('/status/', '');
  const path = step.by === 'moderator' ? `/api/moderate/items/${id}/decision` : `/api/status/${step.path}`;
  const marks = marksOf(submission);
  const fields = step.fields({ ...marks, event: JSON.parse(submission.body) });
  const own = step.by === 'moderator' ? {} : { token };
  const response = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'X-Forwarded-For': submission.address,
      ...(step.by === 'moderator' && { Cookie: cookie }),
    },
    body: new URLSearchParams({ ...fields, ...own, version: String(version) }),
  });
  await response.arrayBuffer();
  return { status: response.status, to: response.headers.get('location') ?? '' };
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
    let sent;
    try {
      sent = await sendForm(stage, submission, step, row);
    } catch {
      counts.broken += 1;
    }
    if (sent?.status === 303 && /[?&]done=/.test(sent.to)) {
      submission.acknowledged.push(name);
      return;
    }
    const mayRetry =
      !sent || [429, 500, 503].includes(sent.status) || /problem=(changed|conflict)/.test(sent.to);
    if (!mayRetry) throw new Error(`${name}: ${sent.status} ${sent.to}`);
    if (sent) counts.refused += 1;
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
