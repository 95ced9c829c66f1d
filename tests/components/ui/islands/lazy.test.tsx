import { render, screen } from '@testing-library/react';
import { Lazy } from '#components/ui/islands/lazy';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;
const shown = (load: () => Promise<typeof Greeting>) =>
  render(
    <Lazy
      load={load}
      props={{ name: 'Belize' }}
      waiting={<p>One moment</p>}
      failed={<p>It did not arrive</p>}
    />,
  );

test('a lazy component replaces its placeholder once it is loaded', async () => {
  shown(async () => Greeting);
  expect(screen.getByText('One moment')).toBeVisible();
  expect(await screen.findByText('Good morning, Belize')).toBeVisible();
});

test('a failed load leaves the page working, and shows the fallback', async () => {
  shown(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('It did not arrive')).toBeVisible();
});
