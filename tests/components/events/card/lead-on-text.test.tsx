import { render, screen } from '@testing-library/react';
import { LeadOnText } from '#components/events/card/lead-on-text';
import { someSummary } from '../../../support/events/some-event.ts';

const TODAY = '2026-11-18';
const MASKS = someSummary({
  id: 'masks',
  title: 'Masks',
  date: '2026-11-01',
  endDate: '2026-12-20',
  time: '10 AM - 6 PM',
});

test.each([
  ['today while its hours of today are not over', '12:00', 'Next: Wednesday 18 November, Masks.', TODAY],
  ['tomorrow once they are over', '18:00', 'Next: Thursday 19 November, Masks.', '2026-11-19'],
])('what comes next of an exhibition of weeks is %s', (_, clock, words, day) => {
  const now = Date.parse(`${TODAY}T${clock}:00-06:00`);
  const leadOn = { next: MASKS, near: [] };
  render(<LeadOnText leadOn={leadOn} today={TODAY} now={now} cityLabel={undefined} events={[]} />);
  expect(screen.getByRole('paragraph').textContent).toBe(words);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', day);
});
