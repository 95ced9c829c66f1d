import { celebrationBySlug } from '#lib/celebrations/celebrations.server';
import { knownCelebration } from '#lib/celebrations/known-celebrations.server';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { filtersFromSearch } from '#lib/events/event-filters';
import { answerFilters } from '#lib/questions/answer-filters';
import { celebrationText } from '#lib/questions/celebration-text';
import { someEvent } from '../../support/events/some-event.ts';
import { calendarAt } from '../../support/questions/sample-calendar.ts';

/** Monday 30 November 2026, 10 AM in Belize. */
const NOW = Date.parse('2026-11-30T16:00:00Z');

const calendar = calendarAt(NOW);

const inField = (q: string) =>
  answerFilters(filtersFromSearch(new URLSearchParams({ q }).toString()), calendar, NOW);
const pageOf = (q: string) => inField(q).reading.help?.link.address;
const titlesOf = (q: string) => inField(q).result.events.map(({ title }) => title);

describe('words of titles are no names of a celebration:', () => {
  test.each([
    ['when is midnight mass', 'Midnight Mass & Carol Service'],
    ['when is the day of prayer', 'National Day of Prayer'],
    ['when is flag day', 'National Flag Day Flag Raising'],
    ['when is las posadas', 'Las Posadas Begin'],
    ['misa de gallo', 'Midnight Mass & Carol Service'],
  ])('%s finds its own event', (question, title) => {
    expect(titlesOf(question)).toContain(title);
    expect(inField(question).reading.help).toBeUndefined();
  });

  test.each([
    'when is the kite festival',
    'garifuna drum lessons',
    'when are the garifuna drum lessons',
    'family fun day',
    'when is family fun day',
    'centenary church service',
    'cross country run',
    'belize day',
    'church in independence',
    'when is the fiesta in independence',
  ])('%s says of none when it is', (question) => {
    expect(inField(question).reading.help).toBeUndefined();
  });
});

test.each([
  ['when is independence', '/celebrations/independence-day'],
  ['when is the boat parade', '/celebrations/lighted-boat-parades'],
  ['setlement day', '/celebrations/garifuna-settlement-day'],
  ['when is indepedence day', '/celebrations/independence-day'],
  ['garifina setlement day', '/celebrations/garifuna-settlement-day'],
  ['christmas in san pedro', '/celebrations/christmas'],
])('a celebration is named, also with a slip: %s', (question, address) => {
  expect(pageOf(question)).toBe(address);
});

describe('the days of a holiday take the place of its events only where they are asked for', () => {
  test('as Christmas begins weeks before', () => {
    expect(inField('christmas').reading.search).toEqual({ words: 'Christmas' });
    expect(titlesOf('christmas in san pedro')).toContain('San Pedro Christmas Lighted Boat Parade');
  });

  test.each(['when is christmas', 'on christmas day'])('%s asks for the day', (question) => {
    expect(inField(question).reading.search).toEqual({ from: '2026-12-25', to: '2026-12-25' });
  });

  test('a season whose name is that of its last day asks for all of its days', () => {
    expect(inField('when are the september celebrations').reading.search).toEqual({
      from: '2027-09-01',
      to: '2027-09-21',
    });
  });

  test('the weekend of a holiday is days', () => {
    expect(inField('christmas weekend things to do').reading.search).toEqual({
      from: '2026-12-25',
      to: '2026-12-27',
    });
  });
});

describe('what is known of a celebration by its rows', () => {
  const parade = (date: string, fields: Partial<CalendarEvent> = {}) =>
    someEvent({ id: `parade-${date}`, title: 'Lighted Boat Parade', city: 'San Pedro', date, ...fields });
  const at = (day: string, rows: readonly CalendarEvent[], slug = 'lighted-boat-parades') => {
    const celebration = celebrationBySlug(slug);
    if (!celebration) throw new Error(`There is no ${slug}`);
    const known = knownCelebration(celebration, rows, undefined, Date.parse(`${day}T18:00:00Z`));
    return { known, text: celebrationText({ ...known, name: 'It', usual: '' }, day, 'en') };
  };
  const APART = [parade('2026-12-05'), parade('2026-12-19')];

  test.each([
    ['2026-12-01', 'It is announced for Saturday, 5 December 2026 and Saturday, 19 December 2026.'],
    ['2026-12-05', 'It is today.'],
    ['2026-12-10', 'It is announced for Saturday, 19 December 2026.'],
    ['2026-12-19', 'It is today.'],
  ])('rows apart stay apart on %s', (day, text) => {
    expect(at(day, APART).text).toBe(text);
  });

  test('in Spanish they are joined in Spanish', () => {
    const { known } = at('2026-12-01', APART);
    expect(celebrationText({ ...known, name: 'Desfile' }, '2026-12-01', 'es')).toBe(
      'Desfile está anunciado para el sábado 5 de diciembre de 2026 y sábado 19 de diciembre de 2026.',
    );
  });

  test('the day after the last of them nothing is announced any more', () => {
    expect(at('2026-12-20', APART).known).toMatchObject({ when: 'unknown' });
  });

  test.each([
    ['cancelled', 'It is cancelled.'],
    ['postponed', 'It is postponed, and has no new date yet.'],
  ] as const)('what is %s in all its rows is told so', (status, text) => {
    expect(at('2026-12-01', [parade('2026-12-05', { status })]).text).toBe(text);
  });

  test('what is cancelled in one of its rows is announced for the others', () => {
    const rows = [parade('2026-12-05', { status: 'cancelled' }), parade('2026-12-19')];
    expect(at('2026-12-01', rows).text).toBe('It is announced for Saturday, 19 December 2026.');
  });

  test('what nobody could confirm is not told as merely not announced', () => {
    expect(at('2026-12-01', [], 'costa-maya-festival').text).toMatch(/^It is not confirmed/);
  });

  test.each([
    ['takes place on its day', {}, true],
    ['is cancelled', { status: 'cancelled' as const }, false],
    ['is on another day', { date: '2026-12-24' }, false],
    ['began before and ends after it', { date: '2026-12-20', endDate: '2026-12-27' }, true],
  ])('the calendar has something on its days where an event %s', (_, fields, hasEvents) => {
    const event = someEvent({ title: 'Concert', date: '2026-12-25', ...fields });
    expect(at('2026-12-01', [event], 'christmas').known.hasEvents).toBe(hasEvents);
  });

  test('what is on at the eve of a holiday is not left out, and what a carnival opens with belongs to it', () => {
    const eve = someEvent({ title: 'Independence Eve Fireworks', city: 'Belmopan', date: '2027-09-20' });
    expect(at('2026-12-01', [eve], 'independence-day').text).toBe(
      'It is on Tuesday, 21 September 2027. Events on the calendar: Monday, 20 September 2027 to Tuesday, 21 September 2027.',
    );
    const opening = someEvent({ title: 'Carnaval Opening', city: 'San Pedro', date: '2027-02-06' });
    expect(at('2026-12-01', [opening], 'carnaval-de-san-pedro').text).toBe(
      'It is from Saturday, 6 February 2027 to Wednesday, 10 February 2027.',
    );
    const parade = someEvent({ title: 'Independence Day Parade', city: 'Dangriga', date: '2027-09-21' });
    expect(at('2026-12-01', [parade], 'independence-day').text).toBe('It is on Tuesday, 21 September 2027.');
  });

  test('the day after a holiday the next one is named', () => {
    expect(at('2026-12-27', [], 'christmas').text).toMatch(
      /^It was yesterday; the next is on .* December 2027/,
    );
  });
});
