import { render, screen } from '@testing-library/react';
import { ItemHead } from '#components/moderation/item/item-head';

test('moderators see above an event what its organiser announced', () => {
  render(
    <ItemHead
      title="Fiesta"
      kind="Event"
      status="Approved"
      reference="BC-7K4M-92QX"
      received="20 November"
      isOver={false}
      hints={[]}
      announced="Its organiser announced that it is cancelled."
    />,
  );
  expect(screen.getByText('Its organiser announced that it is cancelled.')).toBeVisible();
});
