import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { choicesOf } from '#lib/events/lists/event-choices';
import { upcomingEvents } from '#lib/events/lists/events-to-come';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { searchIndexSlices } from '#lib/events/search-events';
import { summarizeEvent } from '#lib/events/summarize-event';
import { type Calendar, findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { helpOf } from '#lib/questions/help-answer';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { answerText } from '#lib/voice/answer-text';
import { someSummary } from '../../support/events/some-event.ts';

const TODAY = '2026-11-20'; // a Friday
const EARLY = Date.parse('2026-11-20T06:00:00-06:00');

function calendarOf(events: Calendar['events']): Calendar {
  return { events, index: finishSlices(searchIndexSlices(events)), choices: choicesOf(events) };
}

const sample = calendarOf(
  finishSlices(
    upcomingEvents(
      finishSlices(parseEventsCsv(readFileSync('tests/support/events/sheet-without-categories.csv', 'utf8')))
        .events,
      TODAY,
    ),
  ).map(summarizeEvent),
);

function ask(
  text: string,
  { calendar = sample, kind = 'Tourist' as 'Local' | 'Tourist', city = '', now = EARLY, last = {} } = {},
) {
  const understood = understandQuestion(text, { today: TODAY, places: calendar.choices.cities, last });
  const search = city ? { ...understood.search, city } : understood.search;
  const asked = findEventsForQuestion(calendar, search, now);
  const help = helpOf(understood, calendar.index);
  return {
    ...asked,
    text: answerText(asked, understood, { today: TODAY, kind, nearMe: Boolean(city), help }),
  };
}

test('an answer says how many events there are and names the next two with day, hour and price', () => {
  const { text, count, labels } = ask('what’s on in Dangriga this weekend');
  expect(count).toBe(3);
  expect(labels).toEqual(['Dangriga', 'This weekend']);
  expect(text).toBe(
    'I found 3 events in Dangriga this weekend, and 2 more nearby. Next: Buíti Binafi: Garifuna Breakfast & Drumming on Friday 20 November, 7:00 am – 10:00 am, free; and Garifuna Settlement Weekend: Punta Rock Concert on Friday 20 November, 8 PM - 1 AM, paid. Each event’s page shows how to get there.',
  );
});

test('a question in Spanish is answered in Spanish', () => {
  expect(ask('¿qué hay en San Pedro mañana?').text).toBe(
    'Encontré 1 evento en San Pedro mañana. Lo próximo: Diabetes Awareness Walk el sábado 21 de noviembre, 5:30 AM, gratis. La página de cada evento muestra cómo llegar.',
  );
});

test('the answer for a day, a range or a month counts the events of just that time', () => {
  expect(ask('church in Dangriga on Sunday')).toMatchObject({
    count: 1,
    text: expect.stringContaining('on Sunday 22 November'),
  });
  expect(ask('between 5 and 7 december').text).toMatch(
    /^I found 2 events from Saturday 5 December to Monday 7 December\./,
  );
  expect(ask('parades in December').text).toMatch(/^I found 2 parades in December\./);
});

test('the answer for an evening names what is on in the evening', () => {
  const { count, next, text } = ask('tonight in Dangriga');
  expect(count).toBe(1);
  expect(next[0]?.title).toMatch(/Punta Rock Concert/);
  expect(text).toMatch(/^I found 1 event in Dangriga tonight\./);
});

test('what is over is named as over and never as the next', () => {
  const { text, next } = ask('breakfast in Dangriga today', { now: Date.parse('2026-11-20T14:00:00-06:00') });
  expect(text).toMatch(
    /^Nothing left today in Dangriga for “breakfast”\. That is over: Buíti Binafi.*7:00 am – 10:00 am, free\./,
  );
  expect(next.map(({ title }) => title)).not.toContain('Buíti Binafi: Garifuna Breakfast & Drumming');
});

test('a category that rows do not name is found by its words', () => {
  const { search, labels, count, next } = ask('food in Orange Walk');
  expect(search).toEqual({ category: 'food', city: 'orange-walk' });
  expect(labels).toEqual(['Food & Markets', 'Orange Walk']);
  expect(count).toBeGreaterThan(0);
  expect(next[0]?.title).toBe('Orange Walk TacoFest');
});

test('music is also a concert, a punta band or a dance', () => {
  const { next } = ask('music in Dangriga');
  expect(next.map(({ title }) => title)).toContain('Garifuna Settlement Weekend: Punta Rock Concert');
});

test('a word that occurs in no event is left out, and the answer says so', () => {
  const { count, text } = ask('zydeco parade in Dangriga');
  expect(count).toBeGreaterThan(0);
  expect(text).toContain('Nothing here mentions “zydeco”, so I left that out.');
});

test('a single word that occurs in no event and no list finds nothing, and the answer says how to ask', () => {
  const { count, text } = ask('xylophones');
  expect(count).toBe(0);
  expect(text).toMatch(/^Nothing here mentions “xylophones”\. Try what, where and when/);
  expect(ask('yoga').text).toMatch(/health and wellness events?.*Nothing here mentions “yoga”/);
});

test('a word that suggests a category is answered with it, and the answer says so', () => {
  expect(ask('karaoke in San Pedro').text).toMatch(
    /^I found \d entertainment events in San Pedro.*Nothing here mentions “karaoke”/,
  );
});

test('when no event matches everything, the least specific part is left out, and the answer says so', () => {
  expect(ask('where can I eat hudut').text).toMatch(
    /^I found 1 food or market event for “hudut”\. Next: Hudut/,
  );
  expect(ask('reggae drumming class in Hopkins').text).toMatch(
    /^I found 1 education event for “drumming” in Hopkins.* I left out “reggae”\. Next: Lebeha/,
  );
});

test('nothing is left out when events elsewhere or at other times match everything', () => {
  expect(ask('Independence parade in Barranco').search).toMatchObject({
    category: 'parade',
    words: 'Independence',
  });
  expect(ask('horse races tomorrow')).toMatchObject({
    count: 0,
    otherTimes: 1,
    search: { words: 'horse race' },
  });
});

test('when a time has no events, the answer names the nearest day', () => {
  const { text, otherTimes, nearest } = ask('anything in Caye Caulker on wednesday');
  expect(otherTimes).toBeGreaterThan(1);
  expect(nearest).toContain('time');
  expect(text).toContain('The nearest day: Reef Week Beach Clean-Up on Saturday 13 March 2027');
  expect(ask('¿qué hay hoy en Belmopán?').text).toContain('El día más cercano: Small Business Expo');
});

test('the nearest day may be before the one that was asked for', () => {
  expect(ask('what’s on in Belmopan on 1 december').text).toContain(
    "The nearest day: Men's Health & Wellness Workshop on Monday 30 November",
  );
});

test('when a place has no events, the answer names those of the same time elsewhere, and counts them', () => {
  const calendar = calendarOf(
    ['1', '2'].map((id) =>
      someSummary({ id, title: 'Parade', category: 'parade', city: 'Corozal', place: 'corozal' }),
    ),
  );
  const { text, elsewhere } = ask('parades in Barranco', { calendar });
  expect(elsewhere).toBe(2);
  expect(text).toMatch(/^I found no parades in Barranco\. Elsewhere: .* In other places there are 2\./);
});

test('when what is nearby has some, the answer names those, and counts nothing farther away', () => {
  const { text, nearby, elsewhere } = ask('parades in Barranco');
  expect(nearby).toBeGreaterThan(0);
  expect(elsewhere).toBe(0);
  expect(text).toMatch(/^I found no parades in Barranco, but \d nearby\. Nearby: /);
});

test('of two places that were named the one with events is searched, and the answer says so', () => {
  const { text, search } = ask('parades in Barranco or Corozal');
  expect(search.city).toBe('corozal');
  expect(text).toContain('You named more than one place; I looked in Corozal.');
});

test('of a time that is over the answer does not say that there was nothing', () => {
  expect(ask('events on 3 march 2020').text).toMatch(
    /^I cannot look back: events on Tuesday 3 March 2020 are no longer listed\. The nearest day: /,
  );
  expect(ask('¿qué hubo el 3 de marzo de 2020?').text).toMatch(/^No puedo mirar atrás: los eventos /);
});

test('an event without a day is told with its date to be confirmed', () => {
  const calendar = calendarOf([someSummary({ title: 'Kite Day', date: 'TBA', cost: 'Free' })]);
  expect(ask('when is kite day', { calendar }).text).toContain(
    'Kite Day in Dangriga, date to be confirmed, free.',
  );
  expect(ask('¿cuándo es el kite day?', { calendar }).text).toContain('fecha por confirmar');
});

test('words are told as they were typed', () => {
  expect(ask('conciertos con tambores').text).toMatch(/con “tambores”\..*“conciertos”/);
  expect(ask('concerts or a drumming show').text).toContain('“concerts or drumming”');
});

describe('of what became of an event', () => {
  const events = [
    someSummary({
      id: 'run',
      title: 'End of the World Marathon',
      city: 'Placencia',
      place: 'placencia',
      date: '2026-12-06',
    }),
    someSummary({ id: 'day', title: 'Heritage Day', city: 'Hopkins', place: 'hopkins', date: '2026-11-21' }),
  ];
  const calendar = calendarOf(events);

  test('the one that was named comes first, without the words that nothing matches', () => {
    const { text } = ask('has the marathon in Placencia been postponed because of the bridge', { calendar });
    expect(text).toMatch(
      /^I found no postponed events for “marathon” in Placencia\..*“bridge”.* On the calendar without a change: End of the World Marathon on/,
    );
  });

  test('nothing of another place is told as one of the place that was asked for', () => {
    const { text } = ask('is the regatta in Dangriga postponed', { calendar });
    expect(text).not.toContain('In Dangriga next');
    expect(text).toMatch(/(End of the World Marathon in Placencia|Heritage Day in Hopkins)/);
  });
});

test('a time that was not understood is said, and its figures are not searched', () => {
  expect(ask('parades on 99/99').text).toMatch(
    /^I found \d+ parades\. I did not understand “99\/99” as a time/,
  );
});

test('what was carried over from the question before is said', () => {
  const { search, text } = ask('and tomorrow?', { last: { city: 'hopkins', category: 'parade' } });
  expect(search).toMatchObject({ city: 'hopkins', category: 'parade', when: 'tomorrow' });
  expect(text).toContain('I kept the place and what you looked for from your last question.');
});

test.each([
  ['will it rain tomorrow', /weather is at the top/],
  ['how do I submit an event', /Submit Event/],
  ['can I bring my dog', /organiser knows/],
  ['¿cómo publicar un evento?', /Submit Event: cinco pasos/],
  ['I want to advertise my bar', /Advertise page/],
])('a question for another page is led there: %s', (question, answer) => {
  expect(ask(question).text).toMatch(answer);
});

test('an answer says so when only similar words were found', () => {
  expect(ask('pride').text).toMatch(
    /^I found \d events for “pride”\. Nothing matches exactly; these come close\./,
  );
  expect(ask('parades').text).not.toContain('come close');
});

test('‘lobsterfest’ also finds ‘Lobster Fest’', () => {
  expect(ask('when is lobsterfest in San Pedro').next[0]?.title).toBe('San Pedro Lobster Fest Block Party');
});

test('an answer says what it left out because it was refused', () => {
  expect(ask('not in Belize City').text).toContain('I left out “Belize City”.');
});

test.each([
  ['BZ$25', 'BZ$25 (US$12.50)'],
  ['Paid', 'paid, but no price is written'],
  ['', 'no price is written'],
  ['Free', 'free'],
])('a question for the price of what costs “%s” is answered with “%s”', (cost, said) => {
  const calendar = calendarOf([someSummary({ title: 'Gala', cost })]);
  expect(ask('how much is the gala', { calendar }).text).toContain(`, ${said}.`);
});

test('whether the visitor is a local or a tourist changes only the wording', () => {
  const [local, tourist] = [ask('parades', { kind: 'Local' }), ask('parades', { kind: 'Tourist' })];
  expect(local.count).toBe(tourist.count);
  expect(tourist.text).toBe(`${local.text} Each event’s page shows how to get there.`);
  expect(ask('parades at 3 AM', { kind: 'Local' }).text).toContain('Submit Event puts it on the calendar.');
});

test('‘near me’ is answered as ‘near you’', () => {
  expect(ask('free near me', { city: 'dangriga' }).text).toMatch(/near you in Dangriga/);
});

test('events of neighbouring places are counted as nearby, as in the list', () => {
  const calendar = calendarOf([someSummary({ city: 'Hopkins', place: 'hopkins' })]);
  const { count, nearby } = ask('Dangriga', { calendar });
  expect([count, nearby]).toEqual([0, 1]);
});

describe('what does not take place', () => {
  const BELIZE_CITY = { city: 'Belize City', place: 'belize-city', venue: 'Mek Fi Wi Stage' };
  const brukdown = someSummary({
    ...BELIZE_CITY,
    id: 'brukdown',
    title: 'Brukdown Music Evening',
    time: '8:30 PM',
    status: 'postponed',
  });
  const jazz = someSummary({ ...BELIZE_CITY, id: 'jazz', title: 'Jazz Night', date: '2026-11-27' });
  const reef = someSummary({
    id: 'reef',
    title: 'Live Music at the Reef',
    city: 'San Pedro',
    place: 'san-pedro',
    cost: 'Free',
    status: 'cancelled',
  });
  const calendar = calendarOf([brukdown, reef, jazz]);
  const NINE = Date.parse('2026-11-20T09:00:00-06:00');
  const LATE = Date.parse('2026-11-20T23:30:00-06:00');

  test.each([NINE, LATE])(
    'is named with its status, and what is next follows, as the list says it',
    (now) => {
      const { count, next, off, text } = ask('what is on in belize city tonight', { calendar, now });
      expect([count, next.map(({ id }) => id), off.map(({ id }) => id)]).toEqual([0, ['jazz'], ['brukdown']]);
      expect(text).toBe(
        'Nothing left tonight in Belize City. Brukdown Music Evening is postponed. Next: Jazz Night on Friday 27 November, 8 PM - 1 AM, paid. At other times there is 1.',
      );
    },
  );

  test('is named so in Spanish', () => {
    expect(ask('¿qué hay en San Pedro hoy?', { calendar, now: NINE }).text).toMatch(
      /^Ya no queda nada hoy en San Pedro\. Live Music at the Reef se canceló\. Lo más cercano en otro lugar: Jazz Night/,
    );
  });

  test('is named where its name was asked for, also beside what takes place', () => {
    const february = someSummary({
      ...BELIZE_CITY,
      id: 'february',
      title: 'Brukdown Show',
      date: '2027-02-13',
    });
    const found = ask('brukdown', { calendar: calendarOf([brukdown, february]), now: NINE });
    expect([found.count, found.next.map(({ id }) => id)]).toEqual([1, ['february']]);
    expect(found.text).toMatch(
      /^I found 1 event for “brukdown”\. Brukdown Music Evening in Belize City on Friday 20 November is postponed\. Next: Brukdown Show/,
    );
  });

  test('leaves nothing over only where today was asked for', () => {
    const fair = someSummary({ title: 'Dangriga Fair', endDate: '2026-11-24', status: 'cancelled' });
    const given = (question: string) => ask(question, { calendar: calendarOf([fair]), now: NINE }).text;
    expect(given('what is on in Dangriga today')).toMatch(
      /^Nothing left today in Dangriga\. Dangriga Fair is/,
    );
    expect(given('what is on in Dangriga tomorrow')).toMatch(
      /^I found no events in Dangriga tomorrow\. Dangriga Fair is cancelled\./,
    );
  });

  test('is said with the first of its days that is not over', () => {
    const fair = someSummary({ title: 'Dangriga Fair', date: '2026-11-19', endDate: '2026-11-24' });
    const cancelled = calendarOf([{ ...fair, status: 'cancelled' }]);
    expect(ask('dangriga fair', { calendar: cancelled, now: NINE }).text).toContain(
      'Dangriga Fair on Friday 20 November is cancelled.',
    );
    expect(ask('dangriga fair', { calendar: calendarOf([fair]), now: NINE }).text).toContain(
      'Next: Dangriga Fair on Friday 20 November, ',
    );
  });

  test('is not named in the answer to another question', () => {
    expect(ask('concerts in december', { calendar, now: NINE }).text).not.toMatch(/cancelled|postponed/);
  });

  test('is the answer to a question for its status, without an invitation', () => {
    expect(ask('which events are cancelled?', { calendar, now: NINE }).text).toBe(
      'I found 1 cancelled event. Cancelled: Live Music at the Reef in San Pedro on Friday 20 November, 8 PM - 1 AM.',
    );
  });

  test('has no price, and its status, in the answer to a question about it', () => {
    const understood = understandQuestion('what time is it', {
      today: TODAY,
      last: { city: 'san-pedro' },
      lastEvents: [reef],
    });
    const text = answerText(findEventsForQuestion(calendar, understood.search, NINE), understood, {
      today: TODAY,
      kind: 'Local',
    });
    expect(text).toBe(
      'Live Music at the Reef: Friday 20 November, 8 PM - 1 AM, Y-Not Island, San Pedro, cancelled.',
    );
  });

  test('is counted nowhere and never the next, whatever is asked', () => {
    const only = calendarOf([reef, brukdown]);
    for (const question of ['San Pedro', 'live music', 'tonight', 'what is on this month', 'reef']) {
      const { count, nearby, next, elsewhere, otherTimes, text } = ask(question, {
        calendar: only,
        now: NINE,
      });
      expect([question, count, nearby, next, elsewhere, otherTimes]).toEqual([question, 0, 0, [], 0, 0]);
      expect(text).not.toMatch(/Next:|nearest/);
    }
  });

  test('but what is sold out takes place, and is said to be sold out', () => {
    const full = calendarOf([{ ...jazz, status: 'sold-out' }]);
    expect(ask('jazz', { calendar: full }).text).toMatch(
      /^I found 1 event .*Next: Jazz Night .*, paid, sold out\./,
    );
  });
});

test('every question is answered in under 80 words', () => {
  const long = 'Very Long Title '.repeat(40);
  const calendar = calendarOf([
    someSummary({ id: 'a', title: long }),
    someSummary({ id: 'b', title: long, city: long, place: 'long' }),
    ...sample.events,
  ]);
  const words = fc.constantFrom(
    ...'parades kids church food music free in at Dangriga Hopkins San Pedro this weekend tomorrow tonight on Sunday december qué hay mañana gratis near xylophone very long title and'.split(
      ' ',
    ),
  );
  const question = fc.oneof(
    fc.array(words, { maxLength: 20 }).map((each) => each.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
  );
  fc.assert(
    fc.property(question, fc.constantFrom('Local' as const, 'Tourist' as const), (text, kind) => {
      const asked = ask(text, { calendar, kind });
      expect(asked.text.split(/\s+/).length).toBeLessThan(80);
      expect(asked.text).toMatch(
        /^(I found|Encontré|No encontré|Nothing (?:here|begins)|Nada (?:menciona|empieza)|N.+ left |Ya no queda)/,
      );
      expect(asked.next.length).toBeLessThanOrEqual(5);
    }),
  );
});
