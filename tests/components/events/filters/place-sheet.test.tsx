import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceSheet } from '#components/events/filters/place-sheet';

const place = (value: string, label: string, count: number) => ({ value, label, count, nearby: [] });
const choices = {
  categories: [],
  cities: [place('dangriga', 'Dangriga', 12), place('hopkins', 'Hopkins', 3)],
  districts: [place('stann-creek-district', 'Stann Creek District', 15)],
  quiet: [],
};

function show(chosen?: string) {
  const onChoose = jest.fn();
  render(<PlaceSheet choices={choices} total={129} chosen={chosen} onChoose={onChoose} />);
  return onChoose;
}

test('places and districts have their numbers of events, and the chosen one is pressed', () => {
  show('hopkins');
  expect(screen.getByRole('button', { name: 'Hopkins 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Stann Creek District 15' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test.each([
  ['Dangriga 12', 'dangriga'],
  ['All places 129', undefined],
])('a press on “%s” chooses it and closes the sheet', async (name, value) => {
  const onChoose = show('hopkins');
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('popovertargetaction', 'hide');
  await userEvent.click(button);
  expect(onChoose).toHaveBeenCalledWith(value);
});
