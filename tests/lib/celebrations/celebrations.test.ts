import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { type Celebration, FACT_FIELDS } from '#lib/celebrations/celebration';
import {
  CELEBRATIONS,
  celebrationBySlug,
  partsOf,
  sourcesOf,
  wholesOf,
} from '#lib/celebrations/celebrations.server';
import { editionsOf } from '#lib/celebrations/edition';
import { daysOfRule } from '#lib/celebrations/rule-days';
import { celebrationOfEvent, isRowOf } from '#lib/celebrations/title-match';
import { namedDayText, whenText } from '#lib/celebrations/when-text';
import { published, WITHHELD } from '#lib/celebrations/withheld';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { belizeMidnight } from '#lib/time/calendar-day';
import { finishSlices } from '#lib/time/slices';
import data from '../../../lib/celebrations/celebrations.json';
import { someEvent } from '../../support/events/some-event.ts';

const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');
const TODAY = '2026-11-26';
const { events } = finishSlices(parseEventsCsv(sheet));

const get = (slug: string): Celebration => {
  const found = celebrationBySlug(slug);
  if (!found) throw new Error(`There is no ${slug}`);
  return found;
};
const edition = (slug: string, today = TODAY) =>
  editionsOf(get(slug), events, belizeMidnight(today), { parts: partsOf(get(slug)) });
const NOTHING = { namedDays: new Map(), rows: [] };
const when = (slug: string, today = TODAY) => whenText(get(slug), edition(slug, today).next);

describe('the days of a rule', () => {
  test.each(Object.entries(data.meta.check.datesByRule2027))(
    '%s in 2027 are those of the check',
    (slug, span) => {
      const { rule } = get(slug).when;
      expect(rule && daysOfRule(rule, 2027)).toEqual({ from: span[0], to: span[1] });
    },
  );
});

describe('the rows of the sample sheet', () => {
  const rowsOf = data.meta.check.rowsOfSampleSheet as Record<string, number[]>;
  const titles = Papa.parse<string[]>(sheet, { skipEmptyLines: true })
    .data.slice(1)
    .map(([title]) => title);
  test.each(CELEBRATIONS.map(({ slug }) => slug))('%s has those of the check by its own words', (slug) => {
    const found = events.filter((event) => isRowOf(get(slug), event)).map(({ title }) => title);
    // A row that stands twice in the sheet is one event, and a line end in a title is a space.
    const expected = rowsOf[slug]?.map((row) => titles[row - 1]?.replace(/\s+/g, ' ')) ?? [];
    expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
  });

  test('September Celebrations shows its 18 rows of 2027', () => {
    const { next } = edition('september-celebrations');
    expect([next.year, next.rows.length]).toEqual([2027, 18]);
  });
});

describe('a row belongs to a celebration of Belize', () => {
  const slugOf = (title: string, city: string, country?: string) =>
    celebrationOfEvent(
      someEvent({ title, city, date: '2026-11-19', ...(country && { country }) }),
      CELEBRATIONS,
    )?.slug;

  test.each([
    ['Dangriga', undefined],
    ['Silk Caye', undefined],
    ['Silk Caye', 'Belize'],
  ])('in %s, country %s', (city, country) => {
    expect(slugOf('Garífuna Settlement Day', city, country)).toBe('garifuna-settlement-day');
  });

  test.each([
    ['Miami', 'United States'],
    ['San Pedro', 'Honduras'],
    ['Miami, FL', undefined],
    ['Berlin', 'Germany'],
  ])('and not in %s, country %s', (city, country) => {
    expect(slugOf('Garífuna Settlement Day', city, country)).toBeUndefined();
  });

  test.each(["New Year's Eve", 'New Year’s Eve', 'NEW YEAR´S EVE', 'New Year`s Eve', 'New Years Eve'])(
    'however its apostrophe is typed: %s',
    (title) => {
      const event = someEvent({ title, city: 'San Pedro', date: '2026-12-31' });
      expect(celebrationOfEvent(event, CELEBRATIONS)?.slug).toBe('new-years-day');
    },
  );
});

