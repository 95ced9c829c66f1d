import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Mail } from '#lib/outbox/mail';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { slideBooked } from '#lib/submissions/mails/slide-notification.server';
import { auditWords } from '#lib/submissions/moderation/item/audit-words';
import { bookSlide, editSlide, endSlide, mailResults } from '#lib/submissions/slides/book-slide.server';
import { keepingInvalid, loadInvalid } from '#lib/submissions/slides/filled-slide.server';
import { loadResults } from '#lib/submissions/slides/load-results.server';
import { loadAllSlides, loadSlide, loadSlidesUntil } from '#lib/submissions/slides/load-slides.server';
import { isResultsToken, resultsPath } from '#lib/submissions/slides/results-link.server';
import { slidesOfApplication } from '#lib/submissions/slides/slides-of-application.server';
import { slidesVersion } from '#lib/submissions/slides/slides-version.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { deletePastSlides } from '#lib/submissions/upkeep/delete-past-slides.server';
import { DAY_MS } from '#lib/time/durations';
import { deleteUnclaimedUploads } from '#lib/uploads/delete-uploads.server';
import { changeItem, storeApplication, storeEvent } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';
import { someBooking } from '../../../support/submissions/some-booking.ts';

const NOW = Date.UTC(2026, 10, 25, 18);
const WHO = 'ana@example.com';

const book = (changes: Record<string, string> = {}, now = NOW) =>
  bookSlide(someBooking(changes), { who: WHO, now });
const change = (slideId: string, version = 0, now = NOW) => ({ slideId, version, who: WHO, now });
const tokenOf = (id: string) => resultsPath(id).replace('/results/', '');
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.fields] : error),
  );

async function upload(letter: string, createdAt = NOW): Promise<string> {
  const { db } = await store();
  const id = letter.repeat(32);
  const url = `/uploads/${id}.webp`;
  await db
    .insertInto('uploads')
    .values({
      id,
      url,
      public_id: id,
      provider: 'disk',
      bytes: 1,
      width: 800,
      height: 600,
      created_at: new Date(createdAt).toISOString(),
      claimed_by: null,
      network_hash: 'a network',
    })
    .execute();
  return url;
}

const uploads = async () => {
  const { db } = await store();
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'claimed_by', 'network_hash'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, claimed_by, network_hash }) => [id[0], claimed_by, network_hash]);
};

const outbox = async () => {
  const { db } = await store();
  return db.selectFrom('outbox').selectAll().where('kind', '=', 'slide-booked').execute();
};

const count = async (day: string, name: string, detail: string, times: number) => {
  const { db } = await store();
  await db.insertInto('daily_counts').values({ day, name, detail, count: times }).execute();
};

const historyOf = async (id: string) => {
  const { db } = await store();
  const rows = await db.selectFrom('audit').selectAll().where('item_id', '=', id).orderBy('at').execute();
  return rows.map(auditWords);
};

