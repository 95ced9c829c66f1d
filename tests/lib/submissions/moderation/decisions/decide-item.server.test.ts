import { beforeEach, describe, expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import { statusToken } from '#lib/submissions/items/links/private-link.server';
import { eventsVersion } from '#lib/submissions/items/published/events-version.server';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';
import { submitContact } from '#lib/submissions/items/received/submit-contact.server';
import { submitEvent } from '#lib/submissions/items/received/submit-event.server';
import { loadFormDraft, saveFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { ALREADY_LISTED } from '#lib/submissions/items/record/same-event';
import type { Decision } from '#lib/submissions/items/states/submission-states';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { editEvent } from '#lib/submissions/moderation/decisions/edit-event.server';
import type { ListedEvent } from '#lib/submissions/moderation/decisions/event-id-for';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { contentToShow } from '#lib/submissions/moderation/item/load-item.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { changeItem } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const WHO = 'ana@example.com';
const ID = '20271205-san-antonio-tol-village-fiesta';
const sent = () => ({ idempotencyKey: null, openingToken: openingToken(NOW - 60_000), now: NOW });

async function rows() {
  const { db } = await store();
  const items = await db.selectFrom('items').selectAll().orderBy('reference').execute();
  const outbox = await db.selectFrom('outbox').selectAll().execute();
  const audit = await db.selectFrom('audit').selectAll().orderBy('at').execute();
  const waiting = outbox.filter(({ kind }) => kind === 'decision' || kind === 'sheet-append');
  return { items, waiting, audit };
}

async function put(changes: Record<string, unknown> = {}): Promise<string> {
  const { reference } = await submitEvent(someSubmission(changes), sent());
  return (await rows()).items.find((item) => item.reference === reference)?.id ?? '';
}

const deciding = (itemId: string, version = 0, now = NOW) => ({ itemId, version, who: WHO, now });
const decide = (
  decision: Decision,
  itemId: string,
  { version = 0, reason = 'Because.', listed = [] as ListedEvent[] } = {},
) => decideItem(decision, { ...deciding(itemId, version), reason }, listed);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? error.status : error),
  );

