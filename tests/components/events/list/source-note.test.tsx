import { render, screen } from '@testing-library/react';
import { SourceNote } from '#components/events/list/source-note';

test('the bundled sample sheet is called “Sample calendar”', () => {
  render(<SourceNote from="sample" />);
  expect(screen.getByText(/^Sample calendar/)).toBeVisible();
  expect(screen.queryByText(/not available/)).not.toBeInTheDocument();
});

test('without events to show the page says “Events are not available right now”, and never that they are samples', () => {
  render(<SourceNote from="nothing" />);
  expect(screen.getByText(/^Events are not available right now/)).toBeVisible();
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
});