describeStores('A moderator', () => {
  test('books a slide, which is stored with the hash of its results’ link, and noted in the history', async () => {
    const before = await slidesVersion();
    const id = await book();
    expect(await loadAllSlides()).toMatchObject([
      {
        id,
        title: 'Sample Bakery',
        first_day: '2026-11-25',
        last_day: '2026-12-01',
        is_paid: 1,
        item_id: null,
      },
    ]);
    expect(JSON.stringify(await loadAllSlides())).not.toContain(tokenOf(id));
    expect(await isResultsToken(tokenOf(id))).toBe(true);
    expect(await slidesVersion()).not.toBe(before);
    expect(await historyOf(id)).toEqual([`${WHO} booked it`]);
    expect(await outbox()).toEqual([]);
  });

  test('is told what is wrong with a form, and nothing is stored', async () => {
    expect(await refusal(book({ title: '', lastDay: '' }))).toEqual([
      400,
      { title: 'Title is required', lastDay: 'Last day is required' },
    ]);
    expect(await loadAllSlides()).toEqual([]);
  });

  test('cannot show an image that was not uploaded, or that is another’s', async () => {
    const image = await upload('a');
    await book({ image });
    for (const taken of [image, `/uploads/${'b'.repeat(32)}.webp`, 'https://example.com/a.webp'])
      expect(await refusal(book({ image: taken }))).toEqual([
        400,
        { image: 'Images must be uploaded with the form' },
      ]);
    expect(await loadAllSlides()).toHaveLength(1);
  });

  test('books for an application, whose advertiser gets the link by mail if that is wanted', async () => {
    const item = await storeApplication(NOW);
    const id = await book({ application: item, mail: 'yes' });
    const [row] = await outbox();
    expect(row).toMatchObject({ item_id: item, recipient: null });
    expect(JSON.stringify(row)).not.toContain('baker@example.com');
    expect(await historyOf(item)).toContain(`${WHO} booked a slide for it`);
    if (!row) throw new Error('No mail is in the outbox');
    expect(await slideBooked(row)).toMatchObject({
      mail: {
        to: { address: 'baker@example.com', name: 'Sample Baker' },
        subject: 'Your poster on Belize Celebrations: Sample Bakery',
      },
    });
    expect(JSON.stringify(await slideBooked(row))).toContain(resultsPath(id));
    expect(JSON.stringify(await slideBooked(row))).toContain(
      'from Wednesday, 25 November to Tuesday, 1 December 2026',
    );
    await mailResults(change(id));
    expect(await outbox()).toHaveLength(2);
    await endSlide(change(id, 1));
    expect(await slideBooked(row)).toEqual({ reason: 'TAKEN_BACK' });
  });

  test('books for somebody without an application, who gets the link at the address of the booking', async () => {
    const id = await book({ email: 'owner@example.com' });
    expect(await loadSlide(id)).toMatchObject({ item_id: null, advertiser_email: 'owner@example.com' });
    const [row] = await outbox();
    if (!row) throw new Error('No mail is in the outbox');
    expect(JSON.stringify([row, await historyOf(id)])).not.toContain('owner@example.com');
    const { mail } = (await slideBooked(row)) as Extract<Awaited<ReturnType<typeof slideBooked>>, object> & {
      mail?: Mail;
    };
    expect(mail?.to).toEqual({ name: '', address: 'owner@example.com' });
    expect(JSON.stringify(mail)).toContain(resultsPath(id));
    expect(JSON.stringify(mail)).not.toContain('Your reference');
    await mailResults(change(id));
    expect(await outbox()).toHaveLength(2);
    await editSlide(someBooking({ email: 'new@example.com' }), change(id, 1));
    expect(await historyOf(id)).toContain(`${WHO} changed it: advertiser email`);
    expect(await outbox()).toHaveLength(2);
    await editSlide(someBooking(), change(id, 2));
    expect(await slideBooked(row)).toEqual({ reason: 'NO_ADDRESS' });
    expect(await refusal(mailResults(change(id, 3)))).toEqual([
      400,
      { mail: expect.stringContaining('There is no email address') },
    ]);
  });

  test('stores no second address for a slide of an application, and no invalid one', async () => {
    const item = await storeApplication(NOW);
    const id = await book({ application: item, email: 'owner@example.com' });
    expect(await loadSlide(id)).toMatchObject({ item_id: item, advertiser_email: null });
    expect(await refusal(book({ email: 'nobody' }))).toEqual([
      400,
      { email: 'Enter an email address like name@example.com' },
    ]);
  });

  test.each([
    ['spam', { status: 'spam' }],
    ['an event', undefined],
  ])('cannot have a link mailed to what is %s', async (_, changes) => {
    const item = changes ? await storeApplication(NOW) : await storeEvent(NOW);
    if (changes) await changeItem(item, changes);
    expect(await refusal(book({ application: item, mail: 'yes' }))).toEqual([
      400,
      { mail: expect.stringContaining('There is no email address') },
    ]);
    const id = await book({ application: item });
    expect(await loadSlide(id)).toMatchObject({ item_id: null });
  });

  test('changes a slide in the version that was seen, and nothing else', async () => {
    const id = await book();
    await editSlide(someBooking({ title: 'Sample Café', lastDay: '2026-12-05' }), change(id));
    expect(await loadSlide(id)).toMatchObject({ title: 'Sample Café', last_day: '2026-12-05', version: 1 });
    expect(await historyOf(id)).toContain(`${WHO} changed it: title, last day`);
    expect((await refusal(editSlide(someBooking(), change(id))))?.toString()).toContain('409');
    expect((await refusal(endSlide(change('unknown'))))?.toString()).toContain('404');
    const version = await slidesVersion();
    await editSlide(someBooking({ title: 'Sample Café', lastDay: '2026-12-05' }), change(id, 1));
    expect(await slidesVersion()).toBe(version);
  });

  test('is told who was faster when two change a slide at the same moment', async () => {
    const id = await book();
    const { db, dialect } = await store();
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    let changes: Promise<unknown[]> = Promise.resolve([]);
    // Until both have read the slide: the row is held, so that neither can write before the other has read.
    await db.transaction().execute(async (holding) => {
      await holding.updateTable('slides').set({ title: 'Held' }).where('id', '=', id).execute();
      changes = Promise.all([
        refusal(editSlide(someBooking({ title: 'Sample Café' }), change(id))),
        refusal(endSlide(change(id))),
      ]);
      while (dialect === 'postgres' && (await waiting.execute(db)).rows[0]?.count !== 2) await pause(10);
    });
    const outcomes = await changes;
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes).toContainEqual([409, undefined]);
    expect(await loadSlide(id)).toMatchObject({ version: 1 });
  });

  test('ends a slide at once, and lets it run again on other days', async () => {
    const id = await book();
    await endSlide(change(id));
    expect(await loadSlide(id)).toMatchObject({ ended_at: new Date(NOW).toISOString() });
    await editSlide(someBooking({ firstDay: '2027-01-01', lastDay: '2027-01-02' }), change(id, 1));
    expect(await loadSlide(id)).toMatchObject({ ended_at: null, first_day: '2027-01-01' });
  });
});