describeStores('A moderator decides', () => {
  let id = '';
  beforeEach(async () => {
    id = await put();
  });

  test('to approve an event: it gets its public id, a mail after 20 seconds, and a new version of the approved events', async () => {
    const before = await eventsVersion();
    await decide('approve', id);
    const { items, waiting, audit } = await rows();
    expect(items).toMatchObject([
      { status: 'approved', decided_by: WHO, event_id: ID, published_via: 'store', version: 1, reason: null },
    ]);
    expect(waiting).toMatchObject([{ kind: 'decision', item_id: id }]);
    expect(JSON.parse(waiting[0]?.data ?? '')).toMatchObject({ decision: 'approved' });
    expect(Date.parse(waiting[0]?.next_attempt_at ?? '') - NOW).toBe(20_000);
    expect(audit.map(({ who, action }) => [who, action])).toContainEqual([WHO, 'approved']);
    expect(await eventsVersion()).not.toBe(before);
  });

  test('to reject an event: the reason is stored and mailed to its submitter', async () => {
    await decide('reject', id, { reason: 'Already over.' });
    const { items, waiting } = await rows();
    expect(items).toMatchObject([{ status: 'rejected', reason: 'Already over.', event_id: null }]);
    expect(JSON.parse(waiting[0]?.data ?? '')).toEqual({ decision: 'rejected', reason: 'Already over.' });
  });

  test('to reject an event that is listed already: its submitter is told which one', async () => {
    const same = { id: ID, title: 'Fiesta', date: '2027-12-05', city: 'Hopkins' };
    const sameAs = { id: ID, title: 'Fiesta' };
    await decideItem('reject', { ...deciding(id), reason: ALREADY_LISTED, sameAs: ID }, [same]);
    const { items, waiting } = await rows();
    expect(JSON.parse(waiting[0]?.data ?? '')).toMatchObject({ reason: ALREADY_LISTED, sameAs });
    expect(await loadStatusItem(statusToken(id))).toMatchObject({ reason: ALREADY_LISTED, sameAs });
    await undoDecision(deciding(id, items[0]?.version, NOW + 1_000));
    await decideItem('reject', { ...deciding(id, 2, NOW + 2_000), reason: 'Over.', sameAs: 'gone' }, [same]);
    expect(await loadStatusItem(statusToken(id))).toMatchObject({ reason: 'Over.', sameAs: undefined });
  });

  test('but cannot reject an event without a reason', async () => {
    expect(await refusal(decide('reject', id, { reason: '' }))).toBe(400);
    expect((await rows()).items).toMatchObject([{ status: 'pending', version: 0 }]);
  });

  test('that an event is spam: no mail is sent', async () => {
    await decide('spam', id);
    expect((await rows()).items).toMatchObject([{ status: 'spam' }]);
    expect((await rows()).waiting).toEqual([]);
  });

  test('that a message is answered: no mail is sent, and it cannot be approved', async () => {
    await submitContact(
      { name: 'N', email: 'n@example.com', phone: '', subject: 'S', message: 'Ten or more', honeypot: '' },
      sent(),
    );
    const contact = (await rows()).items.find(({ kind }) => kind === 'contact')?.id ?? '';
    expect(await refusal(decide('approve', contact))).toBe(400);
    await decide('answer', contact);
    const { items, waiting } = await rows();
    expect(items.find(({ kind }) => kind === 'contact')).toMatchObject({
      status: 'approved',
      event_id: null,
    });
    expect(waiting).toEqual([]);
  });

  test.each([
    ['a decision about an older version', 'approve', 7, 409],
    ['a decision about nothing', 'approve', 0, 404],
  ] as const)('%s is refused', async (title, decision, version, status) => {
    const itemId = title.endsWith('nothing') ? crypto.randomUUID() : id;
    expect(await refusal(decide(decision, itemId, { version }))).toBe(status);
    expect((await rows()).waiting).toEqual([]);
  });

  test('at the same moment as another one: the second gets a conflict', async () => {
    const results = await Promise.all([refusal(decide('approve', id)), refusal(decide('reject', id))]);
    expect(results.sort()).toEqual([409, undefined]);
    expect((await rows()).waiting).toHaveLength(1);
  });

  test('to approve equal events at the same moment: each gets its own id', async () => {
    const ids = [id, await put(), await put(), await put()];
    await Promise.all(ids.map((itemId) => decide('approve', itemId)));
    const given = (await rows()).items.map(({ event_id }) => event_id).sort();
    expect(given).toEqual([ID, `${ID}-2`, `${ID}-3`, `${ID}-4`]);
  });

  test('to approve an event whose id is taken: the next free suffix is found in any collation of the database', async () => {
    const ids = [id, await put(), await put()];
    // Ids as earlier approvals may have set them.
    const { db } = await store();
    await db
      .updateTable('items')
      .set({ event_id: ID })
      .where('id', '=', ids[1] ?? '')
      .execute();
    await db
      .updateTable('items')
      .set({ event_id: `${ID}-2` })
      .where('id', '=', ids[2] ?? '')
      .execute();
    await decide('approve', id);
    expect((await rows()).items.find((item) => item.id === id)).toMatchObject({ event_id: `${ID}-3` });
  });

  test('to approve an event whose id a different event of the sheet has: it gets another', async () => {
    const other = {
      id: ID,
      title: 'Village Fiesta of another kind',
      date: '2027-12-05',
      city: 'San Antonio',
    };
    await decide('approve', id, { listed: [other] });
    expect((await rows()).items).toMatchObject([{ event_id: `${ID}-2` }]);
  });
});

