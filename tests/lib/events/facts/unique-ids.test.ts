import { sharedIds } from '#lib/events/facts/given-ids';
import { uniqueIds } from '#lib/events/facts/unique-ids';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../../support/events/some-event.ts';

describe('different events with the same id get -2, -3 in sheet order,', () => {
  // 'drums!' is an id of the ID column; 'drums' is a generated one.
  const ids = (list: string) =>
    finishSlices(
      uniqueIds(
        list.split(' ').map((text) => ({
          ...someEvent({ id: text.replace('!', '') }),
          hasOwnId: text.endsWith('!'),
        })),
      ),
    ).join(' ');

  test.each([
    ['a unique id has no suffix', 'a b c', 'a b c'],
    ['the second and the third have suffixes', 'a a a', 'a a-2 a-3'],
    ['each id is counted separately', 'a b a b a', 'a b a-2 b-2 a-3'],
    ['a suffix never makes an id that another row has without one', 'a a a-2', 'a a-3 a-2'],
    ['also not when that row is earlier', 'a-2 a a', 'a-2 a a-3'],
    ['also not when that row is there twice', 'a a-2 a a-2', 'a a-2 a-3 a-2-2'],
    ['several suffixes in use are skipped', 'a a a a-2 a-3 a-5', 'a a-4 a-6 a-2 a-3 a-5'],
    ['an id of the ID column comes before a generated one', 'a a!', 'a-2 a'],
    ['the ID column does so too when its row is first', 'a! a', 'a a-2'],
    ['of two equal ids in the ID column the first has no suffix', 'a a! a!', 'a-2 a a-3'],
    ['an id with a suffix in the ID column stays', 'a a a-2!', 'a a-3 a-2'],
  ])('and %s: %s becomes %s', (_, list, expected) => {
    expect(ids(list)).toBe(expected);
  });

  test('a sheet without events has no ids', () => {
    expect(finishSlices(uniqueIds([]))).toEqual([]);
  });
});

describe('an id, once given, stays with its event', () => {
  const HEADER = 'Event,Date,Time,Venue,Location,Description,ID';
  // Of one day and town, and the first thirty letters of their titles are the same.
  const PARADE = 'Garifuna Settlement Day Festival: Parade,11/19/2026,9 AM,Front Street,Dangriga,,';
  const DRUMS = 'Garifuna Settlement Day Festival: Drums,11/19/2026,8 PM,Y-Not Island,Dangriga,,';
  const FOOD = 'Garifuna Settlement Day Festival: Food,11/19/2026,12 PM,Market,Dangriga,,';
  const ID = '20261119-dangriga-garifuna-settlement-day-festiv';
  const read = (rows: string[], former?: Parameters<typeof parseEventsCsv>[1]) =>
    finishSlices(parseEventsCsv([HEADER, ...rows].join('\n'), former)).events;
  const idsOf = (events: ReturnType<typeof read>) =>
    Object.fromEntries(events.map(({ title, id }) => [title.replace(/.*: /, ''), id.replace(ID, '')]));
  const first = read([PARADE, DRUMS]);

  test('without a former reading, the order of the sheet counts', () => {
    expect(idsOf(first)).toEqual({ Parade: '', Drums: '-2' });
  });

  test.each<[string, string[], object]>([
    ['the sheet is sorted', [DRUMS, PARADE], { Drums: '-2', Parade: '' }],
    ['a row is put above', [FOOD, PARADE, DRUMS], { Food: '-3', Parade: '', Drums: '-2' }],
    ['the first is deleted', [DRUMS], { Drums: '-2' }],
    ['its hour is changed', [DRUMS.replace('8 PM', '9 PM'), PARADE], { Drums: '-2', Parade: '' }],
    [
      'the end of its title is corrected',
      [DRUMS.replace('Drums', 'Drumming'), PARADE],
      { Drumming: '-2', Parade: '' },
    ],
    ['the ID column names it anew', [`${DRUMS}drums`, PARADE], { Drums: 'drums', Parade: '' }],
  ])('when %s', (_, rows, ids) => {
    expect(idsOf(read(rows, first))).toEqual(ids);
  });

  test('when a second event gets the id of one that was alone, above it', () => {
    expect(idsOf(read([DRUMS, PARADE], read([PARADE])))).toEqual({ Drums: '-2', Parade: '' });
  });

  test('over several readings', () => {
    const sorted = read([DRUMS, PARADE], first);
    expect(idsOf(read([PARADE, DRUMS, FOOD], read([DRUMS], sorted)))).toMatchObject({ Drums: '-2' });
  });

  test('of equal rows that only their descriptions tell apart, too', () => {
    const one = PARADE.replace(/,,$/, ',First.,');
    const other = PARADE.replace(/,,$/, ',Second.,');
    const ids = (events: ReturnType<typeof read>) => events.map(({ description, id }) => [description, id]);
    expect(ids(read([other, one], read([one, other])))).toEqual([
      ['Second.', `${ID}-2`],
      ['First.', ID],
    ]);
  });

  test('a copy of the sheet has to keep those that share one, and no others', () => {
    const sorted = read([DRUMS, PARADE, 'Regatta,11/19/2026,9 AM,Pier,Dangriga,,'], first);
    const copy = sharedIds(sorted);
    expect(copy.map(({ title }) => title)).toEqual([first[1]?.title, first[0]?.title]);
    expect(idsOf(read([DRUMS, PARADE], copy))).toEqual(idsOf(sorted.slice(0, 2)));
  });
});
