import { render, screen } from '@testing-library/react';
import { Late } from '#components/ui/overlay/late';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;
const shown = (load: () => Promise<typeof Greeting>) =>
  render(
    <Late
      load={load}
      props={{ name: 'Belize' }}
      waiting={<p>One moment</p>}
      failed={<p>It did not arrive</p>}
    />,
  );

test('what is fetched when it is wanted stands in its place once it is there', async () => {
  shown(async () => Greeting);
  expect(screen.getByText('One moment')).toBeVisible();
  expect(await screen.findByText('Good morning, Belize')).toBeVisible();
});

test('code that does not arrive leaves the page standing, and says so', async () => {
  shown(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('It did not arrive')).toBeVisible();
});
