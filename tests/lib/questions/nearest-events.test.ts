import { nearestEvents } from '#lib/questions/nearest-events';
import { someSummary } from '../../support/events/some-event.ts';

const days = { from: '2026-11-21', to: '2026-11-21' };
const on = (...dates: string[]) => dates.map((date) => someSummary({ id: date, date }));
const nearest = (dates: string[]) =>
  nearestEvents({ city: 'placencia', when: 'today' }, days, ({ when, city }) =>
    city && !when ? on(...dates) : [],
  )?.events.map(({ date }) => date);

test.each([
  ['within two weeks all', ['2026-11-23', '2026-12-05'], ['2026-11-23', '2026-12-05']],
  ['none of other months beside a nearer one', ['2026-11-23', '2027-02-13'], ['2026-11-23']],
  ['the nearest alone where all are far', ['2027-02-13', '2027-05-01'], ['2027-02-13']],
])('of the nearest days are named %s', (_, dates, named) => {
  expect(nearest(dates)).toEqual(named);
});
