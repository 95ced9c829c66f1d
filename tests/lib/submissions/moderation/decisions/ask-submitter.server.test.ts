import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { statusToken } from '#lib/submissions/items/links/private-link.server';
import { questionsOf } from '#lib/submissions/items/questions/stored-questions.server';
import { askSubmitter } from '#lib/submissions/moderation/decisions/ask-submitter.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { duplicatesOf } from '#lib/submissions/moderation/duplicates/duplicates.server';
import { awaitingAnswerCount, loadQueue, openCount } from '#lib/submissions/moderation/queue/queue.server';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { submissionMetrics } from '#lib/submissions/upkeep/submission-metrics.server';
import { putItem } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';
import {
  ASKED_BY,
  askAbout,
  moderating,
  putAsked,
  QUESTION,
  versionOf,
} from '../../../../support/submissions/asked-event.ts';

const NOW = Date.UTC(2027, 5, 1, 12);
const AT = new Date(NOW).toISOString();

const put = async (fields = {}) => (await putItem((await store()).db, fields)).id;
const only = async (table: 'items' | 'audit' | 'outbox') =>
  (await store()).db.selectFrom(table).selectAll().execute();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.code] : error),
  );
const shown = async (id: string) => loadStatusItem(statusToken(id));
const queued = (search: string) => loadQueue(filterFromSearch(new URLSearchParams(search)));

describeStores('A moderator who asks the organiser', () => {
  test('has the question mailed after 20 seconds and written into the history, in one transaction', async () => {
    const id = await put();
    await askAbout(id, NOW);
    expect(await only('items')).toMatchObject([
      { status: 'asked', decided_at: null, decided_by: null, version: 1 },
    ]);
    const [asked] = await questionsOf(id);
    expect(asked).toMatchObject({ question: QUESTION, asked_by: ASKED_BY, asked_at: AT, answer: null });
    const [mail, ...more] = await only('outbox');
    expect([mail, more]).toMatchObject([{ kind: 'question', item_id: id, recipient: null }, []]);
    expect(Date.parse(mail?.next_attempt_at ?? '') - NOW).toBe(20_000);
    expect(JSON.parse(mail?.data ?? '')).toEqual({ questionId: asked?.id });
    expect(await only('audit')).toMatchObject([
      { item_id: id, who: ASKED_BY, action: 'asked', at: AT, detail: JSON.stringify({ question: QUESTION }) },
    ]);
  });

  test('shows it to the organiser, who can answer, correct and withdraw', async () => {
    const { id } = await putAsked(NOW);
    expect(await shown(id)).toMatchObject({
      words: { title: 'We have a question' },
      question: QUESTION,
      actions: ['correct', 'withdraw', 'reply'],
    });
  });

  test('has it wait apart from the items to decide, in a filter of its own with a count', async () => {
    await put();
    const { id } = await putAsked(NOW);
    const waiting = await queued('');
    expect(waiting.items.map(({ status }) => status)).toEqual(['pending']);
    expect(openCount(waiting.counts)).toBe(1);
    expect(awaitingAnswerCount(waiting.counts)).toBe(1);
    expect(waiting.counts).toContainEqual({ status: 'asked', kind: 'event', count: 1 });
    expect((await queued('status=asked')).items.map((item) => item.id)).toEqual([id]);
    const metrics = await submissionMetrics(NOW);
    expect(metrics.find(({ name }) => name === 'site_queue_items')?.samples[0]?.value).toBe(1);
    expect(metrics.find(({ name }) => name === 'site_queue_asked')?.samples[0]?.value).toBe(1);
  });

  test('still finds it as a possible duplicate of another event', async () => {
    const { id } = await putAsked(NOW);
    await put();
    const { items } = await queued('');
    expect([...(await duplicatesOf(items, [])).values()].flat().map((other) => other.id)).toEqual([id]);
  });

  test('must write something, about an event that waits and has an address', async () => {
    const id = await put();
    expect(await refusal(askSubmitter({ ...(await moderating(id, NOW)), question: '' }))).toEqual([
      400,
      'question',
    ]);
    for (const [fields, code] of [
      [{ status: 'approved' }, [409, 'conflict']],
      [{ status: 'withdrawn' }, [409, 'conflict']],
      [{ kind: 'contact' }, [400, undefined]],
      [{ purged_at: AT }, [400, undefined]],
    ] as const)
      expect([fields, await refusal(askAbout(await put(fields), NOW))]).toEqual([fields, code]);
    expect(
      await refusal(askSubmitter({ ...(await moderating(id, NOW)), version: 7, question: 'Why?' })),
    ).toEqual([409, 'conflict']);
    expect(await only('outbox')).toEqual([]);
  });

  test('can decide without waiting for the answer, and another moderator too', async () => {
    for (const [decision, status] of [
      ['approve', 'approved'],
      ['reject', 'rejected'],
      ['spam', 'spam'],
    ] as const) {
      const { id } = await putAsked(NOW);
      await decideItem(decision, { ...(await moderating(id, NOW, 'ben@example.com')), reason: 'Over.' }, []);
      const [item] = (await only('items')).filter((row) => row.id === id);
      expect(item).toMatchObject({ status, decided_by: 'ben@example.com' });
      expect((await shown(id))?.question).toBeUndefined();
    }
  });
});

