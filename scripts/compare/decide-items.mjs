// Makes every decision of a moderator, and every request of theirs that must be refused.
import { formRequest } from './client.mjs';
import { fieldsOfForm } from './forms.mjs';
import { readMails } from './mails.mjs';

/** As the moderators' script sends a form, which expects JSON. */
const AS_SCRIPT = { headers: { Accept: 'application/json' } };

/** Edits and decides items with a session, then with the link of a mail; also with invalid and outdated requests. */
export async function decideItems(session, record) {
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
      { page: '/edit', ...AS_SCRIPT },
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
  await decide('with accents', { action: 'reject' }, AS_SCRIPT);
  await decide('with accents', { action: 'nonsense' });
  await decide('with accents', { action: 'answer' });
  await decide('with accents', { action: 'approve', version: '99' });
  await decide('with accents', { action: 'approve', version: '99' }, AS_SCRIPT);
  await decide('with accents', {
    action: 'reject',
    reason: 'The event was already over when we came to review it.',
  });
  await decide('with accents', { action: 'undo' });
  await decide('with accents', { action: 'reject', ownReason: 'First line\r\nSecond\u0007line' });
  await decide('waiting fair', { action: 'spam' });
  await decide('waiting fair', { action: 'undo' });
  await decide('robot', { action: 'undo' });
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
  await record('an item with the key of a mail', session.send({ path: `${path}?key=${key}` }));
  await record('its form with the key of a mail', session.send({ path: `${path}/edit?key=${key}` }));
  await record(
    'another item with that key',
    session.send({ path: `/moderate/items/${items.concert.id}?key=${key}` }),
  );
  for (const action of ['approve', 'undo'])
    await record(
      `${action} with the key of a mail`,
      session.step(action, async () => {
        const { text } = await session.send({ path: `${path}?key=${key}` });
        const to = `/api${path}/decision`;
        return session.send(formRequest(to, { ...fieldsOfForm(text, to), action }));
      }),
    );
  await record(
    'failed notifications tried again',
    session.step('try again', async () => {
      const path = '/api/moderate/notifications';
      const { text } = await session.sendAsModerator({ path: '/moderate' });
      return session.sendAsModerator(formRequest(path, fieldsOfForm(text, path)));
    }),
  );
}
