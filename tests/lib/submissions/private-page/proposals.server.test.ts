import { beforeEach, describe, expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { valuesOfEvent } from '#lib/submissions/items/proposals/edited-event';
import { loadApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import { eventsVersion } from '#lib/submissions/items/published/events-version.server';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { contentOf } from '#lib/submissions/items/record/stored-payload';
import { answerProposal } from '#lib/submissions/moderation/decisions/answer-proposal.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { editEvent } from '#lib/submissions/moderation/decisions/edit-event.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { loadQueue, neighboursOf, oldestWaiting } from '#lib/submissions/moderation/queue/queue.server';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';
import { announceEvent } from '#lib/submissions/private-page/announce-event.server';
import { correctEvent } from '#lib/submissions/private-page/correct-item.server';
import { loadProposalForm } from '#lib/submissions/private-page/load-proposal-form.server';
import { proposeByForm } from '#lib/submissions/private-page/propose-by-form.server';
import { proposeCorrection, takeProposalBack } from '#lib/submissions/private-page/propose-event.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { deletePastRetention } from '#lib/submissions/upkeep/delete-past-retention.server';
import { changeItem, type PutItem, putItem } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';
import { someMove } from '../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2027, 5, 1, 12);
const AT = new Date(NOW).toISOString();
const DAY_MS = 86_400_000;
const WHO = 'ana@example.com';
const ID = 'village-fiesta';
const [A, B, C] = ['a', 'b', 'c'].map((letter) => `/uploads/${letter.repeat(32)}.webp`) as [
  string,
  string,
  string,
];

let id = '';
let token = '';

async function put(fields: PutItem = {}): Promise<void> {
  const { db } = await store();
  const item = await putItem(db, { status: 'approved', event_id: ID, decided_at: AT, ...fields });
  id = item.id;
  token = item.path.replace('/status/', '');
}
const seen = (version = 0, now = NOW) => ({ token, version, now });
const deciding = (version: number, now = NOW) => ({ itemId: id, version, who: WHO, now });
const propose = (changes: Record<string, unknown>, version = 0) =>
  proposeCorrection(seen(version), someSubmission(changes));
const accept = (version = 1, now = NOW) => answerProposal('accept', deciding(version, now));
const decline = (version = 1, reason = 'We could not confirm it.') =>
  answerProposal('decline', { ...deciding(version), reason });

async function row() {
  const { db } = await store();
  return db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
const stored = async () => contentOf(await row()).payload;
const shown = async () => (await loadApprovedEvents(String(Math.random()), Number.NEGATIVE_INFINITY)).events;
async function sent(kind: 'correction' | 'decision' | 'moderators-new') {
  const { db } = await store();
  const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
  return rows.map(({ data }) => JSON.parse(data));
}
async function actions() {
  const { db } = await store();
  const rows = await db.selectFrom('audit').select(['who', 'action', 'detail']).orderBy('at').execute();
  return rows.map(({ who, action, detail }) => [who, action, JSON.parse(detail)]);
}
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
  return rows.map(({ claimed_by }) => (claimed_by === id ? 'claimed' : claimed_by));
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.code] : error),
  );
const MOVED = someMove();