describeStores('A decision is undone', () => {
  let id = '';
  beforeEach(async () => {
    id = await put();
    await decide('approve', id);
  });

  test('before its mail is sent: no mail is sent, and the event is removed from the site', async () => {
    const before = await eventsVersion();
    expect(await undoDecision(deciding(id, 1))).toEqual({ wasTold: false, isInSheet: false });
    const { items, waiting, audit } = await rows();
    expect(items).toMatchObject([{ status: 'pending', event_id: null, decided_by: null, version: 2 }]);
    expect(waiting).toEqual([]);
    expect(await eventsVersion()).not.toBe(before);
    expect(audit.map(({ action }) => action)).toContain('took back: approved');
  });

  test('and another one made, which sends one mail', async () => {
    await undoDecision(deciding(id, 1));
    await decide('reject', id, { version: 2 });
    const { waiting } = await rows();
    expect(waiting.map(({ data }) => JSON.parse(data).decision)).toEqual(['rejected']);
  });

  test.each([
    ['was sent', { delivered_at: new Date(NOW + 21_000).toISOString() }],
    ['was claimed by a worker', { lease_until: new Date(NOW + 60_000).toISOString() }],
  ])('after its mail %s: the moderator is informed', async (_, changes) => {
    const { db } = await store();
    await db.updateTable('outbox').set(changes).where('kind', '=', 'decision').execute();
    expect(await undoDecision(deciding(id, 1, NOW + 30_000))).toMatchObject({ wasTold: true });
    expect((await rows()).waiting).toHaveLength(1);
  });

  test('without regard to the mail of an earlier decision', async () => {
    const { db } = await store();
    await db
      .updateTable('outbox')
      .set({ delivered_at: new Date(NOW).toISOString() })
      .execute();
    await undoDecision(deciding(id, 1, NOW + 30_000));
    await decideItem('reject', { ...deciding(id, 2, NOW + 60_000), reason: 'Over.' }, []);
    expect(await undoDecision(deciding(id, 3, NOW + 61_000))).toMatchObject({ wasTold: false });
  });

  test('with a mail that was skipped as no longer needed: the submitter was not informed', async () => {
    const { db } = await store();
    await db
      .updateTable('outbox')
      .set({ delivered_at: new Date(NOW).toISOString(), last_error: 'NO_ADDRESS' })
      .where('kind', '=', 'decision')
      .execute();
    expect(await undoDecision(deciding(id, 1, NOW + 30_000))).toMatchObject({ wasTold: false });
  });

  test('with the link of a mail only by the moderator who decided', async () => {
    const asked = { what: 'decision', round: 0 } as const;
    const other = { ...deciding(id, 1), who: 'ben@example.com', asked };
    expect(await refusal(undoDecision(other))).toBe(403);
    expect((await rows()).items).toMatchObject([{ status: 'approved', version: 1 }]);
    expect(await refusal(undoDecision({ ...deciding(id, 1), asked }))).toBeUndefined();
  });

  test('only once, and not after the submitter withdrew the event', async () => {
    await undoDecision(deciding(id, 1));
    expect(await refusal(undoDecision(deciding(id, 1)))).toBe(409);
    expect(await refusal(undoDecision(deciding(id, 2)))).toBe(409);
    const { db } = await store();
    await db.updateTable('items').set({ status: 'withdrawn' }).where('id', '=', id).execute();
    expect(await refusal(undoDecision(deciding(id, 2)))).toBe(409);
  });
});

/** Stores images as if they had just been uploaded. */
async function upload(...names: string[]) {
  const { db } = await store();
  const values = names.map((name) => ({
    id: name,
    url: `/uploads/${name}.webp`,
    public_id: name,
    provider: 'disk' as const,
    bytes: 1,
    width: 1,
    height: 1,
    created_at: new Date(NOW).toISOString(),
  }));
  await db.insertInto('uploads').values(values).execute();
}

const uploadsNow = async () => {
  const { db } = await store();
  return db.selectFrom('uploads').select(['claimed_by', 'network_hash']).orderBy('id').execute();
};

