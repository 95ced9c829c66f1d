import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from '#components/ui/form/combobox-field';

const PLACES = [
  { value: 'San Pedro', detail: 'Belize District' },
  { value: 'San José Succotz', detail: 'Cayo District' },
  { value: 'Dangriga', detail: 'Stann Creek District' },
];
const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());

function Field() {
  const [value, setValue] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <ComboboxField
        name="place"
        label="City/Community"
        value={value}
        onChange={setValue}
        suggestions={PLACES}
      />
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'City/Community' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  onSubmit.mockClear();
  render(<Field />);
});

test('suggestions appear while typing, regardless of case and accents, and free text stays', async () => {
  await userEvent.type(field(), 'jose');
  expect(options()).toEqual(['San José Succotz Cayo District']);
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
  await userEvent.type(field(), ' of somewhere');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('jose of somewhere');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('down and up move through the suggestions, and Enter picks one without submitting the form', async () => {
  await userEvent.type(field(), 'san');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(field()).toHaveValue('San Pedro');
  expect(field()).toHaveFocus();
  expect(options()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter keeps the typed text where no suggestion is active', async () => {
  await userEvent.type(field(), 'san{Enter}');
  expect(field()).toHaveValue('san');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Escape closes the suggestions, but nothing around them', async () => {
  const outside = jest.fn();
  document.addEventListener('keydown', outside);
  await userEvent.type(field(), 'san');
  outside.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('san');
  expect(outside).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', outside);
});

test('a suggestion is picked by a tap, and blur closes the suggestions', async () => {
  await userEvent.type(field(), 'dan');
  await userEvent.click(screen.getByRole('option', { name: /Dangriga/ }));
  expect(field()).toHaveValue('Dangriga');
  await userEvent.type(field(), '{Backspace}');
  expect(options()).toHaveLength(1);
  await userEvent.tab();
  expect(options()).toEqual([]);
});
