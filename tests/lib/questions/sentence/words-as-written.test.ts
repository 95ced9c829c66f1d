import { filtersFromSearch } from '#lib/events/event-filters';
import { choicesOf } from '#lib/events/lists/event-choices';
import { searchIndexSlices, wordsApart } from '#lib/events/search-events';
import { answerFilters } from '#lib/questions/answer-filters';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../../support/events/some-event.ts';

const TODAY = '2026-11-30';
const NOW = Date.parse('2026-11-30T16:00:00Z');
const ask = (question: string) => understandQuestion(question, { today: TODAY });

describe('a question that names an event, a day or a kind is none about the guide:', () => {
  test.each([
    'what time is the service on sunday',
    'what time is the service',
    'who is singing at the service',
    "who is this weekend's dj",
    'is this a free event',
    'why is this parade cancelled',
    'what is on this page on friday',
  ])('%s', (question) => {
    expect(ask(question).help).toBeUndefined();
  });

  test.each(['what is this service', 'is this site official', 'why is this free', 'is this free'])(
    'and this is one about the guide: %s',
    (question) => {
      expect(ask(question).help).toBe('guide');
    },
  );
});

describe('what looks like the word of a time and is another one stays:', () => {
  test.each(['toni braxton', 'tnt', 'fast friday', 'east weekend'])('%s', (text) => {
    const [first = ''] = text.split(' ');
    const { when, from, hours, words = '' } = ask(text).search;
    expect(words.split(' ')).toContain(first);
    if (!/friday|weekend/.test(text)) expect([when, from, hours]).toEqual([undefined, undefined, undefined]);
    else expect((from ?? '2026-12-04') >= TODAY).toBe(true);
  });

  test('his friday is no next friday, and of ‘his’ nothing is searched', () => {
    expect(ask('his friday').search).toEqual(ask('friday').search);
    expect(ask('his friday').search).not.toEqual(ask('next friday').search);
  });

  test('an hour at night is no tomorrow', () => {
    expect(ask('2am').search).toEqual({ hours: { after: 120, before: 180 } });
  });

  test.each(['at one love', 'party at one love cafe', 'from two venues', 'after seven bands'])(
    'a number before a name is no hour: %s',
    (text) => {
      expect(ask(text).search.hours).toBeUndefined();
    },
  );

  test.each([
    'after nine',
    'after seven tonight',
    'at one on friday',
    'from two in dangriga',
    'concert at seven belmopan',
    'music at eight san pedro saturday',
    'anything after seven december 5',
    'show at seven 5 december',
  ])('and an hour in words is one: %s', (text) => {
    expect(ask(text).search.hours).toBeDefined();
  });
});

test.each([
  ['sanignacioevents', { city: 'san-ignacio-santa-elena' }],
  ['#belizecityparty', { city: 'belize-city', category: 'entertainment' }],
  ['#eventsindangriga', { city: 'dangriga' }],
  ['hopkinsdrumming', { city: 'hopkins', words: 'drum' }],
])('a place and a word that are written together are read apart: %s', (text, search) => {
  expect(ask(text).search).toEqual(search);
});

test.each(['hopkinsonville', 'corozalenos', 'thelonious'])('another long word stays whole: %s', (text) => {
  expect(ask(text).search).toEqual({ words: text });
});

test.each([
  ['postpone', 'postponed'],
  ['sold ouy', 'sold-out'],
  ['wat get postponned', 'postponed'],
  ['called of', undefined],
])('a status with a slip is read as it is meant: %s', (text, status) => {
  expect(ask(text).search.status).toBe(status);
});

test.each([
  ['febwari', { from: '2027-02-01', to: '2027-02-28' }],
  ['noh kaas', { cost: 'free' }],
])('Kriol is read by how it sounds: %s', (text, search) => {
  expect(ask(text).search).toEqual(search);
});

test.each(["what's on -- anything good?", 'anything on; whatever'])(
  'punctuation makes no question code: %s',
  (text) => {
    expect(ask(text).nonsense).toBeUndefined();
  },
);

const EVENTS = [
  someSummary({ id: 'reggae', title: 'Reggae Night', date: '2026-12-07' }),
  someSummary({ id: 'race', title: 'Bike Race', category: 'sports', date: '2026-12-05' }),
  someSummary({ id: 'sunset', title: 'Sunset', city: 'Hopkins', place: 'hopkins', date: '2026-12-05' }),
];
const index = finishSlices(searchIndexSlices(EVENTS));
const inField = (q: string) =>
  answerFilters(
    filtersFromSearch(new URLSearchParams({ q }).toString()),
    { events: EVENTS, index, choices: choicesOf(EVENTS) },
    NOW,
  );

test('a kind of music of which there is none leads to other music', () => {
  expect(inField('punta').nearest?.events.map(({ id }) => id)).toEqual(['reggae']);
});

test('near a village without events is what is in the places around it', () => {
  const { place, result } = inField('near sittee river');
  expect(place?.label).toBe('Sittee River');
  expect(result.nearby.map(({ id }) => id)).toContain('sunset');
});

test('a long word is split in no more ways than can be looked for', () => {
  const words = new Set(Array.from({ length: 40 }, (_, length) => 'a'.repeat(length + 1)));
  const texts = [[...words].join(' ')];
  expect(wordsApart({ texts, words }, 'a'.repeat(40))).toEqual([]);
  expect(wordsApart({ texts, words }, 'a'.repeat(30)).length).toBeLessThanOrEqual(12);
  expect(wordsApart({ texts: [' fun run 5k '], words: new Set(['fun', 'run']) }, 'funrun5k')).toEqual([
    ' fun run 5k ',
  ]);
});

test('the weekend in Independence is one of the village, that of Independence Day is one of days', () => {
  expect(ask('events in independence weekend').search).toMatchObject({
    city: 'independence',
    when: 'weekend',
  });
  expect(ask('independence weekend events').search.city).toBeUndefined();
});
