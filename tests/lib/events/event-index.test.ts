import { eventsFromIndex, indexAsJson, indexFromEvents } from '#lib/events/event-index';
import { slug } from '#lib/text/slug';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

test('an index names the fields of its events once, and has their values in rows', () => {
  const event = someSummary({
    time: '8 PM - 1 AM',
    cost: 'Paid',
    image: '/a.webp',
    endDate: '2026-11-22',
    status: 'cancelled',
    description: 'Bring drums.',
  });
  const { id, title, date, venue, city, place, category } = event;
  const known = ['id', 'title', 'date', 'time', 'venue', 'city', 'category', 'cost', 'image'];
  expect(indexFromEvents([event])).toEqual({
    keys: [...known, 'description', 'endDate', 'status'],
    cities: [[city, place]],
    events: [
      [
        ...[id, title, date, '8 PM - 1 AM', venue, 0, category, 'Paid', '/a.webp'],
        ...['Bring drums.', '2026-11-22', 'cancelled'],
      ],
    ],
  });
  expect(eventsFromIndex(indexFromEvents([event]))).toStrictEqual([event]);
});

test('an index has null where an event has no value and another one does, and no more at the end of a row', () => {
  const { time: _time, cost: _cost, image: _image, ...event } = someSummary({});
  const { id, title, date, venue, city, place, category } = event;
  const other = { ...event, id: 'other', time: '8 PM', image: '/a.webp' };
  expect(indexFromEvents([event, other])).toEqual({
    keys: ['id', 'title', 'date', 'time', 'venue', 'city', 'category', 'image'],
    cities: [[city, place]],
    events: [
      [id, title, date, null, venue, 0, category],
      ['other', title, date, '8 PM', venue, 0, category, '/a.webp'],
    ],
  });
  expect(eventsFromIndex(indexFromEvents([event, other]))).toStrictEqual([event, other]);
});

test('an index keeps a time zone that is not known apart from that of Belize', () => {
  const events = [someSummary({ timeZone: '' }), someSummary({})];
  expect(eventsFromIndex(indexFromEvents(events))).toStrictEqual(events);
});

test('an index keeps whether a category is the default one', () => {
  const events = [someSummary({ category: 'cultural', hasDefaultCategory: true }), someSummary({})];
  expect(eventsFromIndex(indexFromEvents(events))).toStrictEqual(events);
});

test('an index without the city of an event gives the event without a city', () => {
  const index = indexFromEvents([someSummary({})]);
  expect(eventsFromIndex({ ...index, cities: [] })).toMatchObject([{ city: '', place: '' }]);
});

describe('the cities of an index', () => {
  test('are listed once each', () => {
    const events = ['Hopkins', 'Dangriga', 'Hopkins', 'Hopkins'].map((city) =>
      someSummary({ city, place: slug(city) }),
    );
    expect(indexFromEvents(events).cities).toEqual([
      ['Hopkins', 'hopkins'],
      ['Dangriga', 'dangriga'],
    ]);
  });

  test('keep their spellings, of which a place may have several', () => {
    const events = [
      someSummary({ city: 'Corozal', place: 'corozal' }),
      someSummary({ city: 'Corozal Town', place: 'corozal' }),
    ];
    expect(eventsFromIndex(indexFromEvents(events)).map(({ city }) => city)).toEqual([
      'Corozal',
      'Corozal Town',
    ]);
  });
});

test('an index written in slices is the same JSON as at once', () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    someSummary({ id: `event-${index}`, title: `"Día" ${index}` }),
  );
  for (const events of [[], many.slice(0, 1), many])
    expect(finishSlices(indexAsJson(indexFromEvents(events)))).toBe(JSON.stringify(indexFromEvents(events)));
});
