import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { announcementsOf } from '#lib/submissions/items/announcements/event-announcement';
import { valuesOfMove } from '#lib/submissions/items/announcements/event-move';
import { IMAGES_FIELD, listOfImages } from '#lib/submissions/items/images/listed-images';
import { valuesOfEvent } from '#lib/submissions/items/proposals/edited-event';
import { eventsVersion } from '#lib/submissions/items/published/events-version.server';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { announceByForm } from '#lib/submissions/private-page/announce-by-form.server';
import { announceEvent } from '#lib/submissions/private-page/announce-event.server';
import { correctByForm } from '#lib/submissions/private-page/correct-by-form.server';
import { correctEvent } from '#lib/submissions/private-page/correct-item.server';
import { loadEventCorrection } from '#lib/submissions/private-page/load-event-correction.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { withdrawItem } from '#lib/submissions/private-page/withdraw-item.server';
import { type PutItem, putItem } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';
import { announced, someMove } from '../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2027, 5, 1, 12);
const AT = new Date(NOW).toISOString();

const [A, B, C] = ['a', 'b', 'c'].map((letter) => `/uploads/${letter.repeat(32)}.webp`) as [
  string,
  string,
  string,
];

async function upload(url: string, claimed_by: string | null) {
  const { db } = await store();
  const measures = { provider: 'disk' as const, bytes: 1, width: 1, height: 1 };
  await db
    .insertInto('uploads')
    .values({ ...measures, id: url.slice(9, 41), url, public_id: url, created_at: AT, claimed_by })
    .execute();
}

async function claims() {
  const { db } = await store();
  const rows = await db.selectFrom('uploads').select('claimed_by').orderBy('url').execute();
  return rows.map(({ claimed_by }) => claimed_by);
}

async function put(fields: PutItem = {}) {
  const { id, path } = await putItem((await store()).db, fields);
  const token = path.replace('/status/', '');
  return { id, token, seen: (version = 0) => ({ token, version, now: NOW }) };
}
const only = async (table: 'items' | 'audit' | 'outbox' | 'uploads') =>
  (await store()).db.selectFrom(table).selectAll().execute();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.code] : error),
  );
const NEWS = (news: string, version = 1) => ({
  kind: 'moderators-new',
  data: JSON.stringify({ news }),
  dedupe: expect.stringMatching(new RegExp(` announcement-${version}$`)),
});
const MOVED = someMove();

describeStores('A private link', () => {
  test('shows its item, and nothing for a guessed token', async () => {
    const { token } = await put();
    expect(await loadStatusItem(token)).toMatchObject({
      kind: 'event',
      words: { title: 'Your event is with our team' },
      actions: ['correct', 'withdraw'],
      version: 0,
      event: { title: 'Village Fiesta' },
    });
    for (const guess of ['', 'x', token.slice(1), `${token.slice(0, -1)}_`, `${token} `, `${token}A`])
      expect([guess, await loadStatusItem(guess)]).toEqual([guess, undefined]);
  });

  test('shows spam as a waiting item', async () => {
    const { token } = await put({ status: 'spam', decided_by: 'trap', reason: 'spam' });
    expect(await loadStatusItem(token)).toEqual({
      ...(await loadStatusItem((await put()).token)),
      id: expect.anything(),
      reference: expect.anything(),
      receivedAt: expect.anything(),
    });
  });

  test('shows the reason of a rejection', async () => {
    const { token } = await put({ status: 'rejected', reason: 'It has taken place already.' });
    expect(await loadStatusItem(token)).toMatchObject({ reason: 'It has taken place already.' });
  });

  test('shows the remaining fields after private details were deleted', async () => {
    const { submitterName: _, submitterEmail: __, ...left } = someSubmission();
    const { token } = await put({ status: 'rejected', payload: left, purged_at: AT });
    expect(await loadStatusItem(token)).toMatchObject({ isPurged: true, held: left, event: undefined });
  });
});

