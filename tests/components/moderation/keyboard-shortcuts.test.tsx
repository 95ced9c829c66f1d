import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionBar } from '#components/moderation/item/decision-bar';
import { KeyboardShortcuts } from '#components/moderation/keyboard-shortcuts';
import { MarkedItems } from '#components/moderation/queue/marked-items';
import { QueueList } from '#components/moderation/queue/queue-list';
import type { QueueRow } from '#lib/submissions/moderation/queue/queue-row';
import { openDialogs } from '../../support/jsdom/open-dialogs.ts';

openDialogs();
afterEach(() => localStorage.clear());

const row = (id: string): QueueRow => ({
  id,
  href: `/moderate/items/${id}`,
  paneHref: `/moderate?item=${id}`,
  mark: `${id}:3`,
  kind: 'event',
  kindLabel: 'Event',
  title: `Event ${id}`,
  where: 'Dangriga',
  day: 'Sun 5 Dec 2027',
  reference: 'BC-0000-0000',
  status: '',
  createdAt: '2026-11-21T12:00:00.000Z',
  received: 'Sat 21 Nov 2026, 6 AM',
  age: '3 h',
  isOver: false,
  duplicates: 1,
  hints: ['All in capitals'],
});

type BarProps = Parameters<typeof DecisionBar>[0];
const bar = (
  changes: Partial<BarProps['item']> = {},
  more: Pick<Partial<BarProps>, 'returnTo' | 'problem' | 'isWhole'> = {},
) => (
  <DecisionBar
    item={{ id: 'one', kind: 'event', status: 'pending', version: 3, ...changes }}
    filter={{ kind: 'event' }}
    itemKey=""
    {...more}
  />
);

test('j and k move through the rows of the queue from the selected one, the first, which show their facts', async () => {
  const user = userEvent.setup();
  render(
    <>
      <QueueList rows={[row('1'), row('2'), row('3')]} selectedId="1" />
      <KeyboardShortcuts />
    </>,
  );
  const [first, second, third] = screen.getAllByRole('link', { name: /^Event \d ?3 h/ });
  expect(first).toHaveTextContent(/Event 1.*3 h.*Sun 5 Dec 2027 · Dangriga.*Duplicate\?.*All in capitals/);
  expect(first).toHaveAttribute('aria-current', 'true');
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('jj');
  expect(third).toHaveFocus();
  await user.keyboard('kkk');
  expect(first).toHaveFocus();
});

const marked = () =>
  screen.getAllByRole('checkbox', { name: /^Mark Event/ }).map((box) => (box as HTMLInputElement).checked);

test('x marks the selected row, and Shift with x all since the one that was marked last', async () => {
  const user = userEvent.setup();
  render(
    <>
      <QueueList rows={[row('1'), row('2'), row('3'), row('4')]} selectedId="1" />
      <KeyboardShortcuts />
    </>,
  );
  await user.keyboard('x');
  expect(marked()).toEqual([true, false, false, false]);
  await user.keyboard('jjX');
  expect(marked()).toEqual([true, true, true, false]);
  await user.keyboard('x');
  expect(marked()).toEqual([true, true, false, false]);
});

test('with marked rows, a and s decide about those, and otherwise about the item beside the list', async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form, (event as SubmitEvent).submitter);
    sent.push(`${form.getAttribute('action')} ${[...data].map((pair) => pair.join('=')).join(' ')}`);
  };
  document.addEventListener('submit', note);
  render(
    <>
      <MarkedItems from="?kind=event" allHref="/all" noneHref="/none" areMarked={false} />
      <QueueList rows={[row('1'), row('2')]} selectedId="1" />
      <div data-moderation-pane="1">{bar({ id: '1' }, { returnTo: 'queue' })}</div>
      <KeyboardShortcuts />
    </>,
  );
  await user.keyboard('s');
  await user.keyboard('x');
  expect(screen.getByRole('status')).toHaveTextContent('1 marked');
  await user.keyboard('s');
  document.removeEventListener('submit', note);
  expect(sent).toEqual([
    '/api/moderate/items/1/decision version=3 from=?kind=event to=queue action=spam',
    '/api/moderate/decisions from=?kind=event action=spam marked=1:3',
  ]);
});

