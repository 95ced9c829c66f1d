import { eventId, titleSlug, uniqueIds } from '#lib/events/facts/event-id';
import { finishSlices } from '#lib/time/slices';

describe('an id is the date without dashes, then the city slug, then the title slug:', () => {
  test.each([
    ['2026-11-20', 'Dangriga', 'Punta Rock Concert', '20261120-dangriga-punta-rock-concert'],
    ['2027-02-30', 'Hopkins', 'Drums', '20270230-hopkins-drums'],
    ['TBA', 'Hopkins', 'Drums', 'tba-hopkins-drums'],
    ['November 20, 2026 (maybe)', 'Hopkins', 'Drums', 'november-20-2026-may-hopkins-drums'],
    ['2026-11-20 maybe', 'Hopkins', 'Drums', '2026-11-20-maybe-hopkins-drums'],
    ['ca. 2026-11-20', 'Hopkins', 'Drums', 'ca-2026-11-20-hopkins-drums'],
    ['', 'Hopkins', 'Drums', 'hopkins-drums'],
    ['2026-11-20', '', 'Drums', '20261120-drums'],
    ['2026-11-20', 'Dangriga', '你好', '20261120-dangriga'],
    ['2026-11-01', 'San Ignacio & Santa Elena', 'Día', '20261101-san-ignacio-san-dia'],
    ['', '', '你好', 'event'],
  ])('that of %j, %j and %j is %s', (date, city, title, id) => {
    expect(eventId({ date, city, title })).toBe(id);
  });

  test('the city slug has up to 15 characters', () => {
    expect(eventId({ date: '', city: 'San Ignacio & Santa Elena', title: '' })).toBe('san-ignacio-san');
  });

  test('the title slug has up to 30 characters, trimmed again after the cut', () => {
    expect(titleSlug('Garifuna Settlement Weekend: Punta Rock')).toBe('garifuna-settlement-weekend-pu');
    expect(titleSlug('Garifuna Settlement Weekends: Punta Rock')).toBe('garifuna-settlement-weekends-p');
    expect(titleSlug('Garifuna Settlement Weekend X: Punta')).toBe('garifuna-settlement-weekend-x');
  });
});

describe('different events with the same id get -2, -3 in sheet order,', () => {
  // 'drums!' is an id of the ID column; 'drums' is a generated one.
  const ids = (list: string) =>
    finishSlices(
      uniqueIds(list.split(' ').map((text) => ({ id: text.replace('!', ''), hasOwnId: text.endsWith('!') }))),
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
