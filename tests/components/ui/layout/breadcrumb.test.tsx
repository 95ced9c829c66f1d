import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Things to Do', href: '/things-to-do-in-belize' },
  { label: 'Punta Rock Concert', href: '/events/punta' },
];

test('the breadcrumb is a named navigation in order, and its last crumb is the page itself', () => {
  render(<Breadcrumb crumbs={CRUMBS} />);
  const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(CRUMBS.map(({ label }) => label));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/things-to-do-in-belize',
  ]);
  expect(screen.getByText('Punta Rock Concert')).toHaveAttribute('aria-current', 'page');
});

test('a breadcrumb with one crumb has no link', () => {
  render(<Breadcrumb crumbs={CRUMBS.slice(0, 1)} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Home')).toHaveAttribute('aria-current', 'page');
});