describeStores('The organiser of a public event', () => {
  beforeEach(() => put());

  test('proposes a correction: the page stays as it is, and moderators are told', async () => {
    const before = await eventsVersion();
    await propose({ title: 'Village Fair', cost: 'paid' });
    expect(await row()).toMatchObject({ status: 'approved', version: 1, proposed_at: AT, event_id: ID });
    // What it costs is proposed as a whole.
    const costs = { cost: 'paid', price: '', currency: '' };
    expect(JSON.parse((await row()).proposal ?? '')).toEqual({ title: 'Village Fair', ...costs });
    expect(await stored()).toMatchObject({ title: 'Village Fiesta', cost: 'free' });
    expect(await shown()).toMatchObject([{ id: ID, title: 'Village Fiesta' }]);
    expect(await eventsVersion()).toBe(before);
    expect(await sent('moderators-new')).toEqual([{ news: 'proposed' }]);
    expect(await actions()).toEqual([['submitter', 'proposed a correction', { fields: ['title', 'cost'] }]]);
  });

  test('reads on the private page what waits', async () => {
    await propose({ cost: 'paid', submitterPhone: '622-1234' });
    expect((await loadStatusItem(token))?.published).toMatchObject({
      event: { cost: 'free' },
      proposed: { cost: 'paid' },
      changes: {
        fields: [{ label: 'Cost', before: 'Free', after: 'Paid' }],
        contact: [{ label: 'Phone or WhatsApp' }],
      },
    });
  });

  test('replaces it by a later one, and the history keeps both', async () => {
    await propose({ title: 'First' });
    await propose({ title: 'Second' }, 1);
    expect(JSON.parse((await row()).proposal ?? '')).toEqual({ title: 'Second' });
    expect((await actions()).map(([, action]) => action)).toEqual([
      'proposed a correction',
      'proposed another correction',
    ]);
  });

  test('takes it back, by its button or by proposing what is public already', async () => {
    await propose({ title: 'First' });
    await takeProposalBack(seen(1));
    expect(await row()).toMatchObject({ proposal: null, proposed_at: null, version: 2 });
    expect(await refusal(takeProposalBack(seen(2)))).toEqual([409, 'changed']);
    await propose({ title: 'Second' }, 2);
    await propose({}, 3);
    expect(await row()).toMatchObject({ proposal: null, version: 4 });
    expect(await sent('moderators-new')).toHaveLength(2);
  });

  test.each([['pending'], ['rejected'], ['withdrawn'], ['spam']])(
    'cannot propose when it is %s',
    async (status) => {
      await changeItem(id, { status });
      expect(await refusal(propose({ title: 'Late' }))).toEqual([409, 'too-late']);
    },
  );

  test('cannot propose on a version that was changed meanwhile', async () => {
    await propose({ title: 'First' });
    expect(await refusal(propose({ title: 'Second' }))).toEqual([409, 'changed']);
    const outcomes = await Promise.all([
      refusal(propose({ title: 'A' }, 1)),
      refusal(propose({ title: 'B' }, 1)),
    ]);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
  });

  test('has the images of a proposal claimed, and released when they are not used', async () => {
    await changeItem(id, { payload: JSON.stringify(someSubmission({ coverImageUrl: A })) });
    await upload(A, id);
    await upload(B, null);
    await upload(C, null);
    await propose({ coverImageUrl: B, coverImageAlt: 'Drummers' });
    expect(await claims()).toEqual(['claimed', 'claimed', null]);
    await propose({ coverImageUrl: A, additionalImageUrls: [C] }, 1);
    expect(await claims()).toEqual(['claimed', 'deleted', 'claimed']);
    await takeProposalBack(seen(2));
    expect(await claims()).toEqual(['claimed', 'deleted', 'deleted']);
  });

  test.each([
    ['accepted', ['deleted', 'claimed']],
    ['declined', ['claimed', 'deleted']],
  ])('has only the images of the event claimed once it is %s', async (outcome, left) => {
    await changeItem(id, { payload: JSON.stringify(someSubmission({ coverImageUrl: A })) });
    await upload(A, id);
    await upload(B, null);
    await propose({ coverImageUrl: B });
    await (outcome === 'accepted' ? accept() : decline());
    expect(await claims()).toEqual(left);
  });

  test('cannot propose an image that our upload did not issue', async () => {
    expect(await refusal(propose({ coverImageUrl: A }))).toEqual([400, undefined]);
    expect(await row()).toMatchObject({ proposal: null, version: 0 });
  });
});

