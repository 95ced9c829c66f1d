import { filtersFromSearch } from '#lib/events/event-filters';
import type { EventSummary } from '#lib/events/event-summary';
import { searchRequestFrom } from '#lib/events/filters/search-request';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices } from '#lib/events/search-events';
import { answerFilters, askedTitle, filtersOfRequest } from '#lib/questions/answer-filters';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

/** Monday 23 November 2026, 10 AM in Belize. */
const NOW = Date.parse('2026-11-23T16:00:00Z');

const events: EventSummary[] = [
  someSummary({ id: 'over', title: 'Sunrise Run', date: '2026-11-23', time: '5 AM - 7 AM' }),
  someSummary({ id: 'tonight', date: '2026-11-23', time: '8 PM', city: 'San Pedro', place: 'san-pedro' }),
  someSummary({ id: 'friday', title: 'Drum Night', date: '2026-11-27', category: 'cultural' }),
  someSummary({ id: 'parade', title: 'Street Parade', date: '2026-12-05', category: 'parade' }),
];
const calendar = {
  events,
  choices: choicesOf(events),
  index: finishSlices(searchIndexSlices(events)),
};

const answer = (search: string, list = calendar) => answerFilters(filtersFromSearch(search), list, NOW);
const ids = (search: string) => answer(search).result.events.map(({ id }) => id);

test.each([
  ['?q=tonight in san pedro', ['tonight']],
  ['?when=tonight', ['tonight']],
  ['?when=weekend', ['friday']],
  ['?category=parade', ['parade']],
  ['?q=drum&city=dangriga', ['friday']],
  ['?from=2026-12-01', ['parade']],
  // What is over is folded away.
  ['?when=today', ['tonight']],
])('%s is answered like in the list', (search, found) => {
  expect(ids(search)).toEqual(found);
});

test('what was understood of typed words can be removed, and the rest stays', () => {
  const { chips } = answer('?q=music tonight in san pedro').reading;
  expect(chips.map(({ label, without }) => [label, without.q])).toEqual([
    ['San Pedro', 'music tonight'],
    ['Tonight', 'music in san pedro'],
  ]);
});

test.each([
  ['?q=drum&city=dangriga&when=weekend', 'Search: “drum”, Dangriga, This weekend'],
  ['?q=tonight in san pedro', 'Search: San Pedro, Tonight'],
  ['', 'Search'],
])('the title of %j is %s', (search, title) => {
  expect(askedTitle(answer(search))).toBe(title);
});

test('where nothing fits, the nearest are given', () => {
  const { result, nearest } = answer('?q=parade tonight');
  expect(result.events).toEqual([]);
  expect(nearest?.events.map(({ id }) => id)).toEqual(['parade']);
});

test('in a large list the nearest are looked for where that is quick', () => {
  const many = Array.from({ length: 1_500 }, () => events).flat();
  const large = { ...calendar, events: many, index: finishSlices(searchIndexSlices(many)) };
  expect(answer('?q=karaoke&city=dangriga', large).nearest).toBeDefined();
  const { result, nearest } = answer('?q=xylophone zither balalaika bandoneon theremin', large);
  expect(result.events).toEqual([]);
  expect(nearest).toBeUndefined();
});

describe('a form without a script', () => {
  test.each([
    ['drums tonight', 'before=q%3Ddrums%2Btonight&when=tomorrow', { q: 'drums', when: 'tomorrow' }],
    [
      'drums in dangriga',
      'before=q%3Ddrums%2Bin%2Bdangriga&city=san-pedro',
      { q: 'drums', city: 'san-pedro' },
    ],
    // Typed and chosen at once: nobody knows which of the two is meant, and what was said wins.
    ['drums tonight', 'before=q%3Ddrums&when=tomorrow', { q: 'drums tonight', when: 'tomorrow' }],
    ['drums tonight', 'before=q%3Ddrums%2Btonight&when=&cost=free', { q: 'drums tonight', cost: 'free' }],
  ])('replaces what “%s” says by the choice of %s', (q, others, filters) => {
    const request = searchRequestFrom(`?q=${q}&${others}`);
    expect(filtersOfRequest(request, calendar, NOW)).toEqual(filters);
  });
});

describe('words of a question that was sent', () => {
  test.each([
    ['that nothing and no table knows are left out, and said', '?q=zither tonight', ['tonight'], ['zither']],
    ['that mean something stay, as there is none of it', '?q=karaoke tonight', [], []],
    ['are not known by their beginning', '?q=pa tonight', ['tonight'], []],
    ['are known with a typo', '?q=paraed', ['parade'], []],
  ])('%s: %s', (_, search, found, unknown) => {
    expect(ids(search)).toEqual(found);
    expect(answer(search).reading.unknown).toEqual(unknown);
  });

  test('are named as they were meant', () => {
    expect(answer('?q=drmus').reading.words).toBe('drums');
  });
});

describe('a question that another page answers', () => {
  test.each([
    ['how do I submit an event', /Submit Event: five short steps/, '/submit-event'],
    ['whats the weather tomorrow', /temperature to see the next five days/, '/'],
    ['will it rain on saturday', /temperature to see the next five days/, '/'],
    ['can I buy tickets here', /do not sell tickets/, '/things-to-do-in-belize'],
    ['what is your phone number', /contact form at the foot/, '/#contact'],
    ['i lost my link', /private link was shown/, '/lost-link'],
    ['can i embed the calendar on my website', /To show the calendar on your own site/, '/#contact'],
    ['when is the best time to visit', /questions on the home page/, '/#faq-best-time'],
    ['hotels in san pedro', /list events only/, '/#faq'],
    ['¿cómo publico mi evento?', /cinco pasos cortos/, '/submit-event'],
    ['asdfgh', /Nothing here mentions “asdfgh”/, '/things-to-do-in-belize'],
  ])('has that answer and no event in the search field: %s', (question, text, address) => {
    const { reading, result, nearest } = answer(`?q=${question}`);
    expect(reading.help?.text).toMatch(text);
    expect(reading.help?.link.address).toBe(address);
    expect(result.events).toEqual([]);
    expect(nearest).toBeUndefined();
  });

  test('keeps the events that it names beside', () => {
    const { reading, result } = answer('?q=where do i get tickets for the drum night');
    expect(reading.help?.topic).toBe('tickets');
    expect(result.events.map(({ id }) => id)).toEqual(['friday']);
  });

  test('is told the contact details that are configured', () => {
    const contact = { email: 'team@example.com', whatsapp: '+501 600-0000' };
    const { reading } = answerFilters(filtersFromSearch('?q=your phone number'), calendar, NOW, { contact });
    expect(reading.help?.text).toBe(
      'Write to us with the contact form at the foot of every page, by email to team@example.com, or on WhatsApp to +501 600-0000.',
    );
  });
});

test('words that name nothing ask for everything', () => {
  expect(ids('?q=what is on')).toEqual(ids(''));
  expect(answer('?q=show me everything').reading.isFiltering).toBe(false);
});

test('near me finds nothing until the place is known', () => {
  expect(answer('?q=near me').reading.isPlaceUnknown).toBe(true);
  expect(ids('?q=near me')).toEqual([]);
  const known = answerFilters(filtersFromSearch('?q=near me'), calendar, NOW, { here: 'san-pedro' });
  expect(known.result.events.map(({ id }) => id)).toEqual(['tonight']);
});
