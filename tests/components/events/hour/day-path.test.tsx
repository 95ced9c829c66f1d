import { render } from '@testing-library/react';
import { DayPath } from '#components/events/hour/day-path';
import { someSummary } from '../../../support/events/some-event.ts';

const DAY = '2026-11-20';
const NOON = Date.parse(`${DAY}T12:00:00-06:00`);

test('the path of the day has one pin for a minute, however many events begin then', () => {
  const events = [
    someSummary({ id: 'drums', date: DAY, time: '6 PM', category: 'arts' }),
    someSummary({ id: 'market', date: DAY, time: '9 AM', category: 'food' }),
    someSummary({ id: 'parade', date: DAY, time: '6 PM', category: 'parade' }),
    someSummary({ id: 'late', date: DAY, time: '6:01 PM', category: 'arts' }),
  ];
  const { container } = render(<DayPath events={events} now={NOON} />);
  const pins = [...container.querySelectorAll<HTMLElement>('[data-category]')];
  expect(pins.map(({ dataset, style }) => [style.getPropertyValue('--at'), dataset.category])).toEqual([
    ['75.00%', 'parade'],
    ['37.50%', 'food'],
    ['75.07%', 'arts'],
  ]);
});

test('there is no path of a day on which nothing begins', () => {
  const events = [someSummary({ date: '2026-11-21', time: '6 PM' })];
  expect(render(<DayPath events={events} now={NOON} />).container).toBeEmptyDOMElement();
});