test('an event of several dates is in the programme on those of its days that are', () => {
  const market = someEvent({
    title: 'Christmas market',
    city: 'Belmopan',
    date: '2026-10-17',
    moreDates: ['2026-12-12', '2026-12-19'],
  });
  const { rows } = editionsOf(get('christmas'), [market], belizeMidnight(TODAY)).next;
  expect(rows.map(({ date }) => date)).toEqual(['2026-12-12', '2026-12-19']);
  expect(celebrationOfEvent(market, CELEBRATIONS)?.slug).toBe('christmas');
});

test('an event whose date is to be confirmed belongs to none', () => {
  expect(celebrationOfEvent(someEvent({ title: 'Lobsterfest', date: 'TBA' }), CELEBRATIONS)).toBeUndefined();
});

test('a programme goes by day, and within a day by place and hour', () => {
  const parade = (city: string, time: string, date = '2027-09-21') =>
    someEvent({ title: 'Independence Day parade', city, time, date });
  const rows = [
    parade('Dangriga', '2 PM'),
    parade('Belmopan', '1 PM'),
    parade('Dangriga', '9 AM'),
    parade('San Pedro', '9 PM', '2027-09-20'),
  ];
  const { next } = editionsOf(get('independence-day'), rows, belizeMidnight(TODAY));
  expect(next.rows.map(({ city, time }) => `${city} ${time}`)).toEqual([
    'San Pedro 9 PM',
    'Belmopan 1 PM',
    'Dangriga 9 AM',
    'Dangriga 2 PM',
  ]);
});

describe('the days of a celebration', () => {
  const daysOf = (slug: string, rows: Parameters<typeof editionsOf>[1]) =>
    editionsOf(get(slug), rows, belizeMidnight(TODAY)).next.days;
  const carnaval = (date: string, fields: Parameters<typeof someEvent>[0] = {}) =>
    someEvent({ title: 'Carnaval Night', city: 'San Pedro', date, ...fields });
  const ofRule = { from: '2027-02-07', to: '2027-02-10' };

  test.each([
    ['the evening before', [carnaval('2027-02-06')], { ...ofRule, from: '2027-02-06' }],
    ['the day behind', [carnaval('2027-02-11')], { ...ofRule, to: '2027-02-11' }],
    [
      'two days that join it',
      [carnaval('2027-02-05'), carnaval('2027-02-06')],
      { ...ofRule, from: '2027-02-05' },
    ],
  ])('are those of its rule with rows on %s', (_, rows, days) => {
    expect(daysOf('carnaval-de-san-pedro', rows)).toEqual(days);
  });

  test.each([
    ['a row of another week', carnaval('2027-02-01')],
    ['one that is cancelled', carnaval('2027-02-06', { status: 'cancelled' })],
    ['one with another name', carnaval('2027-02-06', { title: 'Mass' })],
  ])('have nothing of %s', (_, row) => {
    expect(daysOf('carnaval-de-san-pedro', [row])).toEqual(ofRule);
  });

  test('are never more than a public holiday is', () => {
    const eve = someEvent({ title: 'Christmas Concert', city: 'Dangriga', date: '2026-12-24' });
    expect(daysOf('christmas', [eve])).toEqual({ from: '2026-12-25', to: '2026-12-26' });
    const flag = someEvent({ title: 'Independence Eve', city: 'Belmopan', date: '2027-09-20' });
    expect(daysOf('independence-day', [flag])).toEqual({ from: '2027-09-21', to: '2027-09-21' });
  });
});

