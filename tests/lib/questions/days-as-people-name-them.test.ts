import type { HelpTopic } from '#lib/questions/parts/help-words';
import { understandQuestion } from '#lib/questions/understand-question';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { at, hours, on, tomorrow, words } from '../../support/questions/search-parts.ts';

const TODAY = '2026-11-23'; // a Monday
const ask = (text: string) => understandQuestion(text, { today: TODAY });

describe('the days of a question are understood', () => {
  test.each<[string, ...VoiceSearch[]]>([
    // With dots the day comes first, with slashes the month, as in the sheet.
    ['5.12.2026', on('2026-12-05')],
    ['5.12.26 dangriga', on('2026-12-05'), at('dangriga')],
    ['12/5/2026 dangriga', on('2026-12-05'), at('dangriga')],
    ['28.11.2026', on('2026-11-28')],
    ['2026-12-05 dangriga', on('2026-12-05'), at('dangriga')],
    ['events 1st week Dec', on('2026-12-01', '2026-12-07')],
    ['second saturday january', on('2027-01-09')],
    ['first friday of the month', on('2026-12-04')],
    ['first friday of this month', on('2026-11-06')],
    ['last friday of the month', on('2026-11-27')],
    ['dec 24 and 25', on('2026-12-24', '2026-12-25')],
    ['dec 24, 25 and 26', on('2026-12-24', '2026-12-26')],
    ['24 and 25 december', on('2026-12-24', '2026-12-25')],
    ['el 24 y 25 de diciembre', on('2026-12-24', '2026-12-25')],
    ['in a fortnight', on('2026-12-07', '2026-12-13')],
    ['next week Wednesday', on('2026-12-02')],
    ['this week friday', on('2026-11-27')],
    ['nex week Wenzdeh eena PG', on('2026-12-02'), at('punta-gorda')],
    ['weh gwaan bitwiin Krismos ahn Nyoo Yaa', on('2026-12-25', '2027-01-01')],
    ['holy week in san pedro', on('2027-03-26', '2027-03-29'), at('san-pedro')],
  ])('%s', (text, ...parts) => {
    expect(ask(text)).toMatchObject({ search: Object.assign({}, ...parts), unread: [] });
  });

  test('of several numbers only those that are the next days', () => {
    expect(ask('dec 24 and 27')).toMatchObject({ search: on('2026-12-24'), unread: ['27'] });
    expect(ask('dec 24 and 8 pm').search).not.toMatchObject({ to: '2026-12-25' });
    expect(ask('dec 5, 6 to 8 pm').search).toEqual({ ...on('2026-12-05'), ...hours(18, 20) });
  });

  test('a day of this week is never one that is over', () => {
    const sunday = understandQuestion('this week friday', { today: '2026-11-29' });
    expect(sunday.search).toEqual(on('2026-12-04'));
  });
});

describe('hours behind a day need no “pm”', () => {
  test.each<[string, ...VoiceSearch[]]>([
    ['tomorrow between 2 and 5', tomorrow, hours(14, 17)],
    ['tomorrow from 9 to 5', tomorrow, hours(9, 17)],
    ['between 5 and 7 december', on('2026-12-05', '2026-12-07')],
    ['from 4 to 6 of december', on('2026-12-04', '2026-12-06')],
    ['de 4 a 6 de diciembre', on('2026-12-04', '2026-12-06')],
  ])('%s', (text, ...parts) => {
    expect(ask(text)).toMatchObject({ search: Object.assign({}, ...parts), unread: [] });
  });
});

test.each([
  'weekend from 4 to 6 december',
  'weekend from 4 to 6 of december',
  'fin de semana de 4 a 6 de diciembre',
])('the days of “%s” are not read as hours', (text) => {
  expect(ask(text).search).not.toHaveProperty('hours');
});

describe('prices and company leave no word to be searched', () => {
  test.each<[string, ...VoiceSearch[]]>([
    ['less than 30 bz dollars', { cost: 30 }],
    ['under 20 us dollars', { cost: 40 }],
    ['concerts below US$15', { cost: 30 }, words('concert')],
    ['10 belize dollars', { cost: 10 }],
    ['eventos baratos en Dangriga', at('dangriga')],
    ['with my grandmother on sunday', on('2026-11-29')],
  ])('%s', (text, ...parts) => {
    expect(ask(text).search).toEqual(Object.assign({}, ...parts));
  });
});

test.each<[string, HelpTopic]>([
  ['how can i list my festival', 'submit'],
  ['quiero publicar mi festival', 'submit'],
  ['who organises the boat parade?', 'organiser'],
  ['is it safe for dogs', 'organiser'],
])('another page has the answer to “%s”', (text, help) => {
  expect(ask(text).help).toBe(help);
});