describeStores('The form of a proposal', () => {
  beforeEach(() => put());
  const send = (changes: Record<string, string>, version = 0) =>
    proposeByForm(seen(version), {
      token,
      version: String(version),
      ...valuesOfEvent(someSubmission()),
      ...changes,
    });

  test('stores it', async () => {
    expect(await send({ title: 'Village Fair' })).toBe('?done=proposed');
    expect(JSON.parse((await row()).proposal ?? '')).toEqual({ title: 'Village Fair' });
  });

  test('without a change sends nothing', async () => {
    expect(await send({})).toBe('?done=nothing-proposed');
    expect(await row()).toMatchObject({ version: 0 });
  });

  test('with invalid values keeps them for the page', async () => {
    expect(await send({ title: '', venueName: 'Hall' })).toBe('/propose?again=1');
    const item = await loadStatusItem(token);
    const draft = await loadFormDraft(id, 'propose', NOW);
    expect(draft).toMatchObject({ title: '', venueName: 'Hall' });
    expect(draft).not.toHaveProperty('token');
    if (!item?.published) throw new Error('It is public');
    expect(await loadProposalForm(item, item.published, draft)).toMatchObject({
      values: { venueName: 'Hall' },
      errors: { title: 'Event title is required' },
    });
  });

  test('on a version that was changed meanwhile keeps what was filled in', async () => {
    await editEvent(deciding(0), new URLSearchParams({ venueName: 'School' }));
    expect(await send({ title: 'Village Fair' })).toBe('/propose?changed=1');
    expect(await loadFormDraft(id, 'propose', NOW)).toMatchObject({ title: 'Village Fair' });
  });

  test('sent twice is stored once', async () => {
    await send({ title: 'Village Fair' });
    expect(await send({ title: 'Village Fair' })).toBe('?done=proposed');
    expect(await row()).toMatchObject({ version: 1 });
  });

  test('pressed several times at once is stored once, and says so each time', async () => {
    const sent = await Promise.all(Array.from({ length: 3 }, () => send({ title: 'Village Fair' })));
    expect(sent).toEqual(['?done=proposed', '?done=proposed', '?done=proposed']);
    expect(await row()).toMatchObject({ version: 1 });
    expect(await loadFormDraft(id, 'propose', NOW)).toBeUndefined();
  });

  test('of an event that has moved asks neither when nor where: what was announced holds', async () => {
    await announceEvent(seen(), MOVED);
    const values = { title: 'Village Fair', date: '', time: '', venueName: '', community: '', country: '' };
    expect(await send(values, 1)).toBe('?done=proposed');
    expect(JSON.parse((await row()).proposal ?? '')).toEqual({ title: 'Village Fair' });
  });
});

describeStores('A moderator answers a proposal', () => {
  beforeEach(() => put());

  test('by accepting it: fields, history, version of the events and mail are one transaction, and the address stays', async () => {
    await propose({ title: 'Village Fair', date: '2027-12-06', community: 'Hopkins' });
    const before = await eventsVersion();
    await accept();
    expect(await row()).toMatchObject({
      status: 'approved',
      event_id: ID,
      version: 2,
      proposal: null,
      proposed_at: null,
      public_changes: 1,
      public_changed_at: AT,
      event_date: '2027-12-06',
      title_key: 'village-fair',
      search_text: expect.stringContaining('village fair'),
    });
    expect(await shown()).toMatchObject([
      {
        id: ID,
        title: 'Village Fair',
        date: '2027-12-06',
        city: 'Hopkins',
        revision: { sequence: 1, changedAt: AT },
      },
    ]);
    expect(await eventsVersion()).not.toBe(before);
    expect(await sent('correction')).toEqual([
      {
        told: 'accepted',
        changes: [
          ['Event title', 'Village Fiesta → Village Fair'],
          ['Event date', 'Sunday, 5 December 2027 → Monday, 6 December 2027'],
          ['City/Community', 'San Antonio (Toledo) → Hopkins'],
        ],
        hasOtherContact: false,
        isInSheet: false,
      },
    ]);
    expect((await actions()).at(-1)).toEqual([
      WHO,
      'accepted the correction',
      { fields: ['title', 'date', 'community'] },
    ]);
    expect((await loadStatusItem(token))?.published).toMatchObject({
      answer: { answer: 'accepted', at: AT },
    });
  });

  test('by declining it with a reason, which is mailed; the event stays as it is', async () => {
    await propose({ title: 'Village Fair' });
    const before = await eventsVersion();
    await decline();
    expect(await stored()).toMatchObject({ title: 'Village Fiesta' });
    expect(await row()).toMatchObject({ proposal: null, public_changes: 0 });
    expect(await eventsVersion()).toBe(before);
    expect(await sent('correction')).toMatchObject([
      { told: 'declined', reason: 'We could not confirm it.' },
    ]);
    expect((await loadStatusItem(token))?.published).toMatchObject({
      answer: { answer: 'declined', reason: 'We could not confirm it.' },
    });
  });

  test('but declines none without a reason', async () => {
    await propose({ title: 'Village Fair' });
    expect(await refusal(decline(1, ''))).toEqual([400, 'reason']);
    expect(await row()).toMatchObject({ version: 1 });
  });

  test('only once, and not after its organiser changed or took it back', async () => {
    await propose({ title: 'First' });
    await propose({ title: 'Second' }, 1);
    expect(await refusal(accept(1))).toEqual([409, 'conflict']);
    const outcomes = await Promise.all([refusal(accept(2)), refusal(decline(2))]);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(await refusal(accept(3))).toEqual([409, 'conflict']);
    expect(await sent('correction')).toHaveLength(1);
  });

  test('which changes only what was proposed: what a moderator corrected meanwhile stays', async () => {
    await propose({ title: 'Village Fair' });
    await editEvent(deciding(1), new URLSearchParams({ venueName: 'School Yard' }));
    expect(await row()).toMatchObject({ version: 2, proposed_at: AT });
    await accept(2);
    expect(await stored()).toMatchObject({ title: 'Village Fair', venueName: 'School Yard' });
  });

  test('which is refused where it no longer fits', async () => {
    await propose({ title: 'Village Fair' });
    await changeItem(id, { proposal: JSON.stringify({ description: 'Short' }) });
    expect(await refusal(accept())).toEqual([400, 'does-not-fit']);
    expect(await row()).toMatchObject({ version: 1 });
  });

  test('while a moved event stays where it was announced, and its history of announcements is kept', async () => {
    await propose({ date: '2027-12-06', title: 'Village Fair' });
    await announceEvent(seen(1), MOVED);
    await accept(2);
    expect(await shown()).toMatchObject([
      { title: 'Village Fair', date: '2027-12-12', venue: 'Hall', movedFrom: { date: '2027-12-06' } },
    ]);
    await announceEvent(seen(3), null);
    expect(await shown()).toMatchObject([{ title: 'Village Fair', date: '2027-12-06' }]);
  });
});