describeStores('While an item waits', () => {
  test('it can be withdrawn: moderators get a mail, and the history an entry', async () => {
    const { seen, id } = await put();
    await withdrawItem(seen());
    expect(await only('items')).toMatchObject([
      { status: 'withdrawn', decided_by: 'submitter', decided_at: AT, version: 1 },
    ]);
    expect(await only('audit')).toMatchObject([
      { item_id: id, who: 'submitter', action: 'withdrawn', at: AT },
    ]);
    expect(await only('outbox')).toMatchObject([NEWS('withdrawn')]);
  });

  test('an event can be corrected: its keys for duplicates and its text to search change', async () => {
    const { seen } = await put();
    await correctEvent(seen(), someSubmission({ title: 'Deer Dance', date: '2027-12-06' }));
    const [item] = await only('items');
    expect(item).toMatchObject({
      event_date: '2027-12-06',
      title_key: 'deer-dance',
      search_text: expect.stringContaining('deer dance'),
      version: 1,
    });
    expect(JSON.parse(String(item && 'payload' in item && item.payload))).toMatchObject({
      title: 'Deer Dance',
    });
    expect(await only('outbox')).toMatchObject([NEWS('corrected')]);
  });

  test('its images can be added, replaced and removed: new ones are claimed, removed ones released', async () => {
    const { id, seen } = await put({ payload: someSubmission({ additionalImageUrls: [A, B] }) });
    await upload(A, id);
    await upload(B, id);
    await upload(C, null);
    const cover = { coverImageUrl: C, coverImageAlt: 'Drummers' };
    await correctEvent(seen(), someSubmission({ ...cover, additionalImageUrls: [B] }));
    expect(await claims()).toEqual(['deleted', id, id]);
    const [entry] = await only('audit');
    expect(JSON.parse(String(entry && 'detail' in entry && entry.detail))).toEqual({
      fields: ['coverImageUrl', 'coverImageAlt', 'additionalImageUrls'],
    });
  });

  test.each([
    ['was not issued by our upload', undefined],
    ['belongs to another item', 'another'],
    ['was released', 'deleted'],
  ])('an image that %s is refused, and nothing changes', async (_, owner) => {
    const { seen } = await put();
    if (owner) await upload(A, owner);
    expect(await refusal(correctEvent(seen(), someSubmission({ coverImageUrl: A })))).toEqual([
      400,
      undefined,
    ]);
    expect(await only('items')).toMatchObject([{ version: 0 }]);
    expect(await only('audit')).toEqual([]);
    expect(await claims()).toEqual(owner ? [owner] : []);
  });

  test('a change in the meantime is not overwritten: 409, and no mail is sent', async () => {
    const { seen } = await put({});
    await correctEvent(seen(), someSubmission({ title: 'First' }));
    expect(await refusal(correctEvent(seen(), someSubmission({ title: 'Second' })))).toEqual([
      409,
      'changed',
    ]);
    expect(await refusal(withdrawItem(seen()))).toEqual([409, 'changed']);
    expect(await only('audit')).toHaveLength(1);
    expect(await only('outbox')).toHaveLength(1);
  });

  test('only one of two concurrent changes is stored', async () => {
    const { seen } = await put();
    const outcomes = await Promise.all([withdrawItem(seen()), withdrawItem(seen())].map(refusal));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(await only('audit')).toHaveLength(1);
  });

  test('spam can be corrected and withdrawn like any item, but no mail is sent', async () => {
    const { seen } = await put({ status: 'spam' });
    await correctEvent(seen(), someSubmission({ title: 'Cheap watches' }));
    expect(await only('items')).toMatchObject([{ status: 'spam', version: 1 }]);
    await withdrawItem(seen(1));
    expect(await only('outbox')).toEqual([]);
  });

  test('images that are added to spam stay unclaimed, and are shown until they are deleted', async () => {
    await upload(A, null);
    const { token, seen } = await put({ status: 'spam' });
    await correctEvent(seen(), someSubmission({ coverImageUrl: A }));
    expect(await claims()).toEqual([null]);
    expect(await loadStatusItem(token)).toMatchObject({
      held: { coverImageUrl: A },
      event: { coverImageUrl: A },
    });
    await (await store()).db.deleteFrom('uploads').execute();
    expect(await loadStatusItem(token)).toMatchObject({
      held: { coverImageUrl: '' },
      event: { coverImageUrl: '' },
    });
  });

  test.each(['approved', 'rejected', 'withdrawn'] as const)(
    'it can be corrected and withdrawn, but not once it is %s',
    async (status) => {
      const { seen } = await put({ status });
      expect(await refusal(withdrawItem(seen()))).toEqual([409, 'too-late']);
      expect(await refusal(correctEvent(seen(), someSubmission()))).toEqual([409, 'too-late']);
      expect(await only('items')).toMatchObject([{ status, version: 0 }]);
    },
  );
});