describe('what a moderator has put in or out', () => {
  const [row] = edition('lobsterfest').next.rows;
  const id = row?.id ?? '';

  test('is in the celebration it was put in, and in no other', () => {
    const overrides = new Map([[id, 'christmas']]);
    const event = events.find((one) => one.id === id);
    expect(event && celebrationOfEvent(event, CELEBRATIONS, overrides)?.slug).toBe('christmas');
    expect(event && isRowOf(get('lobsterfest'), event, { overrides })).toBe(false);
  });

  test('is in none when it was put out', () => {
    const overrides = new Map([[id, null]]);
    const { rows } = editionsOf(get('lobsterfest'), events, belizeMidnight(TODAY), { overrides }).next;
    expect(rows.map((one) => one.id)).not.toContain(id);
  });

  test('is in the edition of its year, also where its day is outside of the window', () => {
    const far = { ...(row as (typeof events)[number]), id: 'far', date: '2027-05-01' };
    const overrides = new Map([['far', 'lobsterfest']]);
    const { next } = editionsOf(get('lobsterfest'), [far], belizeMidnight(TODAY), { overrides });
    expect([next.year, next.rows.length]).toEqual([2027, 1]);
  });
});

test('a carnival parade belongs to the carnival, not to the weeks of September around it', () => {
  const [row] = edition('carnival-road-march').next.rows;
  expect(row && celebrationOfEvent(row, CELEBRATIONS)?.slug).toBe('carnival-road-march');
  expect(wholesOf(get('carnival-road-march')).map(({ slug }) => slug)).toContain('september-celebrations');
});

describe('when it is', () => {
  test('a rule fixes the day, and the year with it', () => {
    expect(when('independence-day')).toEqual({
      line: 'Tuesday, 21 September 2027',
      isAnnounced: true,
      usual: '21 September; it begins on the night of the 20th.',
    });
  });

  test('a usual day without a row is not announced yet', () => {
    expect(
      whenText(get('belize-day-chicago'), { ...edition('belize-day-chicago').next, rows: [] }),
    ).toMatchObject({
      line: 'Usually Sunday, 1 August 2027; not announced yet',
      isAnnounced: false,
    });
  });

  test('a habit gives no day: a pattern, and what was seen, are never shown', () => {
    const { line, isAnnounced } = whenText(get('placencia-sidewalk-arts-festival'), {
      ...NOTHING,
      year: 2027,
    });
    expect([line, isAnnounced]).toEqual(['Not announced yet', false]);
  });

  test('rows of the calendar announce it, cancelled ones do not', () => {
    const { next } = edition('lobsterfest');
    expect(whenText(get('lobsterfest'), next).line).toMatch(/^Announced for .* 2027$/);
    const off = next.rows.map((one) => ({ ...one, status: 'cancelled' as const }));
    expect(whenText(get('lobsterfest'), { ...next, rows: off }).line).toBe('Not announced yet');
  });

  test('parades weeks apart are named one by one, the start and the finish of one race are a span', () => {
    expect(when('lighted-boat-parades').line).toBe('Announced for Sat 5 Dec 2026 and Sat 19 Dec 2026');
    expect(when('lobsterfest').line).toBe('Announced for Fri 2 Jul to Sat 3 Jul 2027 and Sat 10 Jul 2027');
    expect(when('la-ruta-maya').line).toBe('Announced for Fri 5 Mar to Mon 8 Mar 2027');
  });

  test('many stretches of days are said by the first and the last', () => {
    const [row] = edition('lobsterfest').next.rows;
    const rows = ['2027-06-01', '2027-06-12', '2027-06-24', '2027-07-08'].map((date) => ({
      ...(row as (typeof events)[number]),
      date,
    }));
    expect(whenText(get('lobsterfest'), { ...NOTHING, year: 2027, rows }).line).toBe(
      'Announced for Tue 1 Jun to Thu 8 Jul 2027',
    );
  });

  test('what nobody could confirm says so', () => {
    expect(whenText(get('costa-maya-festival'), { ...NOTHING, year: 2027 }).line).toMatch(/^Not confirmed/);
  });

  test('over New Year the year is that of the day, not of its eve', () => {
    expect(edition('new-years-day').next.year).toBe(2027);
    expect(edition('wanaragua-jankunu').next.year).toBe(2026);
    expect(edition('wanaragua-jankunu', '2027-01-03').next.year).toBe(2026);
  });

  test('midnight ends no party: the edition stays until the stated end of its last row', () => {
    const [row] = edition('lobsterfest').next.rows;
    const party = { ...(row as (typeof events)[number]), date: '2027-07-10', time: '8 PM - 2 AM' };
    const yearAt = (hour: number) =>
      editionsOf(get('lobsterfest'), [party], Date.UTC(2027, 6, 11, hour)).next.year;
    // Belize is six hours behind.
    expect([yearAt(7), yearAt(9)]).toEqual([2027, 2028]);
  });

  test('after its last day the next year comes', () => {
    expect(edition('independence-day', '2027-09-21').next.year).toBe(2027);
    expect(edition('independence-day', '2027-09-30').next.year).toBe(2028);
    expect(edition('independence-day', '2027-09-30').past?.year).toBe(2027);
  });
});

