import { render, screen } from '@testing-library/react';
import { PastRowList } from '#components/moderation/sheet/past-row-list';

const EDIT = 'https://docs.google.com/spreadsheets/d/one/edit';
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    title: 'Drum Night',
    day: '2026-11-20' as const,
    address: `B${index + 2}`,
  }));
const cells = () => screen.getAllByRole('listitem', { hidden: true });

test('rows of events that are over are listed with day and title, each a link to its date', () => {
  render(<PastRowList rows={rowsOf(1)} editUrl={EDIT} />);
  expect(cells()[0]).toHaveTextContent('Row 2Fri 20 Nov 2026Drum Night');
  expect(screen.getByText('Row 2')).toHaveAttribute('href', `${EDIT}#gid=0&range=B2`);
});

test('of very many the first two hundred are listed, and the others counted', () => {
  render(<PastRowList rows={rowsOf(201)} />);
  expect(cells()).toHaveLength(200);
  expect(screen.getByText('And 1 more.')).toBeInTheDocument();
});

test('where no event is over there is nothing to see', () => {
  const { container } = render(<PastRowList rows={[]} />);
  expect(container).toBeEmptyDOMElement();
});
