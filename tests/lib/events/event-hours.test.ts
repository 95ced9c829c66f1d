import { eventHours, startClock } from '#lib/events/event-hours';
import { withPlainHours } from '#lib/events/rows/hours/plain-hours';

const DAY = '2026-12-05';
const end = (day: string, minutes: number) => ({ day, minutes });

describe('The end of an event is read once, from whichever column has it:', () => {
  test.each([
    [{ time: '6 PM', endTime: 'midnight' }, end(DAY, 1440)],
    [{ time: '6 PM', endTime: '24:00' }, end(DAY, 1440)],
    [{ time: '6 PM', endTime: '11:45:00 PM' }, end(DAY, 1425)],
    [{ time: '8 PM', endTime: '2 AM' }, end(DAY, 1560)],
    [{ time: '8 PM - 2 AM', endDate: '2026-12-06' }, end(DAY, 1560)],
    [{ time: '8 PM - 2 AM', endDate: '2026-12-08' }, end('2026-12-08', 1560)],
    [{ time: '8 PM', endTime: '2 AM', endDate: '2026-12-06' }, end('2026-12-06', 120)],
    [{ time: '8 PM', endTime: '12 AM', endDate: '2026-12-06' }, end('2026-12-06', 0)],
    [{ time: '8 PM', endTime: '00:00', endDate: '2026-12-06' }, end('2026-12-06', 0)],
    [{ time: '8 PM', endTime: 'midnight', endDate: '2026-12-06' }, end('2026-12-06', 0)],
    [{ time: '8 PM', endTime: '24:00', endDate: '2026-12-06' }, end('2026-12-06', 1440)],
    [{ time: '10 AM', endTime: '12 AM', endDate: '2026-12-06' }, end('2026-12-06', 1440)],
    [{ time: '8 PM', endTime: '12 AM', endDate: '2026-12-08' }, end('2026-12-08', 1440)],
    [{ time: '8 PM - 12 AM', endDate: '2026-12-06' }, end('2026-12-06', 1440)],
    [{ time: '7pm till late' }, undefined],
    [{ time: '10 AM - 4 AM' }, end(DAY, 1680)],
    [{ time: '2 PM - 11 AM' }, undefined],
    [{ time: '2 PM - 11 AM', endDate: '2026-12-06' }, end(DAY, 2100)],
    [{ time: '2 PM - 11 AM', endDate: '2026-12-08' }, undefined],
    [{ time: '8 AM - 3 AM' }, end(DAY, 1620)],
    [{ time: '5 PM', endTime: '3 PM' }, undefined],
    [{ time: '8 PM', endTime: '8 PM' }, end(DAY, 2640)],
    [{ time: '5 PM', endTime: '3 PM', endDate: '2026-12-06' }, end('2026-12-06', 900)],
  ])('that of %j is as expected', (when, expected) => {
    expect(eventHours(withPlainHours({ date: DAY, ...when }))?.end).toEqual(expected);
  });

  test('a date that is no day has hours all the same', () => {
    expect(eventHours({ date: 'TBA', time: '8 PM - 2 AM' })?.start).toBe(1200);
  });
});

test.each([
  [{ time: '8 PM - 1 AM' }, '20:00'],
  [{ time: '18:30' }, '18:30'],
  [{ time: '12:30 AM - 2 AM' }, '00:30'],
  [{ time: '7pm till late' }, '19:00'],
  [{ time: 'Sunrise' }, undefined],
  [{ time: '5:30' }, undefined],
  [{}, undefined],
  [{ time: '10 AM - 6 PM, Sun 2 PM - 6 PM', endDate: '2026-12-06' }, undefined],
])('machines read the beginning of %j as %s', (when, clock) => {
  expect(startClock(withPlainHours({ date: DAY, ...when }))).toBe(clock);
});
