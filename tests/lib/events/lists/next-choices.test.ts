import { nextChoices } from '#lib/events/lists/next-choices';
import { someEvent } from '../../../support/events/some-event.ts';
import { summariesToCome } from '../../../support/events/to-come.ts';

const TODAY = '2026-11-19'; // a Thursday
const at = (clock: string) => Date.parse(`${TODAY}T${clock}:00-06:00`);
const idsOf = ({ events }: ReturnType<typeof nextChoices>) => events.map(({ id }) => id);

const EVENTS = [
  someEvent({ id: 'gone', date: '2026-11-18' }),
  someEvent({ id: 'day', date: TODAY, time: undefined }),
  someEvent({ id: 'market', date: TODAY, time: '5 AM - 12 PM' }),
  someEvent({ id: 'fair', date: TODAY, time: '9 AM - 5 PM' }),
  someEvent({ id: 'race', date: TODAY, time: '1 PM' }),
  someEvent({ id: 'drums', date: TODAY, time: '8 PM' }),
  someEvent({ id: 'cancelled', date: TODAY, time: '8 PM', status: 'cancelled' }),
  someEvent({ id: 'friday', date: '2026-11-20' }),
  someEvent({ id: 'sunday', date: '2026-11-22' }),
  someEvent({ id: 'monday', date: '2026-11-23' }),
  someEvent({ id: 'later', date: '2026-12-23' }),
  someEvent({ id: 'unknown', date: 'TBA' }),
];
const TO_COME = summariesToCome(EVENTS, TODAY);

describe('what can be done next', () => {
  test.each([
    ['04:00', ['market', 'fair', 'race', 'drums', 'day', 'friday', 'sunday', 'monday'], 7],
    ['10:00', ['market', 'fair', 'race', 'drums', 'day', 'friday', 'sunday', 'monday'], 7],
    ['12:30', ['fair', 'race', 'drums', 'day', 'friday', 'sunday', 'monday'], 6],
    ['19:30', ['drums', 'day', 'friday', 'sunday', 'monday', 'later'], 4],
  ])('stands in the order in which it can be done at %s', (clock, ids, total) => {
    const given = nextChoices(TO_COME, at(clock));
    expect(idsOf(given)).toEqual(ids);
    expect(given.total).toBe(total);
  });

  test('is at most six of today, and three of the days after', () => {
    const many = Array.from({ length: 9 }, (_, index) => someEvent({ id: `today-${index}`, date: TODAY }));
    const given = nextChoices(summariesToCome([...EVENTS, ...many], TODAY), at('04:30'));
    expect(idsOf(given)).toHaveLength(9);
    expect(idsOf(given).slice(6)).toEqual(['friday', 'sunday', 'monday']);
    expect(given.total).toBe(16);
  });

  test('counts all until Sunday, however many there are', () => {
    const many = Array.from({ length: 20 }, (_, index) => someEvent({ id: `f${index}`, date: '2026-11-20' }));
    expect(nextChoices(summariesToCome(many, TODAY), at('10:00'))).toMatchObject({ total: 20, todays: [] });
  });

  test('begins with what comes after the weekend when nothing is left of it', () => {
    const given = nextChoices(summariesToCome(EVENTS.slice(-2), TODAY), at('10:00'));
    expect(given).toMatchObject({ total: 0, events: [{ id: 'later' }] });
  });

  test('has all of today beside it, over or not', () => {
    const { todays } = nextChoices(TO_COME, at('19:30'));
    expect(todays.map(({ id }) => id)).toEqual(['day', 'market', 'fair', 'race', 'drums']);
  });
});
