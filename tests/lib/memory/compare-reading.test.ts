import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventId } from '#lib/events/facts/event-id';
import { compareReading, type Listed } from '#lib/memory/compare-reading';
import type { RememberedEvent } from '#lib/memory/remembered-event';
import { HOUR_MS } from '#lib/time/durations';
import { someEvent } from '../../support/events/some-event.ts';
import { emptyMemory, readInto, type SomeMemory } from '../../support/memory/read-into.ts';

const NOW = Date.UTC(2026, 10, 28, 18);
const row = (fields: Partial<CalendarEvent>): Listed => {
  const event = someEvent({ date: '2026-12-06', ...fields });
  return { event: { ...event, id: fields.id ?? eventId(event) }, source: 'sheet' };
};
const submitted = (fields: Partial<CalendarEvent>): Listed => ({ ...row(fields), source: 'store' });

/** What is remembered after some readings, each an hour after the one before. */
function afterReadings(...readings: Listed[][]): SomeMemory {
  const memory = emptyMemory();
  for (const [index, reading] of readings.entries()) readInto(memory, reading, NOW + index * HOUR_MS);
  return memory;
}
const only = (memory: SomeMemory): RememberedEvent => {
  const [one, ...others] = memory.byId.values();
  expect(others).toEqual([]);
  return one as RememberedEvent;
};
const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();
const DRUMS = { title: 'Drums at the Pier' };
const OTHER = row({ title: 'Market' });