describeStores('The form of a slide', () => {
  const send = (changes: Record<string, string>, now = NOW) => {
    const form = someBooking({ version: '0', ...changes });
    form.delete('paid');
    return keepingInvalid({ form, of: { moderator: WHO }, now }, () => bookSlide(form, { who: WHO, now }));
  };

  test('keeps what was typed with its sentences, for the moderator who sent it', async () => {
    const taken = `/uploads/${'b'.repeat(32)}.webp`;
    expect(await send({ image: taken }).catch((error) => error.details)).toMatchObject({ code: 'fields' });
    expect(await loadInvalid({ moderator: WHO }, NOW)).toEqual({
      values: { ...Object.fromEntries(someBooking({ image: taken })), paid: '', mail: '' },
      problems: { image: 'Images must be uploaded with the form' },
    });
    expect(await loadInvalid({ moderator: 'ben@example.com' }, NOW)).toBeUndefined();
    expect(await loadInvalid({ slideId: 'a' }, NOW)).toBeUndefined();
    expect(await loadInvalid({ moderator: WHO }, NOW + DAY_MS)).toBeUndefined();
  });

  test('deletes the stored invalid form when the next one is sent, whether that is booked or overtaken by another moderator', async () => {
    expect(await refusal(send({ title: '' }))).toBeDefined();
    expect(await loadInvalid({ moderator: WHO }, NOW)).toBeDefined();
    const id = await send({});
    const form = someBooking();
    const late = () => editSlide(form, change(id, 7));
    expect(
      (await refusal(keepingInvalid({ form, of: { slideId: id }, now: NOW }, late)))?.toString(),
    ).toContain('409');
    expect(await loadInvalid({ slideId: id }, NOW)).toBeUndefined();
    expect(await loadInvalid({ moderator: WHO }, NOW)).toBeUndefined();
  });
});