describeStores('The correction form', () => {
  const values = valuesOfEvent(someSubmission());

  test('stores valid values', async () => {
    const { seen, token } = await put();
    expect(await correctByForm(seen(), { ...values, title: 'Deer Dance', hours: 'all-day' })).toBe(
      '?done=corrected',
    );
    expect((await loadStatusItem(token))?.event).toMatchObject({
      title: 'Deer Dance',
      isAllDay: true,
      time: '',
      venueName: 'Football Field',
    });
  });

  test('saves invalid values as a draft for an hour and changes nothing', async () => {
    const { seen, id } = await put();
    expect(await correctByForm(seen(), { ...values, title: '', community: 'Elsewhere' })).toBe(
      '/correct?again=1',
    );
    expect(await loadFormDraft(id, 'correct', NOW)).toMatchObject({ title: '', community: 'Elsewhere' });
    expect(await loadFormDraft(id, 'correct', NOW + 3_600_001)).toBeUndefined();
    expect(await only('items')).toMatchObject([{ version: 0 }]);
  });

  test('saves a draft after a conflict too, and deletes it once a correction is stored', async () => {
    const { seen, id } = await put({ version: 3 });
    expect(await correctByForm(seen(2), { ...values, title: 'Mine' })).toBe('/correct?changed=1');
    expect(await loadFormDraft(id, 'correct', NOW)).toMatchObject({ title: 'Mine' });
    await correctByForm(seen(3), { ...values, title: 'Mine' });
    expect(await loadFormDraft(id, 'correct', NOW)).toBeUndefined();
  });

  test('stores the images it lists without those whose boxes are ticked', async () => {
    const { seen, token, id } = await put({ payload: someSubmission({ coverImageUrl: A }) });
    await upload(A, id);
    await upload(B, null);
    const images = listOfImages({
      coverImageUrl: A,
      coverImageAlt: '',
      additionalImageUrls: [B],
      additionalImageAlts: ['Dancers'],
    });
    expect(await correctByForm(seen(), { ...values, [IMAGES_FIELD]: images, removeCover: 'yes' })).toBe(
      '?done=corrected',
    );
    expect((await loadStatusItem(token))?.event).toMatchObject({
      coverImageUrl: '',
      additionalImageUrls: [B],
      additionalImageAlts: ['Dancers'],
    });
    expect(await claims()).toEqual(['deleted', id]);
  });

  test('names the image that was deleted meanwhile, and has all other values', async () => {
    const { seen, id } = await put();
    await upload(B, null);
    const images = listOfImages({
      coverImageUrl: A,
      coverImageAlt: 'Drummers',
      additionalImageUrls: [B],
      additionalImageAlts: ['Dancers'],
    });
    expect(await correctByForm(seen(), { ...values, title: 'Mine', [IMAGES_FIELD]: images })).toBe(
      '/correct?again=1',
    );
    const shown = await loadEventCorrection(someSubmission(), id, await loadFormDraft(id, 'correct', NOW));
    expect(shown.errors).toEqual({ coverImageUrl: 'A picture is no longer here. Add it again.' });
    expect(shown.values).toMatchObject({ title: 'Mine', removeCover: 'yes' });
    expect(await correctByForm(seen(), shown.values)).toBe('?done=corrected');
    expect(await claims()).toEqual([id]);
  });

  test('that is sent twice because the response was lost is stored once', async () => {
    const { seen } = await put();
    const mine = { ...values, title: 'Mine' };
    expect(await correctByForm(seen(), mine)).toBe('?done=corrected');
    expect(await correctByForm(seen(), mine)).toBe('?done=corrected');
    expect(await only('items')).toMatchObject([{ version: 1 }]);
  });

  test('that is pressed several times at once is stored once', async () => {
    const { seen } = await put();
    const description =
      'Marimba, food and games on the field behind the school, from noon until the last bus.';
    const mine = { ...values, description };
    const sent = await Promise.all(Array.from({ length: 3 }, () => correctByForm(seen(), mine)));
    expect(sent).toEqual(Array.from({ length: 3 }, () => '?done=corrected'));
    expect(await only('items')).toMatchObject([{ version: 1 }]);
  });

  test('never stores the private link in a draft', async () => {
    const { seen, token } = await put();
    await correctByForm(seen(), { ...values, title: '', token, version: '0' });
    const { db } = await store();
    expect(JSON.stringify(await db.selectFrom('form_drafts').selectAll().execute())).not.toContain(token);
  });
});

