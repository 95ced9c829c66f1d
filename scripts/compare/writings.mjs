// What both versions store on top of the same store: every kind of submission, decision and change once more.
import { asForm, asJson, asUpload } from './client.mjs';
import { fieldsOfForm } from './forms.mjs';
import { readMails } from './mails.mjs';
import { submitEvents, uploadPictures } from './seed.mjs';
import { keyOf } from './session.mjs';
import {
  aMessage,
  anAllDayEvent,
  anApplication,
  anEvent,
  anEventAbroad,
  anEventElsewhere,
  aPicture,
  aShortApplication,
  visitsOf,
} from './submissions.mjs';

const SAME_NETWORK = {
  'X-Forwarded-For': '10.200.0.1',
  'Content-Type': 'application/x-www-form-urlencoded',
};
const asScript = { headers: { Accept: 'application/json' } };

/** Submits what is new, and the same again in the ways in which a browser may. */
async function submitAgain(session, record) {
  const pictures = await uploadPictures(session, [
    'fest-cover',
    'fest-stage',
    'fest-crowd',
    'for the correction',
  ]);
  await submitEvents(session, {
    fest: anEvent({
      title: 'Lobster Fest',
      date: '2027-07-03',
      category: 'food',
      coverImageUrl: pictures[0],
      coverImageAlt: 'Lobsters on a grill',
      additionalImageUrls: [pictures[1], pictures[2]],
      additionalImageAlts: ['The stage', ''],
    }),
    'all day': anAllDayEvent({ title: 'Earth Day Clean-up', date: '2027-04-22', category: 'community' }),
    abroad: anEventAbroad({ title: 'Belize Day in the Park', date: '2027-08-01' }),
    elsewhere: anEventElsewhere({ title: 'Reading from Belize', category: 'education' }),
    'as the concert': anEvent({ title: 'Village Concert' }),
    trap: anEvent({ title: 'Another robot', honeypot: 'x' }),
    'with accents': anEvent({
      title: '  Fiesta de San José  ',
      venueName: 'Parque “Central”',
      district: 'Cayo',
    }),
  });
  await session.submit(
    'new application',
    '/api/submit-advertiser',
    anApplication({ businessName: 'Iguana Inn' }),
  );
  await session.submit(
    'trapped application',
    '/api/submit-advertiser',
    aShortApplication({ businessName: 'Robot Ltd', honeypot: 'x' }),
  );
  await session.submit('new message', '/api/contact', aMessage({ subject: 'Where to park' }));
  await session.submit('new short message', '/api/contact', aMessage({ phone: '', subject: 'Thanks <3' }));

  const again = (subject) =>
    session.send(asJson('/api/contact', aMessage({ subject }), { 'Idempotency-Key': keyOf('new message') }));
  await record(
    'the same message with the same key',
    session.step('again', () => again('Where to park')),
  );
  await record(
    'another message with the same key',
    session.step('again', () => again('Where to eat')),
  );
  const token = await session.step('open a form', () => session.openingToken());
  for (const time of ['first', 'second'])
    await record(
      `an opening token used for the ${time} time`,
      session.step('submit', () =>
        session.send(
          asJson('/api/submit-event', anEvent({ title: `Token ${time}`, honeypot: 'x' }), {
            'X-Opening-Token': token,
          }),
        ),
      ),
    );
  const bytes = await aPicture('#123456', '#654321');
  await record(
    'an upload',
    session.step('upload', () =>
      session.send(asUpload('/api/upload-image', { name: 'a.jpg', type: 'image/jpeg', bytes })),
    ),
  );
  const fresh = await session.step('open a form', () => session.openingToken());
  await record(
    'a picture of another event',
    session.step('submit', () =>
      session.send(
        asJson('/api/submit-event', anEvent({ coverImageUrl: pictures[0] }), { 'X-Opening-Token': fresh }),
      ),
    ),
  );
  return pictures;
}

/** Decides in every way, and is refused in every way. */
async function decide(session, record) {
  const decide = (name, fields, options) =>
    record(`decide ${name}: ${JSON.stringify(fields)}`, session.moderate(name, 'decision', fields, options));
  await record(
    'edit with a title missing',
    session.moderate('elsewhere', 'edit', { title: '' }, { page: '/edit' }),
  );
  await record(
    'edit with mistakes, for a script',
    session.moderate(
      'elsewhere',
      'edit',
      { title: '', date: '2027-02-30', description: 'x' },
      { page: '/edit', ...asScript },
    ),
  );
  await record(
    'edit',
    session.moderate(
      'elsewhere',
      'edit',
      { title: 'A Reading from Belize', time: '7 PM', cost: 'free', website: 'example.com' },
      { page: '/edit' },
    ),
  );
  for (const name of ['fest', 'all day', 'abroad', 'elsewhere', 'as the concert']) {
    await decide(name, { action: 'approve' });
    await session.published();
  }
  await decide('with accents', { action: 'reject' });
  await decide('with accents', { action: 'reject' }, asScript);
  await decide('with accents', { action: 'nonsense' });
  await decide('with accents', { action: 'answer' });
  await decide('with accents', { action: 'approve', version: '99' });
  await decide('with accents', { action: 'approve', version: '99' }, asScript);
  await decide('with accents', {
    action: 'reject',
    reason: 'The event was already over when we came to review it.',
  });
  await decide('with accents', { action: 'undo' });
  await decide('with accents', { action: 'reject', ownReason: 'First line\r\nSecond\u0007line' });
  await decide('waiting fair', { action: 'spam' });
  await decide('waiting fair', { action: 'undo' });
  await decide('trapped', { action: 'undo' });
  await decide('new application', { action: 'answer' });
  await decide('short application', { action: 'spam' });
  await decide('new message', { action: 'answer' });
  await decide('new short message', { action: 'spam' });
  await decide('spam message', { action: 'undo' });
  await decide('evening', { action: 'undo' });
  await session.published();

  const { items } = session;
  const mail = (await readMails(session.site.dataDir)).find(({ text }) =>
    text?.includes(`/moderate/items/${items['concert again'].id}?key=`),
  );
  const [, key] = /\?key=([\w.-]+)/.exec(mail.text);
  const path = `/moderate/items/${items['concert again'].id}`;
  await record('an item by the key of a mail', session.send({ path: `${path}?key=${key}` }));
  await record('its form by the key of a mail', session.send({ path: `${path}/edit?key=${key}` }));
  await record(
    'another item by that key',
    session.send({ path: `/moderate/items/${items.concert.id}?key=${key}` }),
  );
  for (const action of ['approve', 'undo'])
    await record(
      `${action} by the key of a mail`,
      session.step(action, async () => {
        const { text } = await session.send({ path: `${path}?key=${key}` });
        const to = `/api${path}/decision`;
        return session.send(asForm(to, { ...fieldsOfForm(text, to), action }));
      }),
    );
  await record(
    'failed notifications tried again',
    session.step('try again', async () => {
      const path = '/api/moderate/notifications';
      const { text } = await session.sendAsModerator({ path: '/moderate' });
      return session.sendAsModerator(asForm(path, fieldsOfForm(text, path)));
    }),
  );
}

