import { eventId, titleSlug, uniqueIds } from '#lib/events/rows/event-id';

describe('the date without dashes, then the city slug, then the title slug', () => {
  test.each([
    ['2026-11-20', 'Dangriga', 'Punta Rock Concert', '20261120-dangriga-punta-rock-concert'],
    ['2027-02-30', 'Hopkins', 'Drums', '20270230-hopkins-drums'],
    ['TBA', 'Hopkins', 'Drums', 'tba-hopkins-drums'],
    ['November 20, 2026 (maybe)', 'Hopkins', 'Drums', 'november-20-2026-may-hopkins-drums'],
    ['', 'Hopkins', 'Drums', 'hopkins-drums'],
    ['2026-11-20', '', 'Drums', '20261120-drums'],
    ['2026-11-20', 'Dangriga', '你好', '20261120-dangriga'],
    ['2026-11-01', 'San Ignacio & Santa Elena', 'Día', '20261101-san-ignacio-san-dia'],
    ['', '', '你好', 'event'],
  ])('%j, %j, %j → %s', (date, city, title, id) => {
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

describe('different events with the same id get -2, -3 in sheet order', () => {
  // 'drums!' is an id that the sheet names; 'drums' is made by the rule.
  const ids = (list: string) =>
    uniqueIds(
      list.split(' ').map((text) => ({ id: text.replace('!', ''), hasOwnId: text.endsWith('!') })),
    ).join(' ');

  test.each([
    ['each event keeps an id that no other has', 'a b c', 'a b c'],
    ['the second and third get suffixes', 'a a a', 'a a-2 a-3'],
    ['groups count for themselves', 'a b a b a', 'a b a-2 b-2 a-3'],
    ['a suffix never takes an id that another row has by itself', 'a a a-2', 'a a-3 a-2'],
    ['wherever that row stands', 'a-2 a a', 'a-2 a a-3'],
    ['even when it stands twice', 'a a-2 a a-2', 'a a-2 a-3 a-2-2'],
    ['a whole row of taken suffixes is passed over', 'a a a a-2 a-3 a-5', 'a a-4 a-6 a-2 a-3 a-5'],
    ['the ID column wins over an id made by the rule', 'a a!', 'a-2 a'],
    ['wherever its row stands', 'a! a', 'a a-2'],
    ['the first of two rows that name the same id has it', 'a a! a!', 'a-2 a a-3'],
    ['an id named with a suffix keeps it', 'a a a-2!', 'a a-3 a-2'],
  ])('and %s: %s becomes %s', (_, list, expected) => {
    expect(ids(list)).toBe(expected);
  });

  test('a sheet without events has no ids', () => {
    expect(uniqueIds([])).toEqual([]);
  });
});
