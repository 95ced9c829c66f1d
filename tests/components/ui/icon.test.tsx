import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Icon } from '#components/ui/icon';
import { ICON_NAMES } from '#components/ui/icon-name';
import { EVENT_CATEGORIES } from '#lib/events/event-category';

const drawn = [...readFileSync('public/images/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
  ([, name]) => name,
);

test('the sprite has exactly one icon for every name', () => {
  expect([...drawn].sort()).toEqual([...ICON_NAMES].sort());
});

test('every category has its icon', () => {
  for (const category of EVENT_CATEGORIES) expect(drawn).toContain(category);
});

test('an icon is hidden from screen readers', () => {
  const { container } = render(<Icon name="search" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('use')).toHaveAttribute('href', '/images/icons.svg#search');
});
