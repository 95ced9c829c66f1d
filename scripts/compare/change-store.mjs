// Everything that both versions store on top of the same store: each kind of submission, decision and change once more.
import { formRequest, jsonRequest } from './client.mjs';
import { decideItems } from './decide-items.mjs';
import { followPrivateLinks } from './follow-private-links.mjs';
import { visitsOf } from './submissions.mjs';
import { submitAgain } from './submit-again.mjs';

/** Headers of requests from one network. */
const SAME_NETWORK = {
  'X-Forwarded-For': '10.200.0.1',
  'Content-Type': 'application/x-www-form-urlencoded',
};

/**
 * Sends everything that changes a store and records every response. `openedForm` holds the fields of a correction form
 * that was opened in the version before.
 */
export async function changeStore(session, openedForm) {
  const record = (name, response) =>
    session.recordResponse(`write: ${session.placeholders.apply(name)}`, response);
  const { token, response } = await session.signIn();
  await record('a session', response);
  await record('the sign-in page of a used link', session.send({ path: `/moderate/sign-in?token=${token}` }));
  await record(
    'a sign-in link used twice',
    session.step('sign in', () => session.send(formRequest('/api/moderate/session', { token }))),
  );
  const images = await submitAgain(session, record);
  await decideItems(session, record);
  await followPrivateLinks(session, record, images, openedForm);
  await record(
    'visits',
    session.step('visits', () => session.send(jsonRequest('/api/analytics', visitsOf(session.events[1])))),
  );
  await record('published by an editor', session.publish());
  await session.step('what is due then', () => {});
}

/** Signs out, and requests sign-in links until the rate limit; the last of all, since it ends the session. */
export async function endSession(session) {
  const record = (name, response) => session.recordResponse(`end: ${name}`, response);
  for (const everywhere of ['', 'yes'])
    await record(
      `signed out${everywhere && ' everywhere'}`,
      session.step('sign out', () =>
        session.sendAsModerator(formRequest('/api/moderate/sign-out', everywhere ? { everywhere } : {})),
      ),
    );
  const requestLink = () =>
    session.send({
      ...formRequest('/api/moderate/sign-in', { email: 'x@example.com' }),
      headers: SAME_NETWORK,
    });
  for (let sent = 0; sent < 20; sent += 1) await requestLink();
  await record('sign-in links above the rate limit', requestLink());
}