describeStores('After approval', () => {
  test.each([
    ['cancelled', { kind: 'cancelled' }],
    ['moved', MOVED],
  ] as const)(
    'an event can be announced as %s: moderators get a mail, and every server publishes it',
    async (news, said) => {
      const { seen, token } = await put({ status: 'approved' });
      const version = await eventsVersion();
      await announceEvent(seen(), said);
      expect((await loadStatusItem(token))?.announcement).toEqual(announced(said));
      expect(await eventsVersion()).not.toBe(version);
      expect(await only('audit')).toMatchObject([{ who: 'submitter', action: news }]);
      expect(await only('outbox')).toMatchObject([NEWS(news)]);
    },
  );

  test('an announcement can be removed again', async () => {
    const { seen, token } = await put({ status: 'approved' });
    await announceEvent(seen(), { kind: 'cancelled' });
    await announceEvent(seen(1), null);
    expect((await loadStatusItem(token))?.announcement).toBeUndefined();
    expect(await only('outbox')).toMatchObject([{}, NEWS('taken-back', 2)]);
  });

  test('a move that is followed by a cancellation is kept, and holds again when that is taken back', async () => {
    const { seen, token } = await put({ status: 'approved' });
    const now = async () => (await loadStatusItem(token))?.announcement;
    await announceEvent(seen(), MOVED);
    await announceEvent(seen(1), { kind: 'cancelled' });
    expect(await now()).toEqual(announced(MOVED, { kind: 'cancelled' }));
    await announceEvent(seen(2), null);
    expect(await now()).toEqual(announced(MOVED));
    await announceEvent(seen(3), null);
    expect(await now()).toBeUndefined();
    expect(await only('items')).toMatchObject([{ announcement: null }]);
  });

  test.each([
    ['cancelled', { kind: 'cancelled' }],
    ['moved', MOVED],
  ] as const)(
    'an announcement as %s that is pressed several times at once is stored once',
    async (_, said) => {
      const { seen } = await put({ status: 'approved' });
      const outcomes = await Promise.all(
        Array.from({ length: 3 }, () => refusal(announceEvent(seen(), said))),
      );
      expect(outcomes).toEqual([undefined, undefined, undefined]);
      expect(await only('items')).toMatchObject([{ announcement: JSON.stringify([said]), version: 1 }]);
    },
  );

  test('a move on a version that was changed meanwhile is not stored, and keeps what was filled in', async () => {
    const { seen, id } = await put({ status: 'approved' });
    await announceEvent(seen(), { kind: 'cancelled' });
    const values = { ...valuesOfMove({ ...MOVED, country: 'Belize' }), venueName: 'School Yard' };
    expect(await announceByForm('moved', seen(), values)).toBe('/moved?changed=1');
    expect(await loadFormDraft(id, 'moved', NOW)).toMatchObject({ venueName: 'School Yard' });
    expect(await announceByForm('moved', seen(1), values)).toBe('?done=moved');
  });

  test('a moved event needs a day and a place', async () => {
    const { seen, id } = await put({ status: 'approved' });
    expect(await announceByForm('moved', seen(), { date: '', venueName: 'Hall', community: '' })).toBe(
      '/moved?again=1',
    );
    expect(await loadFormDraft(id, 'moved', NOW)).toMatchObject({ venueName: 'Hall' });
    const filled = { ...valuesOfMove({ ...MOVED, country: 'Belize' }), hours: 'all-day' };
    expect(await announceByForm('moved', seen(), filled)).toBe('?done=moved');
    const { announcement } = await (await store()).db
      .selectFrom('items')
      .select('announcement')
      .executeTakeFirstOrThrow();
    expect(announcementsOf(announcement)).toEqual([
      { ...MOVED, country: 'Belize', time: '', isAllDay: true },
    ]);
  });

  test.each([
    ['a waiting event', { status: 'pending' }],
    ['spam', { status: 'spam' }],
    ['an answered message', { status: 'approved', kind: 'contact' }],
  ] as const)('nothing can be announced about %s', async (_, fields) => {
    const { seen } = await put(fields);
    expect(await refusal(announceEvent(seen(), { kind: 'cancelled' }))).toEqual([409, 'too-late']);
  });
});