/** What submitters do with their private links. */
async function act(session, record, pictures, formOfBefore) {
  const act = (what, ...given) => record(what, session.act(...given));
  await record(
    'a correction by a form of the version before',
    session.step('correct', () => session.send(asForm('/api/status/correct', formOfBefore))),
  );
  await act('a correction that cannot be taken', 'to correct', 'correct', {
    title: '',
    date: '',
    website: 'x y',
  });
  await record('its form again', session.page(`${session.items['to correct'].statusPath}/correct?again=1`));
  await act('a correction with a picture', 'to correct', 'correct', {
    title: 'Deer Dance of San Antonio',
    isAllDay: 'yes',
    pictures: JSON.stringify({
      coverImageUrl: pictures[3],
      coverImageAlt: 'Dancers',
      additionalImageUrls: [],
      additionalImageAlts: [],
    }),
  });
  await act('a correction of an application', 'application', 'correct', {
    businessName: 'Rosa & Sons',
    budgetRange: '',
  });
  await act('a correction of it that can be taken', 'application', 'correct', {
    businessName: 'Rosa & Sons',
    budgetRange: '500-1000',
  });
  await act('an old version', 'to correct', 'correct', { version: '1', title: 'Too old' });
  await act('an application withdrawn', 'application', 'withdraw');
  await act('a message deleted', 'short message', 'withdraw');
  await act('an event withdrawn', 'waiting fair', 'withdraw');
  await record(
    'withdrawn a second time',
    session.step('withdraw', () =>
      session.send(
        asForm('/api/status/withdraw', {
          token: session.items['waiting fair'].statusPath.split('/').at(-1),
          version: '4',
        }),
      ),
    ),
  );
  await act('a cancellation', 'fest', 'cancelled');
  await session.published();
  await act('a cancellation taken back', 'fest', 'take-back', {}, { page: '' });
  await session.published();
  await act('a move that cannot be taken', 'fest', 'moved', { date: '', venueName: '' });
  await record('its form once more', session.page(`${session.items.fest.statusPath}/moved?again=1`));
  await act('a move', 'fest', 'moved', { date: '2027-07-10', community: 'Placencia', isAllDay: 'yes' });
  await session.published();
  await act('a second move', 'picnic', 'moved', { date: '2027-09-25', time: '12 PM' });
  await session.published();
}

/**
 * Everything that changes a store, with every answer written down. `formOfBefore` holds the fields of a correction
 * whose page was opened in the version before.
 */
export async function writeAgain(session, formOfBefore) {
  const record = (name, answer) => session.recordAnswer(`write: ${session.names.apply(name)}`, answer);
  const { token, answer } = await session.signIn();
  await record('a session', answer);
  await record('the sign-in page of a used link', session.send({ path: `/moderate/sign-in?token=${token}` }));
  await record(
    'a sign-in link used twice',
    session.step('sign in', () => session.send(asForm('/api/moderate/session', { token }))),
  );
  const pictures = await submitAgain(session, record);
  await decide(session, record);
  await act(session, record, pictures, formOfBefore);
  await record(
    'visits',
    session.step('visits', () => session.send(asJson('/api/analytics', visitsOf(session.events[1])))),
  );
  await record('published by an editor', session.publish());
  await session.step('what is due then', () => {});
}

/** Signs out, and asks often enough to be rate limited; the last of all. */
export async function endSession(session) {
  const record = (name, answer) => session.recordAnswer(`end: ${name}`, answer);
  for (const everywhere of ['', 'yes'])
    await record(
      `signed out${everywhere && ' everywhere'}`,
      session.step('sign out', () =>
        session.sendAsModerator(asForm('/api/moderate/sign-out', everywhere ? { everywhere } : {})),
      ),
    );
  const ask = () =>
    session.send({ ...asForm('/api/moderate/sign-in', { email: 'x@example.com' }), headers: SAME_NETWORK });
  for (let asked = 0; asked < 20; asked += 1) await ask();
  await record('asked too often', ask());
}
