import { render, screen, within } from '@testing-library/react';
import { DecisionBar } from '#components/moderation/item/decision-bar';
import { ProposedCorrection } from '#components/moderation/proposal/proposed-correction';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const A = `/uploads/${'a'.repeat(32)}.webp`;
const B = `/uploads/${'b'.repeat(32)}.webp`;
const before = someSubmission({ coverImageUrl: A, coverImageAlt: 'Drummers' });
const show = (changes: Record<string, unknown>, moved?: string) =>
  render(
    <ProposedCorrection before={before} proposed={someSubmission({ ...before, ...changes })} moved={moved} />,
  );

describe('A proposed correction', () => {
  test('is shown field by field, now and proposed, with the words marked that differ', () => {
    show({
      description: 'Marimba, food and music on the field behind the school.',
      website: 'https://example.com',
    });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Description', 'Website']);
    expect(screen.getByText('games', { exact: false, selector: 'del' })).toBeVisible();
    expect(screen.getByText('music', { exact: false, selector: 'ins' })).toBeVisible();
    expect(screen.getByText('Not provided')).toBeVisible();
  });

  test('has the pictures of both side by side, and says which are removed and new', () => {
    show({ coverImageUrl: B, coverImageAlt: 'Dancers' });
    const [now, proposed] = ['Now', 'Proposed'].map((term) => {
      const definition = screen.getByText(term, { selector: 'dt' }).nextElementSibling;
      return within(definition as HTMLElement);
    });
    expect(now?.getByRole('img', { name: 'Drummers' })).toBeVisible();
    expect(now?.getByText(/Removed/)).toBeVisible();
    expect(proposed?.getByRole('img', { name: 'Dancers' })).toBeVisible();
    expect(proposed?.getByText(/New/)).toBeVisible();
  });

  test('says where the event is that has moved since', () => {
    show({ date: '2027-12-06' }, 'Sunday, 12 December 2027, 6 PM, Hall, Dangriga');
    expect(screen.getByText(/Now: Sunday, 12 December 2027/)).toBeVisible();
  });
});

describe('The decisions on a public event', () => {
  const bar = (proposed?: ReturnType<typeof someSubmission>) =>
    render(
      <DecisionBar
        item={{ id: 'one', kind: 'event', status: 'approved', version: 3 }}
        proposed={proposed}
        filter={{}}
        itemKey=""
      />,
    );

  test('are to correct it and to take the approval back', () => {
    bar();
    expect(screen.getByRole('link', { name: /Correct it/ })).toHaveAttribute('aria-keyshortcuts', 'e');
    expect(screen.getByRole('button', { name: /Undo/ })).toHaveAttribute('aria-keyshortcuts', 'u');
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  test('are also to accept or decline a proposal, under the keys of approving and rejecting', () => {
    bar(someSubmission());
    const accept = screen.getByRole('button', { name: /Accept the correction/ });
    expect(accept).toHaveAttribute('aria-keyshortcuts', 'a');
    expect(accept.closest('form')).toHaveFormValues({ version: '3' });
    expect(screen.getByText('Decline', { exact: false, selector: 'summary' })).toHaveAttribute(
      'aria-keyshortcuts',
      'r',
    );
    expect(screen.getByLabelText(/We could not confirm it/)).toHaveAttribute('aria-keyshortcuts', '1');
  });
});
