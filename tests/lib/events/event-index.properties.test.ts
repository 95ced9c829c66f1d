import fc from 'fast-check';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { eventsFromIndex, indexFromEvents } from '#lib/events/event-index';
import type { EventSummary } from '#lib/events/event-summary';
import { slug } from '#lib/text/slug';

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
      moreDates: fc.constant(['2026-11-27', '2026-12-04']),
      time: someText,
      endTime: someText,
      timeZone: text,
      venue: text,
      city: fc.oneof(text, fc.constantFrom('Hopkins', 'hopkins', '', '__proto__', 'constructor')),
      district: someText,
      country: someText,
      category: fc.constantFrom(...EVENT_CATEGORIES),
      hasDefaultCategory: fc.constant(true as const),
      cost: someText,
      image: someText,
      status: fc.constantFrom('cancelled' as const, 'postponed' as const),
      description: someText,
    },
    { requiredKeys: ['id', 'title', 'date', 'venue', 'city', 'category'] },
  )
  .map((fields): EventSummary => ({ ...fields, place: slug(fields.city) }));

test('an index gives back the list it was made from, also through JSON', () => {
  fc.assert(
    fc.property(fc.array(summary, { maxLength: 12 }), (events) => {
      const sent: ReturnType<typeof indexFromEvents> = JSON.parse(JSON.stringify(indexFromEvents(events)));
      expect(eventsFromIndex(sent)).toStrictEqual(JSON.parse(JSON.stringify(events)));
      expect(eventsFromIndex(indexFromEvents(events))).toStrictEqual(events);
    }),
  );
});
