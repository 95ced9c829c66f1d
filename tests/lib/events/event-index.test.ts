import { eventsFromIndex, indexAsJson, indexFromEvents } from '#lib/events/event-index';
import { slug } from '#lib/text/slug';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../support/events/some-event.ts';

test('an index has the values of an event without the names of its fields', () => {
  const event = someSummary({
    time: '8 PM - 1 AM',
    cost: 'Paid',
    image: '/a.webp',
    endDate: '2026-11-22',
    status: 'cancelled',
    description: 'Bring drums.',
  });
  const { id, title, date, venue, city, place, category } = event;
  const rest = { endDate: '2026-11-22', status: 'cancelled', description: 'Bring drums.' };
  expect(indexFromEvents([event])).toEqual({
    cities: [[city, place]],
    events: [[id, title, date, '8 PM - 1 AM', venue, 0, category, 'Paid', '/a.webp', rest]],
  });
  expect(eventsFromIndex(indexFromEvents([event]))).toStrictEqual([event]);
});

test('an index has a place holder where an event has no time, cost or image', () => {
  const { time: _time, cost: _cost, image: _image, ...event } = someSummary({});
  const { id, title, date, venue, city, place, category } = event;
  expect(indexFromEvents([event])).toEqual({
    cities: [[city, place]],
    events: [[id, title, date, null, venue, 0, category, '', '']],
  });
  expect(eventsFromIndex(indexFromEvents([event]))).toStrictEqual([event]);
});

test('an index keeps whether a category is the default one', () => {
  const events = [someSummary({ category: 'cultural', hasDefaultCategory: true }), someSummary({})];
  expect(eventsFromIndex(indexFromEvents(events))).toStrictEqual(events);
});

test('an index without the city of an event gives the event without a city', () => {
  const { events } = indexFromEvents([someSummary({})]);
  expect(eventsFromIndex({ cities: [], events })).toMatchObject([{ city: '', place: '' }]);
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