describe('What is remembered of an event', () => {
  test('of the first reading is its UID as it always was, and nothing that is new', () => {
    expect(only(afterReadings([row(DRUMS)]))).toEqual({
      uid: '20261206-dangriga-drums-at-the-pier@belize.example',
      id: '20261206-dangriga-drums-at-the-pier',
      formerIds: [],
      joinedUids: [],
      source: 'sheet',
      hash: expect.any(String),
      firstSeen: undefined,
      changed: undefined,
      goneSince: undefined,
      sequence: 0,
      event: undefined,
      movedFrom: undefined,
    });
  });

  test('of a later reading is when it was first seen', () => {
    const memory = afterReadings([OTHER], [OTHER, row(DRUMS)]);
    expect(memory.byId.get('20261206-dangriga-drums-at-the-pier')).toMatchObject({
      firstSeen: at(1),
      changed: at(1),
      sequence: 0,
    });
  });

  test('is the same after the same reading, in another order, and with a row that is there twice', () => {
    const memory = afterReadings([OTHER, row(DRUMS)]);
    expect(readInto(memory, [row(DRUMS), OTHER, row(DRUMS)], NOW + HOUR_MS)).toEqual([]);
  });

  test.each<[what: string, fields: Partial<CalendarEvent>]>([
    ['its hour', { time: '9 PM' }],
    ['its venue', { venue: 'The Pier' }],
    ['its description', { description: 'Bring a drum.' }],
    ['its cost', { cost: 'Free' }],
    ['its state', { status: 'cancelled' }],
    ['its picture', { image: 'https://pictures.example/drums.jpg' }],
    ['what its organiser says since', { revision: { sequence: 1, changedAt: at(1) } }],
  ])('is another version with another time where %s changes', (_, fields) => {
    const memory = afterReadings([row(DRUMS)], [row({ ...DRUMS, ...fields })]);
    expect(only(memory)).toMatchObject({ sequence: 1, changed: at(1), firstSeen: undefined });
  });

  test.each<[what: string, fields: Partial<CalendarEvent>]>([
    ['how many like it', { likes: 7 }],
    ['when a version that is no change was published', { revision: { sequence: 0, changedAt: at(1) } }],
  ])('is the same version where only %s differs', (_, fields) => {
    expect(only(afterReadings([row(DRUMS)], [row({ ...DRUMS, ...fields })])).sequence).toBe(0);
  });

  test('has a version that never falls, whatever the event says of itself', () => {
    const fields = { ...DRUMS, id: 'drums' };
    const revision = (sequence: number) => ({ revision: { sequence, changedAt: at(0) } });
    const memory = afterReadings(
      [submitted({ ...fields, ...revision(4) })],
      [submitted({ ...fields, time: '9 PM' })],
    );
    expect(only(memory).sequence).toBe(5);
  });

  test('is changed at least a second later than before, also by a clock that was set back', () => {
    const memory = afterReadings([OTHER], [row(DRUMS)]);
    readInto(memory, [row({ ...DRUMS, time: '9 PM' })], NOW);
    expect(memory.byId.get('20261206-dangriga-drums-at-the-pier')?.changed).toBe(
      new Date(NOW + HOUR_MS + 1_000).toISOString(),
    );
  });

  test('lasts while its row is missing, with its last fields, and goes on when it is back', () => {
    const memory = afterReadings([OTHER, row(DRUMS)], [OTHER]);
    const id = '20261206-dangriga-drums-at-the-pier';
    expect(memory.byId.get(id)).toMatchObject({ goneSince: at(1), event: { title: 'Drums at the Pier' } });
    readInto(memory, [OTHER, row(DRUMS)], NOW + 2 * HOUR_MS);
    expect(memory.byId.get(id)).toMatchObject({ goneSince: undefined, event: undefined, sequence: 0 });
  });

  test('of an approved event that is taken back is that it was there, and none of its fields', () => {
    const memory = afterReadings([OTHER], [OTHER, submitted(DRUMS)], [OTHER]);
    const id = '20261206-dangriga-drums-at-the-pier';
    expect(memory.byId.get(id)).toMatchObject({ goneSince: at(2), event: undefined, hash: '' });
    expect(memory.fields.has(`${id}@belize.example`)).toBe(false);
  });

  test('of an approved event whose row was added to the sheet is nothing either once it is taken back', () => {
    const memory = afterReadings([OTHER], [OTHER, submitted(DRUMS)], [OTHER, row(DRUMS)]);
    const id = '20261206-dangriga-drums-at-the-pier';
    memory.takenBack.add(id);
    readInto(memory, [OTHER], NOW + 3 * HOUR_MS);
    expect(memory.byId.get(id)).toMatchObject({ goneSince: at(3), event: undefined, movedFrom: undefined });
  });

  test('is nothing of its fields where its approval is taken back after its row has vanished', () => {
    const memory = afterReadings([OTHER, row(DRUMS)], [OTHER]);
    const id = '20261206-dangriga-drums-at-the-pier';
    expect(memory.byId.get(id)?.event).toBeDefined();
    memory.takenBack.add(id);
    readInto(memory, [OTHER], NOW + 3 * HOUR_MS);
    expect(memory.byId.get(id)).toMatchObject({ goneSince: at(1), event: undefined, hash: '' });
    expect(readInto(memory, [OTHER], NOW + 4 * HOUR_MS)).toEqual([]);
  });

  test('has a UID that no other event ever had', () => {
    const memory = afterReadings(
      [row({ ...DRUMS, date: '2026-12-06' })],
      [row({ ...DRUMS, date: '2026-12-07' })],
      [row({ ...DRUMS, date: '2026-12-07' }), row({ ...DRUMS, date: '2026-12-06' })],
    );
    expect([...memory.byId].map(([id, { uid }]) => [id, uid])).toEqual([
      ['20261207-dangriga-drums-at-the-pier', '20261206-dangriga-drums-at-the-pier@belize.example'],
      ['20261206-dangriga-drums-at-the-pier', '20261206-dangriga-drums-at-the-pier.2@belize.example'],
    ]);
  });
});

type Case = [says: string, before: Listed[], after: Listed[], isMove: boolean];
const day = (date: string, fields: Partial<CalendarEvent> = {}) => row({ ...DRUMS, date, ...fields });