describeStores('The queue', () => {
  const load = (search = '') => loadQueue(filterFromSearch(new URLSearchParams(search)));
  const references = async (search?: string) => (await load(search)).items.map((item) => item.id);

  test('lists a proposal once: with what waits, until it is answered', async () => {
    await put();
    const { db } = await store();
    const pending = (await putItem(db, {})).id;
    await put({ event_id: 'another' });
    await propose({ title: 'Village Fair' });
    expect(new Set(await references())).toEqual(new Set([pending, id]));
    expect(await load()).toMatchObject({ total: 2 });
    expect(await load('status=approved')).toMatchObject({ total: 1 });
    expect(await references('status=approved')).not.toContain(id);
    expect(await load('status=all')).toMatchObject({ total: 3 });
    expect(await references('q=fiesta&kind=event')).toContain(id);
    expect(await neighboursOf(await row(), filterFromSearch(new URLSearchParams()))).toMatchObject({
      previous: pending,
      position: 2,
      total: 2,
    });
    const received = (
      await db.selectFrom('items').select('created_at').where('id', '=', pending).executeTakeFirst()
    )?.created_at;
    const waiting = { kind: 'event', since: received };
    expect(await oldestWaiting()).toEqual([waiting, { kind: 'event', since: AT }]);
    expect(await oldestWaiting('advertiser')).toEqual([]);
    await accept();
    expect(await oldestWaiting()).toEqual([waiting]);
    expect(await references()).toEqual([pending]);
    expect(await references('status=approved')).toContain(id);
  });
});