describe('a day within a celebration', () => {
  const dayOf = (slug: string, name: string, today = TODAY) => {
    const { next } = edition(slug, today);
    const day = get(slug).days.find((one) => one.name === name);
    return day && namedDayText(day, next.namedDays.get(day.id));
  };

  test('has the date that its rule gives in the coming edition, with its usual hour', () => {
    expect(dayOf('st-georges-caye-day', 'Fire engine parade')).toBe(
      'Thu 9 Sep 2027, usually 6:00 or 7:00 PM',
    );
  });

  test('over New Year is in the year of its own', () => {
    expect(dayOf('wanaragua-jankunu', 'First dances')).toBe('Fri 25 Dec 2026');
    expect(dayOf('wanaragua-jankunu', 'Day of the Kings')).toBe('Wed 6 Jan 2027');
  });

  test('is said to be usual where its rule says only that', () => {
    const days = { from: '2027-09-11', to: '2027-09-11' };
    expect(namedDayText({ certain: false, usualTime: '1:00 PM' }, days)).toBe(
      'usually Sat 11 Sep 2027, 1:00 PM',
    );
  });

  test('without a rule has its usual hour alone, or nothing', () => {
    expect(namedDayText({ usualTime: 'morning' }, undefined)).toBe('usually morning');
    expect(namedDayText({}, undefined)).toBeUndefined();
  });
});

describe('what is not published', () => {
  const handed = data.celebrations as unknown as Celebration[];

  test.each(Object.entries(WITHHELD))(
    'of %s is not among what is shown',
    (slug, { reason, fields = [], sentences = [], names = [], hours }) => {
      expect(reason).toMatch(/\w.*\.$/);
      const whole = handed.find((one) => one.slug === slug) as Celebration;
      const shown = published(whole);
      for (const field of fields) {
        expect(whole[field].length).toBeGreaterThan(0);
        expect(shown[field]).toEqual([]);
      }
      for (const { field, about } of sentences) {
        expect(whole[field].some(({ text }) => about.test(text))).toBe(true);
        expect(shown[field].some(({ text }) => about.test(text))).toBe(false);
      }
      for (const lang of names) expect(shown.names.map((name) => name.lang)).not.toContain(lang);
      if (hours) expect(JSON.stringify(shown.days)).not.toContain('usualTime');
      expect(shown.summary).toEqual(whole.summary);
    },
  );

  test('names and sentences that say so, and what is for operators alone', () => {
    const text = JSON.stringify(CELEBRATIONS);
    for (const word of ['Chajchaay', 'Karnival', 'Día de la Independencia', 'askFirst', '"notes"'])
      expect(text).not.toContain(word);
  });
});

test('every sentence, name and day that is shown has a source that can be named', () => {
  for (const celebration of CELEBRATIONS) {
    const { summary, when, names, days } = celebration;
    const facts = [summary, when, ...names, ...days, ...FACT_FIELDS.flatMap((field) => celebration[field])];
    for (const fact of facts)
      expect([celebration.slug, sourcesOf([fact]).length]).toEqual([celebration.slug, fact.sources.length]);
  }
});

test('an announced celebration that is over leads to the next year, not announced yet', () => {
  const { next, past } = edition('orange-walk-tacos-fest', '2026-12-01');
  expect([next.year, next.rows.length, past?.year]).toEqual([2027, 0, 2026]);
});
