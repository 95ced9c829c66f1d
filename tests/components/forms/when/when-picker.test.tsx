import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { RestoredValues } from '#components/forms/restored-values.ts';
import { PlainWhen } from '#components/forms/when/plain-when';
import { WhenPicker } from '#components/forms/when/when-picker';
import { EMPTY_WHEN, type WhenState } from '#lib/submissions/fields/when/when-state';
import { valuesOfWhen } from '#lib/submissions/fields/when/when-values';

const PICKED = { ...EMPTY_WHEN, date: '2027-12-04' };

function Picker({ given = PICKED, errors = {} }: { given?: WhenState; errors?: Record<string, string> }) {
  const [when, setWhen] = useState(given);
  return <WhenPicker when={when} onChange={setWhen} errors={errors} dateLabel="Event date" />;
}
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const boxes = () => screen.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).name);

test('hours are preselected, and one day', () => {
  render(<Picker given={EMPTY_WHEN} />);
  expect(screen.getByRole('radio', { name: 'One day' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'From and to' })).toBeChecked();
  expect(screen.queryByLabelText('Last day')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'In words' })).toBeNull();
});

test('selecting all day empties and disables the time', () => {
  render(<Picker given={{ ...PICKED, start: '19:30', end: '23:00' }} />);
  fireEvent.click(screen.getByRole('radio', { name: 'All day' }));
  expect(screen.getByLabelText(/^Start time/)).toBeDisabled();
  expect(screen.getByLabelText(/^Start time/)).toHaveValue('');
  fireEvent.click(screen.getByRole('radio', { name: 'From and to' }));
  expect(screen.getByLabelText(/^Start time/)).toBeEnabled();
});

test('an end time that is left without a start stays, and is told beside the start', () => {
  render(
    <Picker
      given={{ ...PICKED, start: '19:30', end: '23:00' }}
      errors={{ time: 'Say when it begins too, or leave the end time empty' }}
    />,
  );
  fill(/^Start time/, '');
  expect(screen.getByLabelText(/^End time/)).toBeEnabled();
  expect(screen.getByLabelText(/^End time/)).toHaveValue('23:00');
  expect(screen.getByLabelText(/^Start time/)).toHaveAccessibleDescription(/Say when it begins too/);
});

