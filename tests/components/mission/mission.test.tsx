import { render, screen, within } from '@testing-library/react';
import { Mission } from '#components/mission/mission';
import { PROMISES } from '#lib/site/mission';

test('the mission has a heading and four short promises', () => {
  render(<Mission />);
  const block = screen.getByRole('region', { name: 'Our Mission' });
  expect(block).toHaveAttribute('id', 'mission');
  const promises = within(block).getAllByRole('listitem');
  expect(promises).toHaveLength(4);
  promises.forEach((promise, index) => {
    expect(promise).toHaveTextContent(PROMISES[index]?.word ?? '-');
    expect(promise).toHaveTextContent(PROMISES[index]?.meaning ?? '-');
  });
});

test('the mission says who runs the guide', () => {
  render(<Mission />);
  expect(
    screen.getByText(
      'Belize Celebrations is run by a registered Belize business and powered by a diaspora relations committee.',
    ),
  ).toBeVisible();
});
