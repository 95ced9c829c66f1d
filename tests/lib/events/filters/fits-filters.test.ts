import type { CostFilter } from '#lib/events/event-filters';
import { fitsCost, fitsHours } from '#lib/events/filters/fits-filters';
import { someSummary } from '../../../support/events/some-event.ts';

const DAY = '2026-11-28';
const at = (clock: string) => Date.parse(`${DAY}T${clock}:00-06:00`);
const event = (time: string | undefined) => {
  const { time: _, ...summary } = someSummary({ date: DAY });
  return time === undefined ? summary : { ...summary, time };
};
const EVENING = { after: 1020, before: 1440 };
const MORNING = { after: 0, before: 720 };

describe('an event fits hours of the day', () => {
  test.each([
    ['8 PM - 1 AM', EVENING, true],
    ['8 PM - 1 AM', MORNING, false],
    ['5:00 PM', EVENING, true],
    ['4:00 PM', EVENING, false],
    // It began before, and is still on.
    ['12 PM - 8 PM', EVENING, true],
    ['5:00 AM - 12:00 PM', EVENING, false],
    ['5:00 AM - 12:00 PM', MORNING, true],
    ['12 PM - 8 PM', { after: 1080, before: 1140 }, true],
    // All day, and an hour that is not known: it may be on by day and in the evening, and is no answer to a late hour.
    [undefined, MORNING, true],
    ['Sunrise', MORNING, true],
    [undefined, { after: 720, before: 1080 }, true],
    [undefined, EVENING, true],
    ['Sunrise', EVENING, true],
    [undefined, { after: 1260, before: 1440 }, false],
  ])('%s in %j: %s', (time, hours, fits) => {
    expect(fitsHours(event(time), hours, at('09:00'))).toBe(fits);
  });

  test.each([
    ['8 PM - 1 AM', '20:30', true],
    ['8 PM - 1 AM', '19:30', true],
    ['8 PM - 1 AM', '18:00', false],
    ['5:00 AM - 12:00 PM', '13:00', false],
    [undefined, '13:00', true],
    ['Sunrise', '13:00', false],
  ])('now: %s at %s: %s', (time, clock, fits) => {
    expect(fitsHours(event(time), 'now', at(clock))).toBe(fits);
  });
});

describe('several days in a row, one of which has other hours,', () => {
  const fair = {
    ...event('10 AM - 2 PM, Sun 6 PM - 10 PM'),
    endDate: '2026-11-30',
    plainTime: '10 AM - 2 PM; Sun 6 PM - 10 PM',
  };
  test.each([
    ['on any of them', (_: string) => true, true, true],
    ['on that day', (day: string) => day === '2026-11-29', true, false],
    ['on another', (day: string) => day === '2026-11-30', false, true],
    ['on none of them', (_: string) => false, false, true],
  ])('fit the hours %s', (_, isAsked, evening, morning) => {
    expect(fitsHours(fair, EVENING, at('09:00'), isAsked)).toBe(evening);
    expect(fitsHours(fair, MORNING, at('09:00'), isAsked)).toBe(morning);
  });

  test('fit no hours of a day that is over', () => {
    const monday = Date.parse('2026-11-30T09:00:00-06:00');
    expect(fitsHours(fair, EVENING, monday)).toBe(false);
    expect(fitsHours(fair, MORNING, monday)).toBe(true);
  });

  test('are on now by the hours of the current day', () => {
    const sunday = Date.parse('2026-11-29T19:00:00-06:00');
    expect(fitsHours(fair, 'now', sunday)).toBe(true);
    expect(fitsHours(fair, 'now', at('19:00'))).toBe(false);
  });
});

describe('an event fits a price', () => {
  test.each<[string | undefined, CostFilter, boolean]>([
    ['Free', 'free', true],
    ['Free admission', 'free', true],
    ['BZ$0', 'free', true],
    ['Paid', 'free', false],
    [undefined, 'free', false],
    ['Paid', 'paid', true],
    ['BZ$5', 'paid', true],
    ['Free', 'paid', false],
    [undefined, 'paid', false],
    ['BZ$5', 10, true],
    ['BZ$15', 10, false],
    ['Free', 10, true],
    // Two Belize dollars for one of the United States.
    ['US$10', 10, false],
    ['US$10', 20, true],
    ['BZ$1,500', 1_000, false],
    ['$10 US at the gate', 10, false],
    ['$10 US at the gate', 20, true],
    ['$15-$20 US', 15, false],
    ['$15-$20 US', 30, true],
    ['$10 at the gate', 10, true],
    ['Adults BZ$10, children BZ$5', 5, true],
    ['BZ$10, children free', 10, true],
    ['BZ$10, children free', 5, false],
    ['BZ$10, children free', 'paid', true],
    ['Table of 10 BZ$200', 100, false],
    ['10 Canadian dollars', 20, false],
    ['Donation, CAD 20', 20, false],
    // What it costs is not said.
    ['BZ$5 off with this flyer', 10, false],
    // Nobody knows how much.
    ['Paid', 10, false],
  ])('%s for %s: %s', (cost, asked, fits) => {
    expect(fitsCost(cost === undefined ? {} : { cost }, asked)).toBe(fits);
  });
});