describeStores('The images of an event', () => {
  const withImages = { coverImageUrl: '/uploads/a.webp', additionalImageUrls: ['/uploads/b.webp'] };
  const countImages = async () => {
    await (await store()).db.updateTable('uploads').set({ network_hash: 'a network' }).execute();
  };

  test.each([
    ['approve', null],
    ['reject', null],
    ['spam', 'a network'],
  ] as const)(
    'after the decision to %s count for the budget of the network %j',
    async (decision, network_hash) => {
      await upload('a', 'b');
      await countImages();
      const id = await put(withImages);
      await decide(decision, id, { reason: 'A reason.' });
      const row = { claimed_by: id, network_hash };
      expect(await uploadsNow()).toEqual([row, row]);
    },
  );

  test('that a robot sent are claimed when a moderator restores it, and deleted ones are no longer named', async () => {
    await upload('a', 'b');
    const alts = { coverImageAlt: 'Gone', additionalImageAlts: ['Drummers'] };
    const id = await put({ ...withImages, ...alts, honeypot: 'filled' });
    const { db } = await store();
    await db.deleteFrom('uploads').where('id', '=', 'a').execute();
    await undoDecision(deciding(id));
    expect(await uploadsNow()).toMatchObject([{ claimed_by: id }]);
    const [item] = (await rows()).items;
    expect(JSON.parse(item?.payload ?? '')).toMatchObject({
      coverImageUrl: '',
      coverImageAlt: '',
      additionalImageUrls: ['/uploads/b.webp'],
      additionalImageAlts: ['Drummers'],
    });
  });

  test('that a robot sent are shown to moderators as long as they exist, then counted as deleted', async () => {
    await upload('a', 'b');
    await put({ ...withImages, honeypot: 'filled' });
    const shown = async () => {
      const [item] = (await rows()).items;
      if (!item) throw new Error('There is no item');
      const { content, deletedImages } = await contentToShow(item);
      return [imagesOf(content.payload).map(({ url }) => url), deletedImages];
    };
    expect(await shown()).toEqual([['/uploads/a.webp', '/uploads/b.webp'], 0]);
    await (await store()).db.deleteFrom('uploads').execute();
    expect(await shown()).toEqual([[], 2]);
  });

  test('stay claimed while it is spam by a moderator, and when that is undone', async () => {
    await upload('a', 'b');
    const id = await put(withImages);
    await decide('spam', id);
    await undoDecision(deciding(id, 1));
    expect(await uploadsNow()).toMatchObject([{ claimed_by: id }, { claimed_by: id }]);
    const [item] = (await rows()).items;
    expect(JSON.parse(item?.payload ?? '')).toMatchObject(withImages);
  });
});

describeStores('An item that is not spam is restored', () => {
  const receipts = async () => {
    const { db } = await store();
    const found = await db.selectFrom('outbox').selectAll().where('kind', '=', 'receipt').execute();
    return found.map(({ delivered_at, last_error }) => [delivered_at, last_error]);
  };

  test('after the honeypot caught it: its submitter gets the receipt, but moderators get no mail', async () => {
    const id = await put({ honeypot: 'filled' });
    expect(await receipts()).toEqual([]);
    await undoDecision(deciding(id));
    expect((await rows()).items).toMatchObject([{ status: 'pending' }]);
    expect(await receipts()).toEqual([[null, null]]);
    const { db } = await store();
    expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });

  test('after a moderator marked it before its receipt was sent: the receipt is sent', async () => {
    const id = await put();
    await decide('spam', id);
    const { db } = await store();
    await db
      .updateTable('outbox')
      .set({ delivered_at: new Date(NOW).toISOString(), last_error: 'SPAM' })
      .where('kind', '=', 'receipt')
      .execute();
    await undoDecision(deciding(id, 1));
    expect(await receipts()).toEqual([[null, null]]);
  });

  test('after a moderator marked it when its receipt was sent: no second one is sent', async () => {
    const id = await put();
    await decide('spam', id);
    const gone = new Date(NOW).toISOString();
    const { db } = await store();
    await db.updateTable('outbox').set({ delivered_at: gone }).where('kind', '=', 'receipt').execute();
    await undoDecision(deciding(id, 1));
    expect(await receipts()).toEqual([[gone, null]]);
  });
});

