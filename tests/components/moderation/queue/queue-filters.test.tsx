import { render, screen, within } from '@testing-library/react';
import { QueueFilters } from '#components/moderation/queue/queue-filters';
import { SUBMISSION_STATES, type SubmissionStates } from '#lib/submissions/items/states/submission-states';
import { filterFromSearch } from '#lib/submissions/moderation/requests/queue-filter';

const COUNTS = [
  { status: 'pending', kind: 'event', count: 3 },
  { status: 'pending', kind: 'contact', count: 1 },
  { status: 'asked', kind: 'event', count: 2 },
  { status: 'from-a-newer-version', kind: 'event', count: 5 },
] as const;

const tabs = (states?: SubmissionStates) => {
  const filter = filterFromSearch(new URLSearchParams(), states);
  render(<QueueFilters filter={filter} counts={COUNTS} {...(states && { states })} />);
  return within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
};
const namesOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

test('the queue has a filter for each state of the table, with its number of items', () => {
  const names = ['Waiting 4', 'Asked 2', 'Approved 0', 'Rejected 0', 'Withdrawn 0', 'Unanswered 0', 'Spam 0'];
  // Items in a state that the table does not know count only for 'All'.
  expect(namesOf(tabs())).toEqual([...names, 'All 11']);
});

test('a further open state has a filter of its own', () => {
  const further = { ...SUBMISSION_STATES.pending, label: 'With the press' };
  const links = tabs({ ...SUBMISSION_STATES, 'from-a-newer-version': further });
  expect(namesOf(links)).toContain('With the press 5');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/moderate?status=from-a-newer-version');
});