describeStores('A moderator corrects a public event directly', () => {
  beforeEach(() => put());
  const amend = (form: Record<string, string>, version = 0) =>
    editEvent(deciding(version), new URLSearchParams(form));

  test('and its page stays, with the same address; its organiser is told what changed', async () => {
    const before = await eventsVersion();
    await amend({ title: 'Village Fair', submitterPhone: '622-1234' });
    expect(await row()).toMatchObject({ status: 'approved', event_id: ID, version: 1, public_changes: 1 });
    expect(await shown()).toMatchObject([{ id: ID, title: 'Village Fair' }]);
    expect(await eventsVersion()).not.toBe(before);
    expect(await sent('correction')).toMatchObject([
      { told: 'amended', changes: [['Event title', 'Village Fiesta → Village Fair']], hasOtherContact: true },
    ]);
    expect(await sent('decision')).toEqual([]);
    expect((await actions()).at(-1)).toEqual([
      WHO,
      'corrected it on the calendar',
      { fields: ['title', 'submitterPhone'] },
    ]);
  });

  test('without a mail where the moderator says so', async () => {
    await amend({ title: 'Village Fair', quiet: 'yes' });
    expect(await sent('correction')).toEqual([]);
  });

  test('before its approval was mailed, without a mail of its own: that of the approval tells of it as it is', async () => {
    await changeItem(id, { status: 'pending', event_id: null, decided_at: null });
    await decideItem('approve', deciding(0), []);
    await amend({ title: 'Village Fair' }, 1);
    expect(await sent('correction')).toEqual([]);
    expect(await sent('decision')).toHaveLength(1);
    // Taken back in time, nobody hears of either.
    await undoDecision(deciding(2, NOW + 5_000));
    expect(await sent('decision')).toEqual([]);
    expect(await row()).toMatchObject({ former_event_id: null, former_event: null });
  });

  test('while its approval is being mailed, with a mail of its own', async () => {
    await changeItem(id, { status: 'pending', event_id: null, decided_at: null });
    await decideItem('approve', deciding(0), []);
    const { db } = await store();
    await db
      .updateTable('outbox')
      .set({ lease_until: new Date(NOW + 60_000).toISOString() })
      .execute();
    await amend({ title: 'Village Fair' }, 1);
    expect(await sent('correction')).toHaveLength(1);
  });

  test('and an image that is removed is released, though a proposal of other words waits', async () => {
    await changeItem(id, { payload: JSON.stringify(someSubmission({ coverImageUrl: A })) });
    await upload(A, id);
    await propose({ coverImageUrl: A, title: 'Village Fair' });
    await amend({ removeCover: 'yes' }, 1);
    expect(await claims()).toEqual(['deleted']);
  });

  test('and keeps the images of a proposal that waits', async () => {
    await upload(A, null);
    await propose({ coverImageUrl: A });
    await amend({ title: 'Village Fair' }, 1);
    expect(await claims()).toEqual(['claimed']);
  });
});

describeStores('The sequence number of a public event', () => {
  test('grows with every correction and announcement, and with each that is taken back', async () => {
    await put();
    const sequence = async () => (await shown())[0]?.revision?.sequence;
    const numbers = [await sequence()];
    await announceEvent(seen(0), MOVED);
    numbers.push(await sequence());
    await announceEvent(seen(1), { kind: 'cancelled' });
    numbers.push(await sequence());
    await announceEvent(seen(2), null);
    numbers.push(await sequence());
    await editEvent(deciding(3), new URLSearchParams({ title: 'Village Fair' }));
    numbers.push(await sequence());
    expect(numbers).toEqual([0, 1, 2, 3, 4]);
  });
});

describeStores('Further dates that a public event has no longer', () => {
  const DATES = ['2027-12-12', '2027-12-19', '2027-12-26'];
  const withdrawn = async () => (await shown())[0]?.revision?.withdrawn;

  beforeEach(() => put({ payload: someSubmission({ moreDates: DATES }) }));

  test('stay known when its organiser proposes that, from when it is accepted', async () => {
    await propose({ moreDates: ['2027-12-19'] });
    expect(await withdrawn()).toBeUndefined();
    await accept();
    expect(await withdrawn()).toEqual(['2027-12-12', '2027-12-26']);
    expect((await shown())[0]).toMatchObject({ moreDates: ['2027-12-19'], revision: { sequence: 1 } });
  });

  test('stay known when a moderator corrects it, until they are put back', async () => {
    const edit = (version: number, moreDates: string[]) =>
      editEvent(
        deciding(version),
        new URLSearchParams(valuesOfEvent(someSubmission({ moreDates, title: `Fiesta ${version}` }))),
      );
    await edit(0, ['2027-12-26']);
    await edit(1, []);
    expect(await withdrawn()).toEqual(DATES);
    await edit(2, ['2027-12-12']);
    expect(await withdrawn()).toEqual(['2027-12-19', '2027-12-26']);
    await edit(3, DATES);
    expect(await withdrawn()).toBeUndefined();
  });

  test('stay known when the first date is taken out, and the next becomes the first', async () => {
    await propose({ date: '2027-12-12', moreDates: ['2027-12-19', '2027-12-26'] });
    await accept();
    // Its entry was that of a further date, and is now that of the first.
    expect(await withdrawn()).toEqual(['2027-12-12']);
  });

  test('stay known when it moves, and count again when that is taken back', async () => {
    await announceEvent(seen(0), someMove({ date: '2027-12-06', moreDates: ['2027-12-13', '2027-12-19'] }));
    expect(await withdrawn()).toEqual(['2027-12-12', '2027-12-26']);
    await announceEvent(seen(1), null);
    expect(await withdrawn()).toEqual(['2027-12-13']);
  });

  test('stay known when its approval is taken back and given again', async () => {
    const { db } = await store();
    const told = { kind: 'decision', item_id: id, data: '{"decision":"approved"}', created_at: AT } as const;
    const sent = {
      id: 'told',
      message_id: 'm',
      dedupe: 'd',
      next_attempt_at: AT,
      scheduled_at: AT,
      delivered_at: AT,
    };
    await db
      .insertInto('outbox')
      .values({ ...told, ...sent })
      .execute();
    await undoDecision(deciding(0));
    await editEvent(deciding(1), new URLSearchParams(valuesOfEvent(someSubmission({ moreDates: [] }))));
    await decideItem('approve', deciding(2), []);
    expect(await withdrawn()).toEqual(DATES);
  });

  test('are forgotten once they are past', async () => {
    await propose({ moreDates: [] });
    await accept();
    const later = Date.UTC(2027, 11, 20, 12);
    await announceEvent(seen(2, later), someMove({ date: '2027-12-30' }));
    expect(await withdrawn()).toEqual(['2027-12-19', '2027-12-26']);
  });
});

