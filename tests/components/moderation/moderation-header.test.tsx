import { render, screen, within } from '@testing-library/react';
import { ModerationHeader } from '#components/moderation/moderation-header';

const header = (props: Partial<Parameters<typeof ModerationHeader>[0]>) =>
  render(<ModerationHeader path="/moderate" themeToggle={<button type="button">Theme</button>} {...props} />);

test('the header of moderation has its pages, the moderator’s address and a way to sign out', () => {
  header({ email: 'ana@example.com', queueHref: '/moderate?kind=event', path: '/moderate/visits' });
  const pages = within(screen.getByRole('navigation', { name: 'Moderation' })).getAllByRole('link');
  expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Queue q', '/moderate?kind=event'],
    ['Visits v', '/moderate/visits'],
    ['Slides ', '/moderate/slides'],
    ['Celebrations ', '/moderate/celebrations'],
    ['Sheet t', '/moderate/sheet'],
  ]);
  expect(pages[1]).toHaveAttribute('aria-current', 'page');
  expect(pages[0]).not.toHaveAttribute('aria-current');
  // On a phone the second, in the menu, is the one that is seen.
  expect(screen.getAllByText('ana@example.com')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Sign out', hidden: true })).toBeInTheDocument();
});

test('who came by the link of one item is offered to sign in, and no page of all items', () => {
  header({ email: 'ana@example.com', path: '/moderate/items/one' });
  expect(screen.getByRole('link', { name: 'Sign in to see the queue' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Visits/ })).not.toBeInTheDocument();
});

test('the sign-in page shows the name alone', () => {
  header({ path: '/moderate/sign-in' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Go to homepage/ })).toBeVisible();
});