describeStores('Undoing a question', () => {
  test('within 20 seconds cancels its mail, and the event waits again', async () => {
    const { id } = await putAsked(NOW);
    const undone = await undoDecision(await moderating(id, NOW + 5_000));
    expect(undone).toEqual({ wasTold: false, isInSheet: false });
    expect(await only('items')).toMatchObject([{ status: 'pending', version: 2 }]);
    expect(await only('outbox')).toEqual([]);
    expect(await questionsOf(id)).toMatchObject([{ taken_back_at: expect.anything() }]);
    expect((await only('audit')).map(({ action }) => action)).toContain('took back the question');
    expect((await shown(id))?.question).toBeUndefined();
  });

  test('says that the organiser was told already', async () => {
    const { id } = await putAsked(NOW);
    const { db } = await store();
    await db.updateTable('outbox').set({ delivered_at: AT }).execute();
    expect(await undoDecision(await moderating(id, NOW + 60_000))).toMatchObject({ wasTold: true });
  });

  test('is for the moderator who asked, by the link of a mail', async () => {
    const { id } = await putAsked(NOW);
    const asked = { what: 'decision', round: 0 } as const;
    const other = { ...(await moderating(id, NOW + 1_000, 'ben@example.com')), asked };
    expect(await refusal(undoDecision(other))).toEqual([403, 'undo-over']);
    await undoDecision({ ...(await moderating(id, NOW + 1_000)), asked });
    expect(await only('items')).toMatchObject([{ status: 'pending' }]);
  });

  test('leaves room for another one', async () => {
    const { id } = await putAsked(NOW);
    await undoDecision(await moderating(id, NOW));
    await askAbout(id, NOW + 60_000, 'Where exactly does it take place?');
    expect(await shown(id)).toMatchObject({ question: 'Where exactly does it take place?' });
    expect(await only('outbox')).toHaveLength(1);
  });
});

describeStores('Undoing a decision about an event that had been asked about', () => {
  test('has it wait for the answer again, from now on', async () => {
    const { id } = await putAsked(NOW);
    await decideItem('reject', { ...(await moderating(id, NOW)), reason: 'Over.' }, []);
    const later = NOW + 40 * 86_400_000;
    expect(await undoDecision(await moderating(id, later))).toMatchObject({ isAsked: true });
    expect(await only('items')).toMatchObject([{ status: 'asked', decided_at: null, reason: null }]);
    expect(await questionsOf(id)).toMatchObject([
      { asked_at: AT, waiting_since: new Date(later).toISOString(), taken_back_at: null },
    ]);
    expect(await versionOf(id)).toBe(3);
  });

  test('sends the question that was not sent because the decision came first', async () => {
    const { id } = await putAsked(NOW);
    await decideItem('spam', await moderating(id, NOW), []);
    const { db } = await store();
    await db
      .updateTable('outbox')
      .set({ delivered_at: AT, last_error: 'NOT_ASKED' })
      .where('kind', '=', 'question')
      .execute();
    await undoDecision(await moderating(id, NOW + 60_000));
    expect((await only('outbox')).filter(({ kind }) => kind === 'question')).toMatchObject([
      { delivered_at: null, last_error: null },
    ]);
  });
});
