import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionBar } from '#components/moderation/item/decision-bar';
import { KeyboardShortcuts } from '#components/moderation/keyboard-shortcuts';
import { QueueList } from '#components/moderation/queue/queue-list';
import type { QueueRow } from '#lib/submissions/moderation/queue/queue-row';
import { openDialogs } from '../../support/jsdom/open-dialogs.ts';

openDialogs();
afterEach(() => localStorage.clear());

const row = (id: string): QueueRow => ({
  id,
  href: `/moderate/items/${id}`,
  kind: 'event',
  kindLabel: 'Event',
  title: `Event ${id}`,
  where: 'Dangriga',
  day: 'Sun 5 Dec 2027',
  reference: 'BC-0000-0000',
  status: '',
  createdAt: '2026-11-21T12:00:00.000Z',
  received: 'Sat 21 Nov 2026, 06:00',
  age: '3 h',
  isOver: false,
  duplicates: 1,
  hints: ['All in capitals'],
});

const bar = (changes: Partial<Parameters<typeof DecisionBar>[0]> = {}) => (
  <DecisionBar
    itemId="one"
    kind="event"
    version={3}
    from="?kind=event"
    itemKey=""
    editHref="#edit"
    isOpen
    canUndo
    {...changes}
  />
);

test('j and k move through the rows of the queue, which show their facts', async () => {
  const user = userEvent.setup();
  render(
    <>
      <QueueList rows={[row('1'), row('2')]} />
      <KeyboardShortcuts />
    </>,
  );
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(/Event 1.*Sun 5 Dec 2027 · Dangriga.*Duplicate\?.*All in capitals.*3 h/);
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('jj');
  expect(second).toHaveFocus();
  await user.keyboard('k');
  expect(first).toHaveFocus();
});

test('a sends the approval of the displayed version', async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement, event.submitter);
    sent.push(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])).toString());
  });
  render(
    <>
      {bar()}
      <KeyboardShortcuts />
    </>,
  );
  await user.keyboard('a');
  expect(sent).toEqual(['version=3&from=%3Fkind%3Devent&action=approve']);
});

test('r opens the reasons, and letters typed as a reason are no shortcuts', async () => {
  const user = userEvent.setup();
  render(
    <>
      {bar()}
      <KeyboardShortcuts />
    </>,
  );
  await user.keyboard('r');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: /own words/ }), 'as?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the reasons are under number keys while they are open', async () => {
  const user = userEvent.setup();
  render(
    <>
      {bar()}
      <KeyboardShortcuts />
    </>,
  );
  const reasons = screen.getAllByRole('radio', { hidden: true });
  await user.keyboard('3');
  for (const reason of reasons) expect(reason).not.toBeChecked();
  await user.keyboard('r3');
  expect(reasons[2]).toBeChecked();
  expect(reasons[2]).toHaveFocus();
  await user.keyboard('5');
  expect(reasons[4]).toBeChecked();
  // A form that is open already stays open.
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('r');
  expect(reasons[0]).toHaveFocus();
  expect(reasons[0]).toBeVisible();
});

test('a rejection that was sent without a reason is open and asks for one', () => {
  render(bar({ needsReason: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason, or write your own.');
  expect(screen.getByRole('textbox', { name: /own words/ })).toBeVisible();
});

test('the list of shortcuts has a switch that turns them off, which is remembered', async () => {
  const user = userEvent.setup();
  render(<KeyboardShortcuts />);
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: 'Single keys work on this device' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('moderate-keys')).toBe('off');
});

test.each([
  ['an event', { kind: 'event' }, ['Approve', 'Spam', 'Reject with this reason']],
  ['a message', { kind: 'contact' }, ['Mark as answered', 'Spam']],
  ['a decided item', { isOpen: false }, ['Undo: put it back in the queue']],
  ['a withdrawn item', { isOpen: false, canUndo: false }, []],
] as const)('%s has its own decisions', (_, changes, names) => {
  render(bar(changes));
  const buttons = screen.queryAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  expect(buttons.map((words) => words?.replace(/ \w$/, ''))).toEqual(names);
});
