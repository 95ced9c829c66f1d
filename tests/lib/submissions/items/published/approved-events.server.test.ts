import { expect, test } from '@jest/globals';
import { store } from '#lib/server/store/store.server';
import { PRIVATE_EVENT_FIELDS } from '#lib/submissions/fields/event-submission';
import { loadApprovedEvents } from '#lib/submissions/items/published/approved-events.server';
import { putItem } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const put = async (item: Parameters<typeof putItem>[1]) => putItem((await store()).db, item);
const NEVER = Number.NEGATIVE_INFINITY;
const load = async (sheetReadAt = NEVER) => (await loadApprovedEvents('1', sheetReadAt)).events;

describeStores('On the calendar', () => {
  test('approved events are listed by the id of their approval', async () => {
    await put({ status: 'approved', event_id: 'village-fiesta' });
    expect(await load()).toMatchObject([
      { id: 'village-fiesta', title: 'Village Fiesta', date: '2027-12-05', city: 'San Antonio (Toledo)' },
    ]);
  });

  test.each([
    ['pending events', { status: 'pending' }],
    ['rejected events', { status: 'rejected' }],
    ['withdrawn events', { status: 'withdrawn' }],
    ['spam', { status: 'spam' }],
    ['answered messages', { status: 'approved', kind: 'contact' }],
  ] as const)('%s are not listed', async (_, item) => {
    await put(item);
    expect(await load()).toEqual([]);
  });

  test('events that were added to the sheet are listed until it was read an hour later', async () => {
    const added = Date.UTC(2026, 0, 1);
    const updated_at = new Date(added).toISOString();
    await put({ status: 'approved', event_id: 'added', published_via: 'sheet', updated_at });
    expect(await load()).toHaveLength(1);
    expect(await load(added + 3_599_999)).toHaveLength(1);
    expect(await load(added + 3_600_000)).toEqual([]);
  });

  test('approved events are cancelled or moved as their organiser announced', async () => {
    await put({ status: 'approved', event_id: 'off', announcement: JSON.stringify([{ kind: 'cancelled' }]) });
    const moved = {
      kind: 'moved',
      endDate: '',
      moreDates: [],
      timeZone: '',
      date: '2027-12-12',
      time: '6 PM',
      isAllDay: false,
      venueName: 'Community Centre',
      community: 'Blue Creek (Toledo)',
    };
    await put({ status: 'approved', event_id: 'moved', announcement: JSON.stringify([moved]) });
    expect(await load()).toMatchObject([
      { id: 'off', status: 'cancelled', date: '2027-12-05' },
      {
        id: 'moved',
        status: 'scheduled',
        date: '2027-12-12',
        time: '6 PM',
        venue: 'Community Centre',
        movedFrom: { date: '2027-12-05', venue: 'Football Field', city: 'San Antonio (Toledo)' },
      },
    ]);
  });

  test('approved events have their hours read as the sheet reads them', async () => {
    const payload = someSubmission({ time: '7pm till late', isAllDay: false });
    await put({ status: 'approved', event_id: 'late', payload });
    expect(await load()).toMatchObject([{ time: '7pm till late', plainTime: '7 PM' }]);
  });

  test('approved events have no private fields', async () => {
    const markers = Object.fromEntries(
      PRIVATE_EVENT_FIELDS.map((field) => [field, field === 'formDuration' ? 31415926 : `MARKER-${field}`]),
    );
    await put({ status: 'approved', payload: { ...someSubmission(), ...markers } });
    const text = JSON.stringify(await load());
    expect(text).toContain('Village Fiesta');
    expect(text).not.toMatch(/MARKER|31415926/);
  });

  test('an unreadable event does not hide the others', async () => {
    await put({ status: 'approved', payload: { ...someSubmission(), title: '\u200b' } });
    await put({ status: 'approved', payload: someSubmission({ title: 'Still here' }) });
    expect(await load()).toMatchObject([{ title: 'Still here' }]);
  });

  test('an approved event is still listed after its private fields were deleted', async () => {
    const { submitterName: _, submitterEmail: __, submitterPhone: ___, ...publicFields } = someSubmission();
    await put({ status: 'approved', payload: publicFields, purged_at: '2028-01-01T00:00:00.000Z' });
    expect(await load()).toHaveLength(1);
  });
});
