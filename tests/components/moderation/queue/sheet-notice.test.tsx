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
  expect(screen.queryByRole('button')).toBeNull();
});

const HELD = [
  {
    source: 'sheets-api',
    sentence: 'The column Date is blank in 9 of 9 rows, before in 0 of 9',
    isHeld: true,
    doubts: ['shrank', 'blanked:Date'],
  },
  {
    source: 'published-csv',
    sentence: 'The sheet shrank from 9 rows to 4',
    isHeld: true,
    doubts: ['shrank'],
  },
];

test('moderators can accept a held sheet on its page for the reasons that they read, when they say that it is meant so', () => {
  render(<SheetNotice problems={HELD} readAt={null} isAcceptable />);
  expect(screen.getByText(/The site has no events to show\./)).toBeVisible();
  const form = screen.getByRole('button', { name: 'Show the sheet as it is' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/moderate/sheet');
  expect(form && new FormData(form).getAll('accept')).toEqual(['shrank', 'blanked:Date']);
  expect(screen.getByRole('checkbox', { name: 'I have looked at the sheet: it is meant so' })).toBeRequired();
  expect(form).toBeInvalid();
  expect(form).toHaveTextContent('If it is an accident, mend it in the sheet');
  expect(form).toHaveTextContent('Events whose rows are gone leave the site.');
  expect(form).toHaveTextContent('What is blank in the sheet is blank on the site.');
});

test('each reason has a line, once where every source has it, else with the source', () => {
  const cost = 'The column Cost is blank or “Loading...” in 9 of 9 rows, before in 0 of 9';
  const date = 'The column Date is blank in 9 of 9 rows, before in 0 of 9';
  const problems = [
    { source: 'sheets-api', sentence: `${cost}. ${date}`, isHeld: true, doubts: ['blanked:Date,Cost'] },
    { source: 'published-csv', sentence: cost, isHeld: true, doubts: ['blanked:Cost'] },
  ];
  render(<SheetNotice problems={problems} readAt={null} isAcceptable />);
  expect(screen.getByText('The sheet is held back, because it looks like an accident.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${cost}.`,
    `Sheets API: ${date}.`,
  ]);
});

test('elsewhere the notice leads to that page, without a button', () => {
  render(<SheetNotice problems={HELD} readAt={null} />);
  expect(screen.getByRole('link', { name: /Look at the sheet/ })).toHaveAttribute('href', '/moderate/sheet');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a problem there is no notice', () => {
  const { container } = render(<SheetNotice problems={[]} readAt={null} />);
  expect(container).toBeEmptyDOMElement();
});