describeStores('An approval that is taken back', () => {
  const LATER = NOW + 60_000;
  const mailsSent = async () => {
    const { db } = await store();
    await db.updateTable('outbox').set({ delivered_at: AT }).execute();
  };

  beforeEach(async () => {
    await put({ status: 'pending', event_id: null, decided_at: null });
    await decideItem('approve', deciding(0), []);
    await mailsSent();
    await undoDecision(deciding(1, LATER));
  });

  test('and given again has the same address, and sends no second mail that it is on the calendar', async () => {
    const { former_event_id } = await row();
    await editEvent(deciding(2, LATER), new URLSearchParams({ title: 'Village Fair' }));
    await decideItem('approve', deciding(3, LATER), []);
    expect(await row()).toMatchObject({ status: 'approved', event_id: former_event_id, public_changes: 1 });
    expect(await sent('decision')).toHaveLength(1);
    expect(await sent('correction')).toMatchObject([
      { told: 'amended', changes: [['Event title', 'Village Fiesta → Village Fair']] },
    ]);
  });

  test('twice, before the mail about a change was sent, still has that change told when it is given again', async () => {
    await editEvent(deciding(2, LATER), new URLSearchParams({ title: 'Village Fair' }));
    await decideItem('approve', deciding(3, LATER), []);
    await undoDecision(deciding(4, LATER + 10_000));
    expect(await sent('correction')).toEqual([]);
    await decideItem('approve', deciding(5, LATER + 20_000), []);
    expect(await sent('decision')).toHaveLength(1);
    expect(await sent('correction')).toMatchObject([
      { told: 'amended', changes: [['Event title', 'Village Fiesta → Village Fair']] },
    ]);
  });

  test('twice, after the mail about a change was sent, has nothing told again', async () => {
    await editEvent(deciding(2, LATER), new URLSearchParams({ title: 'Village Fair' }));
    await decideItem('approve', deciding(3, LATER), []);
    await mailsSent();
    await undoDecision(deciding(4, LATER + 60_000));
    await decideItem('approve', deciding(5, LATER + 120_000), []);
    expect(await sent('correction')).toHaveLength(1);
    expect(await sent('decision')).toHaveLength(1);
  });

  test('and given again unchanged sends no mail at all', async () => {
    await decideItem('approve', deciding(2, LATER), []);
    expect(await sent('decision')).toHaveLength(1);
    expect(await sent('correction')).toEqual([]);
    expect(await undoDecision(deciding(3, LATER))).toMatchObject({ wasTold: true });
  });

  test('and given again after a rejection was mailed is news', async () => {
    await decideItem('reject', { ...deciding(2, LATER), reason: 'Over.' }, []);
    await mailsSent();
    await undoDecision(deciding(3, LATER + 60_000));
    await decideItem('approve', deciding(4, LATER + 60_000), []);
    expect((await sent('decision')).map(({ decision }) => decision)).toEqual(
      expect.arrayContaining(['approved', 'rejected', 'approved']),
    );
    expect(await sent('decision')).toHaveLength(3);
  });

  test('keeps its address from other events', async () => {
    const { former_event_id } = await row();
    const first = id;
    await put({ status: 'pending', event_id: null, decided_at: null });
    await decideItem('approve', deciding(0), []);
    expect(await row()).toMatchObject({ event_id: `${former_event_id}-2` });
    id = first;
  });
});

