import type { EventSummary } from '#lib/events/event-summary';
import { choicesOf } from '#lib/events/lists/event-choices';
import { recountedChoices } from '#lib/events/lists/recounted-choices';
import { someSummary } from '../../../support/events/some-event.ts';

const event = (place: string, city: string, other: Partial<EventSummary> = {}) =>
  someSummary({ id: `${place}-${other.date ?? 'day'}-${other.category ?? 'any'}`, place, city, ...other });

const PARADE = event('dangriga', 'Dangriga', { category: 'parade' });
const EVENTS = [
  PARADE,
  event('hopkins', 'Hopkins', { category: 'food' }),
  event('hopkins', 'Hopkins', { category: 'parade' }),
  event('belize-city', 'Belize City', { category: 'sports', status: 'cancelled' }),
  event('xunantunich', 'Xunantunich', { category: 'cultural', district: 'Cayo' }),
];

describe('the choices of a page, counted again on the device', () => {
  test('are the ones of the page while all of its events can be gone to', () => {
    const page = choicesOf(EVENTS);
    expect(recountedChoices(page, EVENTS)).toEqual(page);
  });

  test.each([0, 1, 2, 4])('are what the server says of the list without event %d', (over) => {
    const left = EVENTS.filter((_, index) => index !== over);
    const recounted = recountedChoices(choicesOf(EVENTS), left);
    const { quiet, ...said } = choicesOf(left, EVENTS);
    expect(recounted).toMatchObject({
      ...said,
      // A place of which nothing is listed any more is no member of its district on the server.
      districts: said.districts.map(({ value, count }) => ({ value, count })),
    });
    expect(new Set(recounted.quiet.map(({ value }) => value))).toEqual(
      new Set(quiet.map(({ value }) => value)),
    );
  });

  test('have again, with its name, a place that had nothing to go to when the page was rendered', () => {
    const page = choicesOf(EVENTS.slice(1), [PARADE]);
    expect(page.cities.map(({ value }) => value)).not.toContain('dangriga');
    expect(recountedChoices(page, EVENTS).cities).toMatchObject(
      ['dangriga', 'hopkins', 'xunantunich'].map((value) => ({ value })),
    );
  });
});
