import { render, screen, within } from '@testing-library/react';
import { FaultList } from '#components/moderation/sheet/fault-list';
import { someFault } from '../../../support/events/some-fault.ts';

const EDIT = 'https://docs.google.com/spreadsheets/d/one/edit#gid=7';
const show = (props: Partial<Parameters<typeof FaultList>[0]> = {}) =>
  render(
    <FaultList id="dates" title="Dates and hours" hint="Mend these." faults={[someFault()]} {...props} />,
  );
const items = () => within(screen.getByRole('region', { name: /^Dates and hours/ })).getAllByRole('listitem');

test('a fault is told by row and column with its event, its cell, what was made of it, and what to write', () => {
  show({ editUrl: EDIT });
  const [item] = items();
  expect(within(item as HTMLElement).getByRole('link', { name: 'Row 12, Date' })).toHaveAttribute(
    'href',
    `${EDIT}&range=B12`,
  );
  expect(item).toHaveTextContent('Drum Night');
  expect(item).toHaveTextContent('Saturday');
  expect(item).toHaveTextContent('Not read, shown under “Date to be confirmed”.');
  expect(item).toHaveTextContent('Write month/day/year, or TBA.');
});

test('an empty cell is called so, and without the address of the sheet there is no link', () => {
  show({ faults: [someFault({ cell: '' })] });
  expect(items()[0]).toHaveTextContent('Empty');
  expect(screen.getByRole('heading', { name: 'Row 12, Date' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('of ten thousand faults the first hundred are shown, and the others counted', () => {
  show({
    faults: Array.from({ length: 10_000 }, (_, index) => someFault({ row: index + 2, cell: `day ${index}` })),
  });
  expect(items()).toHaveLength(100);
  expect(screen.getByText('And 9,900 more of this kind.')).toBeVisible();
});

test('rows that are wrong in the same way are one fault, each row a link, of very many the first twenty', () => {
  const faults = Array.from({ length: 1_024 }, (_, index) =>
    someFault({ row: index + 2, address: `B${index + 2}` }),
  );
  show({ faults, editUrl: EDIT });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Date in 1,024 rows');
  expect(screen.getByRole('link', { name: 'Row 3' })).toHaveAttribute('href', `${EDIT}&range=B3`);
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(screen.getByText('and 1,004 more')).toBeVisible();
  expect(screen.getAllByText('Not read, shown under “Date to be confirmed”.')).toHaveLength(1);
});
