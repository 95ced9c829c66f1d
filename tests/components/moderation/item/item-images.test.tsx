import { render, screen } from '@testing-library/react';
import { ItemImages } from '#components/moderation/item/item-images';

const image = { url: '/uploads/0123456789abcdef0123456789abcdef.webp', alt: 'Drummers' };

test('the moderators’ page shows the images of an item, and says nothing of deleted ones when there are none', () => {
  render(<ItemImages images={[image]} />);
  expect(screen.getByRole('img', { name: 'Drummers' })).toBeInTheDocument();
  expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
});

test.each([
  [1, 'One picture was deleted: those of spam and withdrawn events are stored for 3 days at most.'],
  [3, '3 pictures were deleted: those of spam and withdrawn events are stored for 3 days at most.'],
])('the moderators’ page says when %i images of spam were deleted', (deleted, sentence) => {
  render(<ItemImages images={[]} deleted={deleted} />);
  expect(screen.getByRole('heading', { name: 'Pictures' })).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('the moderators’ page has no heading for images where there are and were none', () => {
  const { container } = render(<ItemImages images={[]} />);
  expect(container).toBeEmptyDOMElement();
});
