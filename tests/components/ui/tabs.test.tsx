import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '#components/ui/tabs';

const showTabs = () =>
  render(
    <Tabs
      label="Weather"
      tabs={[
        { id: 'now', label: 'Current', content: 'Warm' },
        { id: 'days', label: '5-Day', content: 'Warmer' },
        { id: 'more', label: 'More', content: 'Warmest' },
      ]}
    />,
  );
const tab = (name: string) => screen.getByRole('tab', { name });

test('only the chosen tab’s panel is shown, named by its tab', async () => {
  showTabs();
  expect(screen.getByRole('tabpanel', { name: 'Current' })).toHaveTextContent('Warm');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  await userEvent.click(tab('5-Day'));
  expect(screen.getByRole('tabpanel', { name: '5-Day' })).toHaveTextContent('Warmer');
  expect(tab('5-Day')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['{ArrowRight}', '5-Day'],
  ['{ArrowLeft}', 'More'],
  ['{End}', 'More'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Current'],
  ['{End}{Home}', 'Current'],
])('%s leads to “%s”, and one stop of Tab is enough for all', async (keys, name) => {
  showTabs();
  await userEvent.tab();
  expect(tab('Current')).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('a choice calls `onChoose` once, by mouse and by key', async () => {
  const chosen: string[] = [];
  render(
    <Tabs
      label="Weather"
      onChoose={(id) => chosen.push(id)}
      tabs={[
        { id: 'now', label: 'Current', content: 'Warm' },
        { id: 'days', label: '5-Day', content: 'Warmer' },
      ]}
    />,
  );
  await userEvent.click(tab('Current'));
  await userEvent.click(tab('5-Day'));
  await userEvent.click(tab('5-Day'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen).toEqual(['days', 'now']);
});
