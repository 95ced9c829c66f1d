import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswersList } from '#components/ui/form/answers-list';
import { BusyButton } from '#components/ui/form/busy-button';
import { ChoiceField } from '#components/ui/form/choice-field';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormProgress } from '#components/ui/form/form-progress';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';

Element.prototype.scrollIntoView = jest.fn();

test('a field has its label, its help and its error', () => {
  render(
    <TextField name="title" label="Event title" help="As on the poster." error="Event title is required" />,
  );
  const field = screen.getByRole('textbox', { name: 'Event title' });
  expect(field).toHaveAccessibleDescription('Error: Event title is required As on the poster.');
  expect(field).toBeInvalid();
});

test('an optional field is marked "(optional)", and a valid field has no error', () => {
  render(<TextField name="website" type="url" label="Website" optional />);
  const field = screen.getByRole('textbox', { name: 'Website (optional)' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

test('a group of choices is described by its error', () => {
  render(
    <ChoiceField
      name="kind"
      label="Event category"
      error="Event category is required"
      choices={[{ value: 'parade', label: 'Parade' }]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Event category' })).toHaveAccessibleDescription(
    'Error: Event category is required',
  );
});

const COLOURS = [
  { value: 'red', label: 'Red', isChosen: true },
  { value: 'blue', label: 'Blue', isChosen: false },
];

test('a choice that nobody listens to is the browser’s own: by pointer and by keyboard', async () => {
  const user = userEvent.setup();
  render(<ChoiceField name="colour" label="Colour" choices={COLOURS} />);
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test('a choice with a listener is the one that it is given', async () => {
  const user = userEvent.setup();
  const choose = jest.fn();
  render(<ChoiceField name="colour" label="Colour" choices={COLOURS} onChange={choose} />);
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(choose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test.each([
  ['', '0 of 20 characters'],
  ['né', '2 of 20 characters'],
  ['Marimba and good food', '1 character too many'],
])('the counter of “%s” shows %s', (text, words) => {
  render(<TextArea name="words" label="Description" counted={{ text, max: 20 }} defaultValue={text} />);
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(words);
});

test('the counter is announced when typing pauses', () => {
  jest.useFakeTimers();
  const area = (text: string) => (
    <TextArea name="words" label="Description" counted={{ text, max: 20 }} defaultValue="" />
  );
  const { rerender } = render(area('a'));
  rerender(area('ab'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // React handles the timer here.
  const { act } = jest.requireActual<typeof import('react')>('react');
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status')).toHaveTextContent('2 of 20 characters');
  jest.useRealTimers();
});

const problems = [
  { name: 'title', message: 'Event title is required' },
  { name: 'date', message: 'Event date is required' },
];

test('"There is a problem" takes the focus and links to each invalid field; corrected ones are struck through', async () => {
  const page = (now: typeof problems) => (
    <>
      <ErrorSummary problems={now} attempt={1} />
      <TextField name="title" label="Event title" />
      <TextField name="date" type="date" label="Event date" />
    </>
  );
  document.title = 'Submit Event';
  const { rerender } = render(page(problems));
  expect(document.title).toBe('Error: Submit Event');
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole('link', { name: 'Event date is required' }));
  expect(screen.getByLabelText('Event date')).toHaveFocus();

  rerender(page(problems.slice(0, 1)));
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
  rerender(page([]));
  expect(document.title).toBe('Submit Event');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the step count and the percent-complete bar agree', () => {
  render(<FormProgress step={2} steps={5} />);
  expect(screen.getByText('Step 2 of 5')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Form completed' })).toHaveAttribute('aria-valuenow', '20');
});

test('the step count is announced, and each count is an element of its own, which a translated page renews', () => {
  const { rerender } = render(<FormProgress step={1} steps={5} />);
  const first = screen.getByText('Step 1 of 5');
  const region = first.closest('[aria-live="polite"]');
  rerender(<FormProgress step={2} steps={5} />);
  expect(first).not.toBeInTheDocument();
  expect(region).toHaveTextContent(/^Step 2 of 5$/);
  expect(region).toBeInTheDocument();
});

test('the honeypot is hidden from people: it has a neutral name, no tab stop and no autocomplete', async () => {
  render(<HoneypotField />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  const field = screen.getByRole('textbox', { hidden: true });
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('name', 'note');
});

test('each answer has its Change, and an empty one is "Not provided"', async () => {
  const change = jest.fn();
  render(<AnswersList answers={[{ label: 'Website', value: '', onChange: change }]} />);
  expect(screen.getByText('Not provided')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change website' }));
  expect(change).toHaveBeenCalledTimes(1);
});

test('a busy button shows its busy label, keeps the focus and ignores presses', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <BusyButton busy={busy} busyWords="Sending…">
        Send
      </BusyButton>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
});
