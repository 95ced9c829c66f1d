import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { askOf, type MailedAsk } from '#lib/submissions/items/links/mailed-ask';
import { loadHistory } from '#lib/submissions/items/record/load-history.server';
import { answerProposal } from '#lib/submissions/moderation/decisions/answer-proposal.server';
import { askSubmitter } from '#lib/submissions/moderation/decisions/ask-submitter.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { editEvent } from '#lib/submissions/moderation/decisions/edit-event.server';
import { undoDecision } from '#lib/submissions/moderation/decisions/undo-decision.server';
import { loadItem } from '#lib/submissions/moderation/item/load-item.server';
import { changeItem, storeEvent } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
const WHO = 'ana@example.com';
const FIRST: MailedAsk = { what: 'decision', round: 0 };

async function itemOf(id: string) {
  const item = await loadItem(id);
  if (!item) throw new Error('There is no such item');
  return item;
}
/** A moderator with the link of a mail, on the version as it is now. */
const byLink = async (itemId: string, now: number, asked: MailedAsk = FIRST) => ({
  itemId,
  version: (await itemOf(itemId)).version,
  who: WHO,
  now,
  asked,
});
const signedIn = async (itemId: string, now: number) => ({
  ...(await byLink(itemId, now)),
  asked: undefined,
});
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.code] : error),
  );
const title = (words: string) => new URLSearchParams({ title: words, quiet: 'yes' });

describeStores('The link of a mail', () => {
  test('decides once, and three days later neither corrects nor takes back', async () => {
    const id = await storeEvent(NOW);
    await decideItem('approve', await byLink(id, NOW), []);
    const before = await itemOf(id);
    const later = await byLink(id, NOW + 3 * DAY);
    expect(await refusal(editEvent(later, title('Another one')))).toEqual([403, 'link-over']);
    expect(await refusal(undoDecision(later))).toEqual([403, 'undo-over']);
    expect(await itemOf(id)).toEqual(before);
    await editEvent(await signedIn(id, NOW + 3 * DAY), title('Another one'));
    expect((await itemOf(id)).version).toBe(before.version + 1);
  });

  test('decides nothing once another moderator decided and a third took that back', async () => {
    const id = await storeEvent(NOW);
    await decideItem('reject', { ...(await signedIn(id, NOW)), reason: 'Over.' }, []);
    await undoDecision(await signedIn(id, NOW + DAY));
    const link = await byLink(id, NOW + DAY + 1);
    expect(await refusal(decideItem('approve', link, []))).toEqual([403, 'link-over']);
    expect(await refusal(askSubmitter({ ...link, question: 'When?' }))).toEqual([403, 'link-over']);
    expect(await itemOf(id)).toMatchObject({ status: 'pending' });
    const asked = askOf(await itemOf(id), await loadHistory((await store()).db, id));
    await decideItem('approve', await byLink(id, NOW + DAY + 2, asked), []);
    expect(await itemOf(id)).toMatchObject({ status: 'approved' });
  });

  test('takes its own decision back within twelve seconds, and decides again', async () => {
    const id = await storeEvent(NOW);
    await decideItem('approve', await byLink(id, NOW + 1_000), []);
    await undoDecision(await byLink(id, NOW + 13_000));
    await decideItem('spam', await byLink(id, NOW + 20_000), []);
    expect(await refusal(undoDecision(await byLink(id, NOW + 32_001)))).toEqual([403, 'undo-over']);
    expect(await itemOf(id)).toMatchObject({ status: 'spam' });
  });

  test('about one proposal answers no other, and does nothing else to the event', async () => {
    const id = await storeEvent(NOW);
    await decideItem('approve', await signedIn(id, NOW), []);
    const proposed_at = new Date(NOW + DAY).toISOString();
    await changeItem(id, { proposal: JSON.stringify({ title: 'A new name' }), proposed_at });
    const answer = (asked: MailedAsk, now: number) =>
      byLink(id, now, asked).then((link) => answerProposal('accept', link));
    expect(await refusal(answer({ what: 'proposal', madeAt: NOW }, NOW + DAY))).toEqual([403, 'link-over']);
    expect(await refusal(answer(FIRST, NOW + DAY))).toEqual([403, 'link-over']);
    const own = { what: 'proposal', madeAt: NOW + DAY } as const;
    const link = await byLink(id, NOW + DAY, own);
    expect(await refusal(editEvent(link, title('Another one')))).toEqual([403, 'link-over']);
    expect(await refusal(undoDecision(link))).toEqual([403, 'undo-over']);
    await answer(own, NOW + DAY);
    expect(JSON.parse((await itemOf(id)).payload)).toMatchObject({ title: 'A new name' });
    expect(await refusal(answer(own, NOW + DAY))).not.toBeUndefined();
  });
});
