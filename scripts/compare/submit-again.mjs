// Submits every kind of submission once more, and requests that depend on what was stored before.
import { jsonRequest, uploadRequest } from './client.mjs';
import { submitEvents, uploadImages } from './seed.mjs';
import { keyOf } from './session.mjs';
import {
  aMessage,
  anAllDayEvent,
  anApplication,
  anEvent,
  anEventAbroad,
  anEventElsewhere,
  anImage,
  aShortApplication,
} from './submissions.mjs';

/**
 * Submits new items, and repeats requests as browsers may: with a used idempotency key, with a used opening token, with
 * an image of another item. Resolves to the addresses of the uploaded images.
 */
export async function submitAgain(session, record) {
  const images = await uploadImages(session, [
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
      coverImageUrl: images[0],
      coverImageAlt: 'Lobsters on a grill',
      additionalImageUrls: [images[1], images[2]],
      additionalImageAlts: ['The stage', ''],
    }),
    'all day': anAllDayEvent({ title: 'Earth Day Clean-up', date: '2027-04-22', category: 'community' }),
    abroad: anEventAbroad({ title: 'Belize Day in the Park', date: '2027-08-01' }),
    elsewhere: anEventElsewhere({ title: 'Reading from Belize', category: 'education' }),
    'as the concert': anEvent({ title: 'Village Concert' }),
    'another robot': anEvent({ title: 'Another robot', honeypot: 'x' }),
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
    'application of a robot',
    '/api/submit-advertiser',
    aShortApplication({ businessName: 'Robot Ltd', honeypot: 'x' }),
  );
  await session.submit('new message', '/api/contact', aMessage({ subject: 'Where to park' }));
  await session.submit('new short message', '/api/contact', aMessage({ phone: '', subject: 'Thanks <3' }));

  const again = (subject) =>
    session.send(
      jsonRequest('/api/contact', aMessage({ subject }), { 'Idempotency-Key': keyOf('new message') }),
    );
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
          jsonRequest('/api/submit-event', anEvent({ title: `Token ${time}`, honeypot: 'x' }), {
            'X-Opening-Token': token,
          }),
        ),
      ),
    );
  const bytes = await anImage('#123456', '#654321');
  await record(
    'an upload',
    session.step('upload', () =>
      session.send(uploadRequest('/api/upload-image', { name: 'a.jpg', type: 'image/jpeg', bytes })),
    ),
  );
  const fresh = await session.step('open a form', () => session.openingToken());
  await record(
    'an image of another event',
    session.step('submit', () =>
      session.send(
        jsonRequest('/api/submit-event', anEvent({ coverImageUrl: images[0] }), { 'X-Opening-Token': fresh }),
      ),
    ),
  );
  return images;
}
