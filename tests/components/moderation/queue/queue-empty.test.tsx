import { render, screen } from '@testing-library/react';
import { QueueEmpty } from '#components/moderation/queue/queue-empty';

test.each([
  [{ isDone: true, asked: 0 }, 'Everything is decided. Thank you!'],
  [{ isDone: false, asked: 1 }, 'Nothing matches. Try another filter.'],
  [{ isDone: true, asked: 1 }, 'Nothing to decide for now. 1 item is waiting for an answer to our question.'],
  [
    { isDone: true, asked: 3 },
    'Nothing to decide for now. 3 items are waiting for an answer to our question.',
  ],
])('a queue without items and %j says: %s', (state, words) => {
  render(<QueueEmpty {...state} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('what waits for an answer can be seen from the empty queue', () => {
  render(<QueueEmpty isDone asked={1} />);
  expect(screen.getByRole('link', { name: 'Show what is waiting' })).toHaveAttribute(
    'href',
    '/moderate?status=asked',
  );
});