describe('The UID of an event', () => {
  test.each<Case>([
    ['lasts on another day', [day('2026-12-06')], [day('2026-12-13')], true],
    ['lasts in another place', [day('2026-12-06')], [day('2026-12-06', { city: 'Hopkins' })], true],
    ['lasts when the day is known at last', [day('TBA')], [day('2026-12-06')], true],
    ['lasts beside other events', [day('2026-12-06'), OTHER], [day('2026-12-13'), OTHER], true],
    [
      'lasts where the title has other capitals',
      [day('2026-12-06')],
      [day('2026-12-13', { title: 'DRUMS at  the pier' })],
      true,
    ],
    [
      'does not last on another day in another place',
      [day('2026-12-06')],
      [day('2026-12-13', { city: 'Hopkins' })],
      false,
    ],
    ['does not last with another title', [day('2026-12-06')], [day('2026-12-13', { title: 'Drums' })], false],
    [
      'is not guessed where two of the title vanished',
      [day('2026-12-06'), day('2026-12-07')],
      [day('2026-12-13')],
      false,
    ],
    [
      'is not guessed where two of the title appeared',
      [day('2026-12-06')],
      [day('2026-12-13'), day('2026-12-14')],
      false,
    ],
    ['does not last where the event was over', [day('2026-11-27')], [day('2026-12-13')], false],
    ['does not last where the other one is over', [day('2026-12-06')], [day('2026-11-20')], false],
    ['does not last for the edition of a later year', [day('2026-12-06')], [day('2027-12-05')], false],
    [
      'does not last from an approved event to a row of the sheet',
      [submitted({ ...DRUMS, date: '2026-12-06' })],
      [day('2026-12-13')],
      false,
    ],
  ])('%s', (_, before, then, isMove) => {
    const memory = afterReadings([OTHER], [...before, OTHER], [...then, OTHER]);
    const [id] = then.map(({ event }) => event.id);
    const uid = `${isMove ? before[0]?.event.id : id}@belize.example`;
    expect(memory.byId.get(id ?? '')).toMatchObject({
      uid,
      formerIds: isMove ? [before[0]?.event.id] : [],
      sequence: isMove ? 1 : 0,
      changed: at(2),
      firstSeen: at(isMove ? 1 : 2),
    });
  });

  test('lasts through several moves, whose former ids and last day are known', () => {
    const memory = afterReadings([day('2026-12-06')], [day('2026-12-13')], [day('2026-12-20')]);
    expect(only(memory)).toMatchObject({
      uid: '20261206-dangriga-drums-at-the-pier@belize.example',
      id: '20261220-dangriga-drums-at-the-pier',
      formerIds: ['20261206-dangriga-drums-at-the-pier', '20261213-dangriga-drums-at-the-pier'],
      movedFrom: { date: '2026-12-13', city: 'Dangriga', on: at(2) },
      sequence: 2,
    });
  });

  test('lasts when it moves back, and its id is not its own former one', () => {
    expect(only(afterReadings([day('2026-12-06')], [day('2026-12-13')], [day('2026-12-06')]))).toMatchObject({
      id: '20261206-dangriga-drums-at-the-pier',
      formerIds: ['20261213-dangriga-drums-at-the-pier'],
      sequence: 2,
    });
  });

  test('lasts where the first of several dates is left out, which is no move', () => {
    const [both, later] = [day('2026-12-06', { moreDates: ['2026-12-13'] }), day('2026-12-13')];
    expect(only(afterReadings([both], [later]))).toMatchObject({
      uid: '20261206-dangriga-drums-at-the-pier@belize.example',
      movedFrom: undefined,
    });
  });

  test('is not guessed between an event that comes back and one that appears', () => {
    const memory = afterReadings(
      [OTHER, day('2026-12-06')],
      [OTHER],
      [OTHER, day('2026-12-08')],
      [OTHER, day('2026-12-06')],
    );
    expect([...memory.byId.values()].filter(({ uid }) => uid.includes('drums'))).toMatchObject([
      { id: '20261206-dangriga-drums-at-the-pier', goneSince: undefined },
      { id: '20261208-dangriga-drums-at-the-pier', goneSince: at(3) },
    ]);
  });
});

test('Ten thousand events are compared in many steps, so that requests are answered in between', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    row({ title: `Night ${index}`, id: `night-${index}` }),
  );
  const slices = compareReading(afterReadings(rows).byId, rows.slice(1), {
    now: NOW,
    host: 'belize.example',
    digest: (text) => text,
    isFirst: false,
    lastFields: () => undefined,
    isTakenBack: () => false,
  });
  let steps = 0;
  for (; !slices.next().done; ) steps += 1;
  expect(steps).toBeGreaterThan(100);
});
