import fc from 'fast-check';
import { upcomingEvents } from '#lib/events/lists/events-to-come';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../support/events/some-event.ts';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const TODAY = '2026-11-19';

const event = fc
  .record({
    title: fc.constantFrom('Drums', 'drums', 'Día', 'Zouk', 'A'),
    date: fc.constantFrom(
      '2026-11-17',
      '2026-11-18',
      TODAY,
      '2026-11-20',
      '2027-01-01',
      '2027-02-30',
      'TBA',
      '',
    ),
    endDate: fc.constantFrom(undefined, undefined, '2026-11-19', '2027-01-02'),
    time: fc.constantFrom(undefined, '8 PM', '20:00', 'Sunrise', '7 AM', '8 PM - 1 AM'),
  })
  .map(({ time, ...fields }) => ({ ...fields, time, isAllDay: time === undefined }));

const list = fc
  .array(event, { maxLength: 15 })
  .map((events) => events.map((fields, index) => someEvent({ ...fields, id: `event-${index}` })));

const shuffled = list.chain((events) =>
  fc.tuple(
    fc.constant(events),
    fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
  ),
);

test('the list has every event that is to come, once, and no other', () => {
  fc.assert(
    fc.property(list, (events) => {
      const before = structuredClone(events);
      const listed = new Set(finishSlices(upcomingEvents(events, TODAY)));
      expect(listed.size).toBe(finishSlices(upcomingEvents(events, TODAY)).length);
      for (const one of events) {
        const isDay = /^\d{4}-\d\d-\d\d$/.test(one.date) && one.date !== '2027-02-30';
        const isOn = (one.endDate ?? one.date) === '2026-11-18' && one.time === '8 PM - 1 AM';
        expect(listed.has(one)).toBe(!isDay || isOn || (one.endDate ?? one.date) >= TODAY);
      }
      // The list that was passed in is unchanged.
      expect(events).toEqual(before);
    }),
  );
});

test('the order of the list does not depend on the order of the sheet', () => {
  fc.assert(
    fc.property(shuffled, ([events, others]) => {
      expect(finishSlices(upcomingEvents(others, TODAY))).toEqual(
        finishSlices(upcomingEvents(events, TODAY)),
      );
    }),
  );
});
