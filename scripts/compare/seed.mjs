// Fills the store with every kind of submission in every state, which both versions then open.
import { formRequest, jsonRequest, uploadRequest } from './client.mjs';
import { MODERATOR } from './session.mjs';
import {
  aMessage,
  anAllDayEvent,
  anApplication,
  anEvent,
  anEventAbroad,
  anEventElsewhere,
  anImage,
  aShortApplication,
  visitsOf,
} from './submissions.mjs';

const EVENT = '/api/submit-event';
const APPLICATION = '/api/submit-advertiser';
const MESSAGE = '/api/contact';

/** Submits events by name; each form is opened a minute before. */
export async function submitEvents(session, events) {
  for (const [name, body] of Object.entries(events)) {
    const token = await session.step(`open the form for ${name}`, () => session.openingToken());
    await session.submit(name, EVENT, body, { 'X-Opening-Token': token });
  }
}

/** Uploads an image for each name; resolves to their addresses. */
export async function uploadImages(session, names) {
  const colours = ['#c2330a', '#171696', '#0a7d4b', '#e0a100', '#5b2a86'];
  const urls = [];
  for (const [index, name] of names.entries()) {
    const bytes = await anImage(colours[index % 5], colours[(index + 1) % 5]);
    urls.push(
      await session.upload(
        name,
        uploadRequest('/api/upload-image', { name: `${name}.jpg`, type: 'image/jpeg', bytes }),
      ),
    );
  }
  return urls;
}

/** Fills the store of a site that has just started on an empty folder. */
export async function seed(session) {
  const sitemap = await session.page('/sitemap.xml');
  session.events = [...sitemap.text.matchAll(/\/events\/([\w-]+)</g)].map(([, id]) => id);
  await session.signIn();
  const images = await uploadImages(session, ['concert-cover', 'concert-stage', 'fair-cover']);
  await submitEvents(session, {
    concert: anEvent({
      coverImageUrl: images[0],
      coverImageAlt: 'A marimba on the field',
      additionalImageUrls: [images[1]],
      additionalImageAlts: ['The stage'],
      submitterPhone: '+501 600-0000',
    }),
    'concert again': anEvent({ title: 'The Village Concert 2027', submitterEmail: 'maya@example.com' }),
    fair: anAllDayEvent({ coverImageUrl: images[2] }),
    picnic: anEventAbroad(),
    evening: anEventElsewhere(),
    past: anEvent({
      title: 'Harvest Supper',
      date: '2026-11-14',
      community: 'Hopkins',
      district: 'Stann Creek',
    }),
    regatta: anEvent({ title: 'Holy Saturday Regatta', date: '2027-03-27', category: 'sports' }),
    rejected: anEvent({ title: 'Big Sale', category: 'business' }),
    'rejected in own words': anEvent({ title: 'Private Birthday', category: 'family' }),
    spam: anEvent({
      title: 'CHEAP WATCHES http://watches.example',
      description: 'Buy now http://a.example http://b.example http://c.example http://d.example',
    }),
    robot: anEvent({ title: 'Filled by a robot', honeypot: 'yes' }),
    withdrawn: anEvent({ title: 'Kite Day', category: 'family', date: '2027-04-04' }),
    'to edit': anEvent({ title: 'Sunrise Yoga', category: 'health', date: '2027-01-09' }),
    'to correct': anEvent({ title: 'Deer Dance', category: 'cultural', date: '2027-08-14' }),
    waiting: anEventElsewhere({ title: 'Evening of Belizean Film', category: 'arts', cost: 'free' }),
    'waiting fair': anAllDayEvent({ title: 'Mango Fest', date: '2027-06-12' }),
  });
  await session.submit('application', APPLICATION, anApplication());
  await session.submit('short application', APPLICATION, aShortApplication());
  await session.submit(
    'answered application',
    APPLICATION,
    aShortApplication({ businessName: 'Cave Tubing' }),
  );
  await session.submit('message', MESSAGE, aMessage());
  await session.submit('short message', MESSAGE, aMessage({ phone: '', subject: 'Hello' }));
  await session.submit('answered message', MESSAGE, aMessage({ subject: 'Is it free?' }));
  await session.submit('spam message', MESSAGE, aMessage({ subject: 'SEO offer', name: 'Ranker' }));

  await session.moderate('to edit', 'edit', { title: 'Sunset Yoga', venueName: 'Pier' }, { page: '/edit' });
  for (const name of ['concert', 'fair', 'picnic', 'evening', 'past', 'regatta']) {
    await session.moderate(name, 'decision', { action: 'approve' });
    await session.published();
  }
  await session.moderate('rejected', 'decision', {
    action: 'reject',
    reason: 'This reads as advertising rather than an event. The Advertise page is the place for it.',
  });
  await session.moderate('rejected in own words', 'decision', {
    action: 'reject',
    ownReason: 'This is a private party.\nWrite again if it becomes a public one.',
  });
  await session.moderate('spam', 'decision', { action: 'spam' });
  await session.moderate('spam message', 'decision', { action: 'spam' });
  await session.moderate('answered application', 'decision', { action: 'answer' });
  await session.moderate('answered message', 'decision', { action: 'answer' });

  await session.submitPrivately('withdrawn', 'withdraw');
  await session.submitPrivately('to correct', 'correct', { title: 'The Deer Dance', time: '7 PM' });
  // Refused; the site saves what was filled in.
  await session.submitPrivately('waiting', 'correct', { title: '', description: 'Too short' });
  await session.submitPrivately('fair', 'cancelled');
  await session.submitPrivately('picnic', 'moved', { date: '2027-09-19', venueName: 'Griffith Park' });
  await session.published();

  await session.step('visits', () =>
    session.send(jsonRequest('/api/analytics', visitsOf(session.events[0]))),
  );
  await session.step('an export', () => session.sendAsModerator({ path: '/moderate/export.csv?status=all' }));
  await session.step('a sign-in mail that is not used', () =>
    session.send(formRequest('/api/moderate/sign-in', { email: MODERATOR })),
  );
  await session.step('what is due then', () => {});
}