describeStores('What was announced of an event whose approval is taken back', () => {
  const LATER = NOW + 60_000;
  const again = async () => {
    const { version } = await row();
    await decideItem('approve', deciding(version, LATER), []);
    return shown();
  };

  beforeEach(() => put());

  test.each([
    ['cancelled', [{ kind: 'cancelled' }], { status: 'cancelled', date: '2027-12-05' }],
    ['moved', [MOVED], { status: 'scheduled', date: '2027-12-12', movedFrom: { date: '2027-12-05' } }],
    [
      'moved and cancelled',
      [MOVED, { kind: 'cancelled' }],
      { status: 'cancelled', date: '2027-12-12', movedFrom: { date: '2027-12-05' } },
    ],
  ] as const)('holds when it is approved again: %s', async (_, announced, expected) => {
    for (const [version, one] of announced.entries()) await announceEvent(seen(version), one);
    await undoDecision(deciding(announced.length, LATER));
    await editEvent(deciding(announced.length + 1, LATER), new URLSearchParams({ title: 'Village Fair' }));
    expect(await again()).toMatchObject([{ title: 'Village Fair', ...expected }]);
  });

  test('as moved does not hold once a moderator has changed the day', async () => {
    await announceEvent(seen(), MOVED);
    await undoDecision(deciding(1, LATER));
    await editEvent(deciding(2, LATER), new URLSearchParams({ date: '2027-12-19' }));
    const [event] = await again();
    expect(event).toMatchObject({ date: '2027-12-19', venue: 'Football Field' });
    expect(event).not.toHaveProperty('movedFrom');
  });

  test('as moved does not hold once its organiser has changed the place, but as cancelled it does', async () => {
    await announceEvent(seen(0), MOVED);
    await announceEvent(seen(1), { kind: 'cancelled' });
    await undoDecision(deciding(2, LATER));
    await correctEvent(seen(3, LATER), someSubmission({ venueName: 'School Yard' }));
    expect(await again()).toMatchObject([{ status: 'cancelled', date: '2027-12-05', venue: 'School Yard' }]);
  });

  test('as moved after it was cancelled is no cancellation once the day is changed', async () => {
    await announceEvent(seen(0), { kind: 'cancelled' });
    await announceEvent(seen(1), MOVED);
    await undoDecision(deciding(2, LATER));
    await correctEvent(seen(3, LATER), someSubmission({ date: '2027-12-19' }));
    expect(await again()).toMatchObject([{ status: 'scheduled', date: '2027-12-19' }]);
  });
});

describeStores('A proposal', () => {
  test('becomes part of the event when its approval is taken back', async () => {
    await put();
    await propose({ title: 'Village Fair' });
    await undoDecision(deciding(1, NOW + 60_000));
    expect(await stored()).toMatchObject({ title: 'Village Fair' });
    expect(await row()).toMatchObject({ status: 'pending', proposal: null, proposed_at: null });
  });

  describe('after the retention time', () => {
    const PAST = NOW + 91 * DAY_MS;

    test('has no private fields, and waits on', async () => {
      await put();
      await propose({ title: 'Village Fair', submitterPhone: '622-1234' });
      await deletePastRetention(PAST);
      expect(JSON.stringify(await row())).not.toMatch(/622-1234|organiser@example/);
      expect(JSON.parse((await row()).proposal ?? '')).toEqual({ title: 'Village Fair' });
      await accept(1, PAST);
      expect(await shown()).toMatchObject([{ title: 'Village Fair' }]);
      expect(await stored()).toMatchObject({ submitterName: '', submitterEmail: '' });
    });

    test('of private fields alone is deleted', async () => {
      await put();
      await propose({ submitterPhone: '622-1234' });
      await deletePastRetention(PAST);
      expect(await row()).toMatchObject({ proposal: null, proposed_at: null });
    });

    test('can still be made of public fields, without naming anybody', async () => {
      await put();
      await deletePastRetention(PAST);
      const values = { ...valuesOfEvent(someSubmission()), title: 'Village Fair', submitterName: '' };
      expect(await proposeByForm(seen(0, PAST), { ...values, submitterEmail: '', submitterPhone: '' })).toBe(
        '?done=proposed',
      );
      expect(JSON.parse((await row()).proposal ?? '')).toEqual({ title: 'Village Fair' });
    });
  });
});
