import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceSheet } from '#components/events/filters/place-sheet';
import type { CityChoice } from '#lib/events/lists/count-choices';

const place = (value: string, label: string, count: number): CityChoice => ({
  value,
  label,
  count,
  nearby: [],
});
const choices = {
  categories: [],
  cities: [place('dangriga', 'Dangriga', 12), place('hopkins', 'Hopkins', 3)],
  districts: [place('stann-creek-district', 'Stann Creek District', 15)],
  quiet: [],
};

function show(chosen?: string, here?: CityChoice, cities = choices.cities) {
  const onChoose = jest.fn();
  render(
    <PlaceSheet
      choices={{ ...choices, cities }}
      total={129}
      chosen={chosen}
      here={here}
      onChoose={onChoose}
    />,
  );
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

describe('the sheet begins with', () => {
  const cities = [
    place('corozal', 'Corozal', 4),
    place('dangriga', 'Dangriga', 12),
    place('hopkins', 'Hopkins', 3),
    place('san-pedro', 'San Pedro', 19),
  ];
  const names = () => screen.getAllByRole('button', { name: /\d$/ }).map(({ textContent }) => textContent);

  test('what has most events, before the districts', () => {
    show(undefined, undefined, cities);
    expect(names()).toEqual([
      'All places 129',
      'San Pedro 19',
      'Dangriga 12',
      'Corozal 4',
      'Hopkins 3',
      'Stann Creek District 15',
    ]);
  });

  test('the place where the visitor is, and what is beside it', () => {
    const here = { ...place('hopkins', 'Hopkins', 3), nearby: ['dangriga'] };
    show(undefined, here, cities);
    expect(names().slice(1, 4)).toEqual(['Hopkins 3', 'Dangriga 12', 'San Pedro 19']);
  });
});
