import { understandQuestion } from '#lib/questions/understand-question';

const TODAY = '2026-11-21'; // a Saturday
const MINUTES = 20 * 60;

const searchOf = (text: string) => understandQuestion(text, { today: TODAY, minutes: MINUTES }).search;

describe('‘still’ in a question', () => {
  test.each([
    ['what can we still do in Placencia', { city: 'placencia' }],
    ['can I still see a parade', { category: 'parade' }],
    ['todavía hay conciertos en julio', { from: '2027-07-01', to: '2027-07-31', words: 'concert' }],
    ['is the marathon still happening', { words: 'marathon' }],
    [
      'is the New Year’s marathon still going on',
      { from: '2026-12-31', to: '2027-01-01', words: 'marathon' },
    ],
  ])('%s asks for nothing of the rest of today', (text, search) => {
    expect(searchOf(text)).toEqual(search);
  });

  test.each(['what is still on', 'anything still going on', 'what is still open'])(
    '%s asks for today, of which nothing is listed that is over',
    (text) => {
      expect(searchOf(text)).toEqual({ when: 'today' });
    },
  );

  test.each(['what is left tonight', 'anything tonight still going'])(
    '%s asks for the whole evening',
    (text) => {
      expect(searchOf(text)).toEqual({ when: 'today', hours: { after: 1020, before: 1440 } });
    },
  );

  test.each(['later', 'más tarde', 'in a bit'])('but %s is from now on', (text) => {
    expect(searchOf(text)).toEqual({ when: 'today', hours: { after: MINUTES, before: 1440 } });
  });
});

describe('the week to come', () => {
  const monday = '2026-11-23';
  test.each(['this coming week', 'the coming week', 'upcoming week', 'the week ahead'])(
    'is from Monday on where it is said at a weekend, else the seven days ahead: %s',
    (text) => {
      expect(searchOf(text)).toEqual({ from: monday, to: '2026-11-29' });
      expect(understandQuestion(text, { today: '2026-11-25' }).search).toEqual({
        from: '2026-11-25',
        to: '2026-12-01',
      });
    },
  );

  test('is not what is left of this one', () => {
    expect(searchOf('this week')).toEqual({ from: TODAY, to: '2026-11-22' });
  });
});

describe('several weeks or months without their number', () => {
  test.each([
    ['in the next weeks', { from: '2026-11-21', to: '2026-12-18' }],
    ['the coming weeks', { from: '2026-11-21', to: '2026-12-18' }],
    ['en las próximas semanas', { from: '2026-11-21', to: '2026-12-18' }],
    ['the weeks ahead', { from: '2026-11-21', to: '2026-12-18' }],
    ['in the next three weeks', { from: '2026-11-21', to: '2026-12-11' }],
    ['in the coming months', { from: '2026-11-21', to: '2027-02-20' }],
    ['next week', { from: '2026-11-23', to: '2026-11-29' }],
  ])('%s are so many days from today on', (text, days) => {
    expect(searchOf(text)).toEqual(days);
  });
});

describe('days around and between holidays', () => {
  test.each([
    ['between christmas and new yr', { from: '2026-12-25', to: '2027-01-01' }],
    ['around christmas', { from: '2026-12-15', to: '2027-01-04' }],
    ['alrededor de la navidad', { from: '2026-12-15', to: '2027-01-04' }],
    ['around easter', { from: '2027-03-16', to: '2027-04-08' }],
  ])('%s are read as a span of days', (text, days) => {
    expect(searchOf(text)).toEqual(days);
  });
});

describe('a date whose parts are written together', () => {
  test.each([
    ['7feb2027', '2027-02-07'],
    ['dec25', '2026-12-25'],
    ['25diciembre', '2026-12-25'],
    ['10thofseptember', '2027-09-10'],
    ['tenthofseptember', '2027-09-10'],
    ['5dediciembre2026', '2026-12-05'],
  ])('%s is read as its day', (text, day) => {
    expect(searchOf(text)).toEqual({ from: day, to: day });
  });

  test.each(['5k', 'mayor', 'marchand'])('%s is no date', (text) => {
    expect(searchOf(text)).not.toHaveProperty('from');
  });
});

describe('a Spanish word without its silent letter', () => {
  test.each([
    ['q ay oy en dangriga', { city: 'dangriga', when: 'today' }],
    ['que acer en opkins', { city: 'hopkins' }],
  ])('%s is read as if it had it', (text, search) => {
    expect(searchOf(text)).toEqual(search);
  });
});