describeStores('The image of a booked slide', () => {
  test('is claimed while it is booked, and out of the budget of strangers', async () => {
    const id = await book({ image: await upload('a', NOW - 3 * DAY_MS) });
    expect(await uploads()).toEqual([['a', id, null]]);
    await deleteUnclaimedUploads(NOW);
    await deletePastSlides(NOW);
    expect(await uploads()).toHaveLength(1);
  });

  test('is released when another one takes its place', async () => {
    const id = await book({ image: await upload('a') });
    await editSlide(someBooking({ image: await upload('b') }), change(id));
    expect(await uploads()).toEqual([
      ['a', 'deleted', null],
      ['b', id, null],
    ]);
  });

  test('is released 30 days after the end, and the slide is deleted with its history after 400', async () => {
    const id = await book({ image: await upload('a') });
    const end = Date.UTC(2026, 11, 1, 18);
    await deletePastSlides(end + 30 * DAY_MS);
    expect(await uploads()).toEqual([['a', id, null]]);
    await deletePastRetention(end + 31 * DAY_MS);
    expect(await uploads()).toEqual([]);
    expect(await loadSlide(id)).toMatchObject({ image: '' });
    await deletePastSlides(end + 400 * DAY_MS);
    expect(await isResultsToken(tokenOf(id))).toBe(true);
    await deletePastSlides(end + 401 * DAY_MS);
    expect(await loadAllSlides()).toEqual([]);
    expect(await historyOf(id)).toEqual([]);
  });

  test('of a booking with an address outlives the address, which is deleted after the retention time', async () => {
    const id = await book({ email: 'owner@example.com' });
    const end = Date.UTC(2026, 11, 1, 18);
    await deletePastSlides(end + 90 * DAY_MS);
    expect(await loadSlide(id)).toMatchObject({ advertiser_email: 'owner@example.com' });
    await deletePastSlides(end + 91 * DAY_MS);
    expect(await loadSlide(id)).toMatchObject({ advertiser_email: null });
  });

  test('of our own drawings stays with its slide', async () => {
    const id = await book();
    await deletePastSlides(NOW + 100 * DAY_MS);
    expect(await loadSlide(id)).toMatchObject({ image: '/images/sponsors/shop-front.webp' });
  });
});

describeStores('The results of a slide', () => {
  test('are its own counts by week, for who has the link', async () => {
    const id = await book();
    await count('2026-11-25', 'slide_shown', id, 40);
    await count('2026-11-29', 'slide_shown', id, 60);
    await count('2026-11-29', 'slide_pressed', id, 5);
    await count('2026-11-29', 'slide_shown', 'your-place', 999);
    const results = await loadResults(tokenOf(id), Date.UTC(2026, 11, 24));
    expect(results).toMatchObject({
      state: 'ended',
      lastDay: '2026-12-01',
      total: { shown: 100, pressed: 5 },
    });
    expect(results?.weeks).toEqual([
      { from: '2026-11-25', to: '2026-11-28', shown: 40, pressed: 0 },
      { from: '2026-11-29', to: '2026-12-01', shown: 60, pressed: 5 },
    ]);
  });

  test.each(['', 'x', 'A'.repeat(43)])('are not found by %j', async (token) => {
    await book();
    expect(await loadResults(token, NOW)).toBeUndefined();
  });

  test('of a link for another purpose are not found', async () => {
    const { statusToken } = await import('#lib/submissions/items/links/private-link.server');
    expect(await isResultsToken(statusToken(await book()))).toBe(false);
  });
});

describeStores('The private page of an application', () => {
  test('has the results of the slides that are booked for it, and of no others', async () => {
    const item = await storeApplication(NOW);
    const first = await book({ application: item });
    const next = await book({ application: item, firstDay: '2026-12-24', lastDay: '2026-12-24' });
    await book();
    expect(await slidesOfApplication(item, '2026-12-01')).toEqual([
      {
        id: next,
        title: 'Sample Bakery',
        words: 'Still to come: Thu 24 Dec 2026',
        href: resultsPath(next),
      },
      {
        id: first,
        title: 'Sample Bakery',
        words: 'Running now: Wed 25 Nov to Tue 1 Dec 2026',
        href: resultsPath(first),
      },
    ]);
  });
});

describeStores('The slides from a day on', () => {
  test('are those whose last day is not before it', async () => {
    await book();
    const later = await book({ firstDay: '2026-12-24', lastDay: '2026-12-25' });
    expect(await loadSlidesUntil('2026-12-01')).toHaveLength(2);
    expect((await loadSlidesUntil('2026-12-02')).map(({ id }) => id)).toEqual([later]);
  });
});
