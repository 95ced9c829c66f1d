import { expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { statusToken } from '#lib/submissions/items/links/private-link.server';
import { loadApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import { cancelDate } from '#lib/submissions/moderation/decisions/cancel-date.server';
import { decideItem } from '#lib/submissions/moderation/decisions/decide-item.server';
import { announceByForm } from '#lib/submissions/private-page/announce-by-form.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { storeEvent } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const WHO = 'ana@example.com';
const DATES = { date: '2027-12-05', moreDates: ['2027-12-12', '2027-12-19'] };

const deciding = (itemId: string, version: number) => ({ itemId, version, who: WHO, now: NOW });
async function approved(changes: Record<string, unknown> = DATES): Promise<string> {
  const id = await storeEvent(NOW, changes);
  await decideItem('approve', deciding(id, 0), []);
  return id;
}
const shown = async () => (await loadApprovedEvents('one', Number.NEGATIVE_INFINITY)).events[0];
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? error.status : error),
  );

describeStores('One of several dates', () => {
  test('is cancelled by a moderator: the calendar leaves it out, names it, and its organiser is told', async () => {
    const id = await approved();
    const { db } = await store();
    await db.deleteFrom('outbox').execute();
    await cancelDate({ ...deciding(id, 1), day: '2027-12-12' });
    expect(await shown()).toMatchObject({
      date: '2027-12-05',
      moreDates: ['2027-12-19'],
      cancelledDates: ['2027-12-12'],
      revision: { sequence: 1, withdrawn: ['2027-12-12'] },
    });
    const mails = await db.selectFrom('outbox').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).toContain('correction');
  });

  test('is cancelled by its organiser in those words, and taken back', async () => {
    const id = await approved();
    const seen = { token: statusToken(id), version: 1, now: NOW };
    expect(await announceByForm('date-cancelled', seen, { cancelledDates: '2027-12-05' })).toBe(
      '?done=date-cancelled',
    );
    expect(await shown()).toMatchObject({
      date: '2027-12-12',
      moreDates: ['2027-12-19'],
      cancelledDates: ['2027-12-05'],
    });
    expect((await loadStatusItem(seen.token))?.announcement).toEqual({
      kind: 'date-cancelled',
      changes: { cancelledDates: ['2027-12-05'] },
    });
  });

  test.each([
    ['a day on which it is not', DATES, '2027-12-25'],
    ['no day', DATES, ''],
    ['the only date of an event', { date: '2027-12-05' }, '2027-12-05'],
  ])('is not cancelled on %s', async (_, changes, day) => {
    const id = await approved(changes);
    expect(await refusal(cancelDate({ ...deciding(id, 1), day }))).toBe(400);
    expect((await shown())?.cancelledDates).toBeUndefined();
  });
});