describeStores('An event is edited', () => {
  let id = '';
  beforeEach(async () => {
    await upload('a', 'b', 'c');
    id = await put({
      coverImageUrl: '/uploads/a.webp',
      additionalImageUrls: ['/uploads/b.webp', '/uploads/c.webp'],
      additionalImageAlts: ['B', 'C'],
    });
  });
  const payload = async () => JSON.parse((await rows()).items[0]?.payload ?? '');

  test('before its approval: its keys for duplicates change, and the names of the changed fields are in the history', async () => {
    const form = new URLSearchParams({ title: 'Fiesta', date: '2027-12-06', isAllDay: 'yes' });
    form.set('removeImage.0', 'yes');
    form.set('additionalImageAlts.1', 'The field');
    await editEvent(deciding(id), form);
    expect(await payload()).toMatchObject({
      title: 'Fiesta',
      isAllDay: true,
      venueName: 'Football Field',
      additionalImageUrls: ['/uploads/c.webp'],
      additionalImageAlts: ['The field'],
    });
    const { items, audit } = await rows();
    expect(items).toMatchObject([{ version: 1, event_date: '2027-12-06', title_key: 'fiesta' }]);
    const entry = audit.find(({ action }) => action === 'edited');
    expect(JSON.parse(entry?.detail ?? '').fields).toContain('title');
    expect(JSON.stringify(audit)).not.toContain('organiser@example.com');
    const { db } = await store();
    const uploads = await db.selectFrom('uploads').select(['url', 'claimed_by']).orderBy('url').execute();
    expect(uploads.map(({ claimed_by }) => claimed_by)).toEqual([id, 'deleted', id]);
  });

  test('by the rules of the form: each invalid field has an error message, and nothing changes', async () => {
    const wrong = editEvent(deciding(id), new URLSearchParams({ title: '', description: 'Too short' }));
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      details: {
        fields: {
          title: 'Event title is required',
          description: 'Description must be at least 20 characters',
        },
      },
    });
    expect((await rows()).items).toMatchObject([{ version: 0 }]);
  });

  test('and what a form had filled in wrongly before is kept no longer than that', async () => {
    await saveFormDraft(id, 'edit', { title: '' }, NOW);
    await editEvent(deciding(id), new URLSearchParams({ title: 'Fiesta' }));
    expect(await loadFormDraft(id, 'edit', NOW)).toBeUndefined();
  });

  describe('after its private fields were deleted and its approval was undone', () => {
    const edit = (form: Record<string, string>) => editEvent(deciding(id), new URLSearchParams(form));
    beforeEach(async () => {
      const { submitterName, submitterEmail, submitterPhone, ...publicFields } = await payload();
      expect([submitterName, submitterEmail, submitterPhone]).not.toContain(undefined);
      await changeItem(id, { payload: JSON.stringify(publicFields), purged_at: '2026-11-20T12:00:00.000Z' });
    });

    test('without asking for the sender again', async () => {
      await edit({ title: 'Fiesta', submitterName: '', submitterEmail: ' ', submitterPhone: '' });
      expect(await payload()).toMatchObject({ title: 'Fiesta', submitterName: '', submitterEmail: '' });
      expect((await rows()).items).toMatchObject([{ version: 1, purged_at: '2026-11-20T12:00:00.000Z' }]);
    });

    test('with a sender only if all fields of the sender are valid, and these are private again', async () => {
      await expect(edit({ submitterName: 'Ana' })).rejects.toMatchObject({
        details: { fields: { submitterEmail: 'Your email is required' } },
      });
      await edit({ submitterName: 'Ana', submitterEmail: 'ana@example.com' });
      expect((await rows()).items).toMatchObject([{ version: 1, purged_at: null }]);
    });
  });

  test('but not after it was rejected', async () => {
    await decide('reject', id);
    expect(await refusal(editEvent(deciding(id, 1), new URLSearchParams({ title: 'Late' })))).toBe(409);
  });
});