test('several days ask for the last one', () => {
  render(<Picker errors={{ endDate: 'Choose the last day, after the event date' }} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Several days' }));
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription(/Choose the last day/);
});

test('one of several days may have other hours, which are asked once it is chosen', () => {
  render(<Picker given={{ ...PICKED, start: '10:00', end: '18:00' }} />);
  expect(screen.queryByLabelText(/^A day with other hours/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Several days' }));
  fill('Last day', '2027-12-05');
  expect(screen.queryByLabelText('That day from')).toBeNull();
  fill(/^A day with other hours/, '2027-12-05');
  fill('That day from', '10:00');
  fill(/^That day to/, '14:00');
  expect(screen.getByLabelText(/^A day with other hours/)).toHaveAttribute('max', '2027-12-05');
  fireEvent.click(screen.getByRole('radio', { name: 'All day' }));
  expect(screen.queryByLabelText(/^A day with other hours/)).toBeNull();
});

test.each([
  ['2027-12-05', 'That day from'],
  ['2027-12-09', /^A day with other hours/],
  ['', /^A day with other hours/],
])('what is wrong with the hours of another day, “%s”, is told beside it', (otherDay, label) => {
  render(
    <Picker
      given={{
        ...PICKED,
        days: 'span',
        endDate: '2027-12-06',
        start: '10:00',
        otherDay,
        otherEnd: '14:00',
      }}
      errors={{ time: 'Say when it begins too' }}
    />,
  );
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Say when it begins too/);
  expect(screen.getByLabelText(/^Start time/)).not.toHaveAccessibleDescription(/Say when it begins too/);
});

const SPAN = { ...PICKED, days: 'span', endDate: '2027-12-06', start: '10:00', end: '18:00' } as const;

test.each([
  ['no last day is chosen yet', { endDate: '', otherDay: '2027-12-05', otherEnd: '14:00' }, 'That day from'],
  ['the day has no start', { otherDay: '2027-12-05', otherEnd: '14:00' }, 'That day from'],
  ['the days have no start', { start: '', otherDay: '2027-12-05', otherStart: '10:00' }, /^Start time/],
  ['the days end too late', { start: '20:00', end: '16:30' }, /^End time/],
  [
    'the day ends too late',
    { otherDay: '2027-12-05', otherStart: '20:00', otherEnd: '16:30' },
    /^That day to/,
  ],
  ['the day is of the next week', { otherDay: '2027-12-12', otherStart: '10:00' }, /^A day with other hours/],
])(
  'what is wrong with hours is told beside one input, to which its summary leads: %s',
  (_, change, label) => {
    render(<Picker given={{ ...SPAN, ...change }} errors={{ time: 'Mend the hours' }} />);
    const input = screen.getByLabelText(label);
    expect(input).toHaveAccessibleDescription(/Mend the hours/);
    expect(input).toHaveAttribute('id', 'field-time');
    expect(screen.getAllByText('Mend the hours')).toHaveLength(1);
  },
);

test('more days with other hours are said to be shown in the description alone', () => {
  render(<Picker given={SPAN} />);
  expect(screen.getByLabelText(/^A day with other hours/)).toHaveAccessibleDescription(
    /calendar shows the hours above for them/,
  );
});

test('every Saturday until a day is a list to untick', () => {
  render(<Picker />);
  fireEvent.click(screen.getByRole('radio', { name: 'Several dates' }));
  fill(/^Every Saturday until/, '2027-12-18');
  expect(boxes()).toEqual(['on.2027-12-11', 'on.2027-12-18']);
  expect(screen.getByRole('status')).toHaveTextContent('3 dates in all');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sat 11 Dec 2027' }));
  expect(screen.getByRole('checkbox', { name: 'Sat 11 Dec 2027' })).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('2 dates in all');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sat 11 Dec 2027' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 dates in all');
});

test('a list that would be longer than 26 dates says where it ends', () => {
  render(<Picker given={{ ...PICKED, days: 'dates' }} />);
  fill(/^Every Saturday until/, '2029-01-01');
  expect(boxes()).toHaveLength(25);
  expect(screen.getByText(/An event can have at most 26 dates/)).toBeVisible();
});

test('single dates are added, by the button or by leaving the field', () => {
  render(<Picker given={{ ...PICKED, days: 'dates' }} />);
  const add = screen.getByRole('button', { name: 'Add this date' });
  expect(add).toBeDisabled();
  fill(/^Another date/, '2027-12-24');
  fireEvent.click(add);
  fill(/^Another date/, '2027-12-20');
  fireEvent.blur(screen.getByLabelText(/^Another date/));
  expect(boxes()).toEqual(['on.2027-12-20', 'on.2027-12-24']);
  expect(screen.getByLabelText(/^Another date/)).toHaveValue('');
});

test('a single date that is not after the first is told, and not added', () => {
  render(<Picker given={{ ...PICKED, days: 'dates' }} />);
  fill(/^Another date/, '2027-12-03');
  fireEvent.blur(screen.getByLabelText(/^Another date/));
  expect(boxes()).toEqual([]);
  expect(screen.getByLabelText(/^Another date/)).toHaveValue('2027-12-03');
  expect(screen.getByLabelText(/^Another date/)).toHaveAccessibleDescription(/Choose a day after/);
});

test('a time in words that two clocks cannot say keeps its words', () => {
  render(<Picker given={{ ...PICKED, hours: 'words', words: 'Sunrise' }} />);
  expect(screen.getByRole('radio', { name: 'In words' })).toBeChecked();
  expect(screen.getByLabelText('Time in words')).toHaveValue('Sunrise');
  fireEvent.click(screen.getByRole('radio', { name: 'From and to' }));
  expect(screen.queryByLabelText('Time in words')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'In words' }));
  expect(screen.getByLabelText('Time in words')).toHaveValue('Sunrise');
});

test('a part of a plain form sends what is chosen, and is filled in again after a reload', () => {
  const values = valuesOfWhen({ ...PICKED, days: 'dates', listed: ['2027-12-11'], ticked: ['2027-12-11'] });
  const part = (restored?: Record<string, string>) => (
    <form aria-label="Plain">
      <RestoredValues value={restored}>
        <PlainWhen label="Event date" values={values} errors={{}} />
      </RestoredValues>
    </form>
  );
  const { rerender } = render(part());
  const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));
  expect(sent()).toMatchObject({ days: 'dates', date: '2027-12-04', 'on.2027-12-11': 'yes', hours: 'hours' });
  rerender(part({ ...values, listedDates: '2027-12-11,2027-12-18' }));
  expect(within(screen.getByRole('form')).getAllByRole('checkbox')).toHaveLength(2);
  expect(sent()).toMatchObject({ listedDates: '2027-12-11,2027-12-18' });
});
