// Does everything that submitters can do with their private links.
import { formRequest } from './client.mjs';

/**
 * Corrects, withdraws and announces, also with invalid requests. `images` are addresses of uploaded images, `openedForm`
 * the fields of a correction form that was opened in the version before.
 */
export async function followPrivateLinks(session, record, images, openedForm) {
  const submit = (what, ...given) => record(what, session.submitPrivately(...given));
  await record(
    'a correction with a form of the version before',
    session.step('correct', () => session.send(formRequest('/api/status/correct', openedForm))),
  );
  await submit('an invalid correction', 'to correct', 'correct', {
    title: '',
    date: '',
    website: 'x y',
  });
  await record('its form again', session.page(`${session.items['to correct'].statusPath}/correct?again=1`));
  await submit('a correction with an image', 'to correct', 'correct', {
    title: 'Deer Dance of San Antonio',
    isAllDay: 'yes',
    pictures: JSON.stringify({
      coverImageUrl: images[3],
      coverImageAlt: 'Dancers',
      additionalImageUrls: [],
      additionalImageAlts: [],
    }),
  });
  await submit('an invalid correction of an application', 'application', 'correct', {
    businessName: 'Rosa & Sons',
    budgetRange: '',
  });
  await submit('a correction of an application', 'application', 'correct', {
    businessName: 'Rosa & Sons',
    budgetRange: '500-1000',
  });
  await submit('an old version', 'to correct', 'correct', { version: '1', title: 'Too old' });
  await submit('an application withdrawn', 'application', 'withdraw');
  await submit('a message deleted', 'short message', 'withdraw');
  await submit('an event withdrawn', 'waiting fair', 'withdraw');
  await record(
    'withdrawn a second time',
    session.step('withdraw', () =>
      session.send(
        formRequest('/api/status/withdraw', {
          token: session.items['waiting fair'].statusPath.split('/').at(-1),
          version: '4',
        }),
      ),
    ),
  );
  await submit('a cancellation', 'fest', 'cancelled');
  await session.published();
  await submit('a cancellation taken back', 'fest', 'take-back', {}, { page: '' });
  await session.published();
  await submit('an invalid move', 'fest', 'moved', { date: '', venueName: '' });
  await record('its form once more', session.page(`${session.items.fest.statusPath}/moved?again=1`));
  await submit('a move', 'fest', 'moved', { date: '2027-07-10', community: 'Placencia', isAllDay: 'yes' });
  await session.published();
  await submit('a second move', 'picnic', 'moved', { date: '2027-09-25', time: '12 PM' });
  await session.published();
}
