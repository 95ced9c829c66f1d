import { render, screen } from '@testing-library/react';
import { SheetNotice } from '#components/moderation/queue/sheet-notice';

const TOO_LARGE = 'The sheet has 12.3 MB; the limit is 10 MB (about 50,000 events)';

test('moderators read why the sheet is not on the site, and since when the site shows other events', () => {
  const problems = [{ source: 'published-csv', sentence: TOO_LARGE, isHeld: false }];
  render(<SheetNotice problems={problems} readAt="2026-11-21T12:12:00.000Z" />);
  expect(
    screen.getByText(/The site shows the events that were read on Sat 21 Nov 2026, 6:12 AM\./),
  ).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(`Published CSV: ${TOO_LARGE}.`);
  expect(screen.queryByText(/can accept it/)).toBeNull();
});

test('moderators read that a held sheet can be accepted, and that there is nothing to show', () => {
  const problems = [{ source: 'sheets-api', sentence: 'The sheet grew from 139 rows to 1390', isHeld: true }];
  render(<SheetNotice problems={problems} readAt={null} />);
  expect(screen.getByText(/The site has no events to show\./)).toBeVisible();
  expect(screen.getByText(/the operator of the site can accept it/)).toBeVisible();
});

test('without a problem there is no notice', () => {
  const { container } = render(<SheetNotice problems={[]} readAt={null} />);
  expect(container).toBeEmptyDOMElement();
});
