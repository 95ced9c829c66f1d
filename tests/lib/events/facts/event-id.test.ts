import { eventId, titleSlug } from '#lib/events/facts/event-id';

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
    ['2026-11-20', 'Dangriga', '你好', '20261120-dangriga-t1nuxeg6'],
    ['2026-11-20', 'Dangriga', 'Ｄｒｕｍｓ', '20261120-dangriga-drums'],
    ['2026-11-20', 'Dangriga', '', '20261120-dangriga'],
    ['2026-11-01', 'San Ignacio & Santa Elena', 'Día', '20261101-san-ignacio-san-dia'],
    ['', '', '', 'event'],
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

test('titles without a Latin letter have a part of their own, which stays', () => {
  const [one, other] = ['你好', 'Праздник'].map((title) => titleSlug(title));
  expect(one).toMatch(/^t[a-z0-9]+$/);
  expect(one).not.toBe(other);
  expect(titleSlug(' 你好 ')).toBe(one);
});
