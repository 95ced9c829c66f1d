import fc from 'fast-check';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { eventsFromIndex, indexFromEvents } from '#lib/events/event-index';
import type { EventSummary } from '#lib/events/event-summary';
import { slug } from '#lib/text/slug';
import { someSummary } from '../../support/events/some-event.ts';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const text = fc.string({ unit: 'binary', maxLength: 20 });
const someText = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const summary = fc
  .record(
    {
      id: someText,
      title: someText,
      date: fc.constantFrom('2026-11-20', 'TBA', ''),
      endDate: fc.constant('2026-11-22'),
      time: someText,
      venue: text,
      city: fc.oneof(text, fc.constantFrom('Hopkins', 'hopkins', '', '__proto__', 'constructor')),
      category: fc.constantFrom(...EVENT_CATEGORIES),
      cost: someText,
      image: someText,
      status: fc.constantFrom('cancelled' as const, 'postponed' as const),
      description: someText,
    },
    { requiredKeys: ['id', 'title', 'date', 'venue', 'city', 'category'] },
  )
  .map((fields): EventSummary => ({ ...fields, place: slug(fields.city) }));

describe('all events to come in few bytes', () => {
  test('the list comes out as it went in, through JSON', () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 12 }), (events) => {
        const sent: ReturnType<typeof indexFromEvents> = JSON.parse(JSON.stringify(indexFromEvents(events)));
        expect(eventsFromIndex(sent)).toStrictEqual(JSON.parse(JSON.stringify(events)));
        expect(eventsFromIndex(indexFromEvents(events))).toStrictEqual(events);
      }),
    );
  });

  test('each city is written once', () => {
    const events = ['Hopkins', 'Dangriga', 'Hopkins', 'Hopkins'].map((city) =>
      someSummary({ city, place: slug(city) }),
    );
    expect(indexFromEvents(events).cities).toEqual([
      ['Hopkins', 'hopkins'],
      ['Dangriga', 'dangriga'],
    ]);
  });

  test('two spellings of a city stay as they are written', () => {
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