test('no key decides about the item beside the list while another row is being reached', async () => {
  const user = userEvent.setup();
  let sent = 0;
  const note = (event: Event) => {
    event.preventDefault();
    sent += 1;
  };
  document.addEventListener('submit', note);
  render(
    <>
      <QueueList rows={[row('1'), row('2')]} selectedId="1" />
      <div data-moderation-pane="1">{bar({ id: '1' })}</div>
      <KeyboardShortcuts />
    </>,
  );
  await user.keyboard('jas');
  expect(sent).toBe(0);
  await user.keyboard('ka');
  expect(sent).toBe(1);
  document.removeEventListener('submit', note);
});

test('one checkbox marks all rows of the page, and shows that only some are marked', async () => {
  const user = userEvent.setup();
  render(
    <>
      <MarkedItems from="" allHref="/all" noneHref="/none" areMarked={false} />
      <QueueList rows={[row('1'), { ...row('2'), mark: '' }, row('3')]} />
    </>,
  );
  const all = screen.getByRole('checkbox', { name: 'Mark all on this page' });
  await user.click(all);
  expect(marked()).toEqual([true, true]);
  await user.click(screen.getByRole('checkbox', { name: 'Mark Event 3' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(marked()).toEqual([true, true]);
  await user.click(all);
  expect(marked()).toEqual([false, false]);
});

test('Escape closes the reasons and returns to Reject', async () => {
  const user = userEvent.setup();
  render(
    <>
      {bar()}
      <KeyboardShortcuts />
    </>,
  );
  await user.keyboard('r{Escape}');
  expect(screen.getByText('Reject', { selector: 'summary' }).closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Reject', { selector: 'summary' })).toHaveFocus();
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

/** The form below Reject. */
const rejection = () =>
  within(screen.getByText('Reject', { selector: 'summary' }).closest('details') as HTMLElement);

test('r opens the reasons, and letters typed as a reason are no shortcuts', async () => {
  const user = userEvent.setup();
  render(
    <>
      {bar()}
      <KeyboardShortcuts />
    </>,
  );
  await user.keyboard('r');
  expect(rejection().getAllByRole('radio')[0]).toHaveFocus();
  await user.type(rejection().getByRole('textbox', { name: /own words/ }), 'as?');
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
  const reasons = rejection().getAllByRole('radio', { hidden: true });
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
  render(bar({}, { problem: 'reason' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason, or write your own.');
  expect(rejection().getByRole('textbox', { name: /own words/ })).toBeVisible();
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

const EVENT = ['Approve', 'Spam', 'Ask the organiser', 'Reject with this reason'];

test.each([
  ['a waiting event', { kind: 'event' }, {}, EVENT],
  [
    'an event that was asked about',
    { status: 'asked' },
    {},
    ['Approve', 'Spam', 'Take the question back', 'Reject with this reason'],
  ],
  [
    'an event that was asked about, for the link of a mail,',
    { status: 'asked' },
    { isWhole: false },
    ['Approve', 'Spam', 'Reject with this reason'],
  ],
  ['a message', { kind: 'contact' }, {}, ['Mark as answered', 'Spam']],
  ['a rejected event', { status: 'rejected' }, {}, ['Undo: put it back in the queue']],
  ['a rejected event, for the link of a mail,', { status: 'rejected' }, { isWhole: false }, []],
  ['a withdrawn event', { status: 'withdrawn' }, {}, []],
] as const)('%s has its own decisions', (_, changes, more, names) => {
  render(bar(changes, more));
  const buttons = screen.queryAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  expect(buttons.map((words) => words?.replace(/ \w$/, ''))).toEqual(names);
});
