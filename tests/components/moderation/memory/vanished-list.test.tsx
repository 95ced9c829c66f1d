import { render, screen, within } from '@testing-library/react';
import { JoinedList } from '#components/moderation/memory/joined-list';
import { VanishedLine } from '#components/moderation/memory/vanished-line';
import { VanishedList } from '#components/moderation/memory/vanished-list';
import { someEvent } from '../../../support/events/some-event.ts';

const fieldsOf = (button: HTMLElement) => {
  const form = button.closest('form') as HTMLFormElement;
  return { to: form.getAttribute('action'), ...Object.fromEntries(new FormData(form, button)) };
};

describe('the list of what is no longer listed', () => {
  const gone = someEvent({ id: 'gone' });
  const candidates = [someEvent({ id: 'here', date: '2026-12-13' })];
  const show = () =>
    render(<VanishedList events={[{ event: gone, goneSince: '2026-11-18T12:00:00Z', candidates }]} />);

  test('has a form without a script for each listed event that it may be now', () => {
    show();
    const button = screen.getByRole('button', {
      name: /^It is now: Punta Rock Concert, Sunday, 13 December 2026/,
    });
    expect(button).toHaveAccessibleDescription('Punta Rock Concert');
    expect(fieldsOf(button)).toEqual({
      to: '/api/moderate/memory',
      event: 'gone',
      present: 'here',
      action: 'join',
    });
  });

  test('takes the address of any other event, and that it is gone', () => {
    show();
    const field = screen.getByRole('textbox', { name: 'Address of the event that it is now' });
    expect(field).toBeRequired();
    expect(fieldsOf(screen.getByRole('button', { name: 'Join them' }))).toMatchObject({ action: 'join' });
    expect(fieldsOf(screen.getByRole('button', { name: 'It is gone' }))).toMatchObject({
      event: 'gone',
      action: 'gone',
    });
  });
});

test('an event that moved is parted from its former address by a button', () => {
  render(
    <JoinedList events={[{ event: someEvent({ id: 'here' }), remembered: { formerIds: ['a', 'b'] } }]} />,
  );
  const list = screen.getByRole('region', { name: 'Moved 1' });
  expect(list).toHaveTextContent('Before: b');
  expect(fieldsOf(within(list).getByRole('button', { name: 'These are two events' }))).toMatchObject({
    event: 'here',
    action: 'part',
  });
});

test.each([
  [0, 'Events that vanished or moved'],
  [1, '1 event to come is no longer listed. See what became of it'],
  [2, '2 events to come are no longer listed. See what became of them'],
])('the line of the sheet says that %d vanished', (count, words) => {
  const { container } = render(<VanishedLine count={count} href="/moderate/memory" />);
  expect(container).toHaveTextContent(words);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/moderate/memory');
});
