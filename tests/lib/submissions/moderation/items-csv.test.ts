import { describe, expect, test } from '@jest/globals';
import { csvRowsOf } from '#lib/submissions/moderation/items-csv';
import { someApplication, someMessage } from '../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const [HEADER] = csvRowsOf([]);
const shared = {
  status: 'pending',
  reference: 'BC-7K4M-92QX',
  created_at: '2026-11-21T12:00:00.000Z',
  decided_at: null,
  decided_by: null,
  reason: null,
  event_id: null,
};
/** A row of the export with the names of its columns. */
const exported = (kind: 'event' | 'advertiser' | 'contact', payload: object, changes = {}) => {
  const [, row = []] = csvRowsOf([{ ...shared, kind, payload: JSON.stringify(payload), ...changes }]);
  return Object.fromEntries(row.map((cell, column) => [HEADER?.[column], cell]));
};

describe('The export', () => {
  test('has a header, even without items', () => {
    expect(csvRowsOf([])).toEqual([
      [
        ...['Reference', 'Kind', 'Status', 'Received', 'Title', 'Place', 'Name', 'Email', 'Phone'],
        ...['Decided', 'Decided by', 'Reason', 'Event id', 'Details', 'Pictures'],
      ],
    ]);
  });

  test('contains an event with its sender, its decision, all answers and the addresses of its images', () => {
    const event = someSubmission({
      time: '',
      coverImageUrl: '/uploads/a.webp',
      additionalImageUrls: ['/uploads/b.webp'],
    });
    const decided = {
      status: 'approved',
      decided_at: '2026-11-22T12:00:00.000Z',
      decided_by: 'mod@example.org',
      reason: 'Why',
      event_id: '20271205-fiesta',
    };
    expect(exported('event', event, decided)).toEqual({
      Reference: 'BC-7K4M-92QX',
      Kind: 'Event',
      Status: 'Approved',
      Received: '2026-11-21T12:00:00.000Z',
      Title: 'Village Fiesta',
      Place: 'San Antonio (Toledo)',
      Name: 'Sample Organiser',
      Email: 'organiser@example.com',
      Phone: '',
      Decided: '2026-11-22T12:00:00.000Z',
      'Decided by': 'mod@example.org',
      Reason: 'Why',
      'Event id': '20271205-fiesta',
      Details: [
        'Title: Village Fiesta',
        'Date: Sunday, 5 December 2027',
        'Category: Cultural Celebration',
        'Description: Marimba, food and games on the field behind the school.',
        'Cost: Free',
        'Country: Belize',
        'District: Toledo',
        'City/Community: San Antonio (Toledo)',
        'Venue: Football Field',
      ].join('\n'),
      Pictures: '/uploads/a.webp\n/uploads/b.webp',
    });
  });

  test('contains an open application without decision and images', () => {
    expect(exported('advertiser', someApplication())).toMatchObject({
      Kind: 'Advertiser',
      Status: 'Waiting',
      Title: 'Sample Bakery',
      Place: 'Dangriga',
      Phone: "'+501 600 0000",
      Decided: '',
      'Decided by': '',
      Reason: '',
      'Event id': '',
      Pictures: '',
    });
  });

  test('contains a message without a place', () => {
    expect(exported('contact', someMessage(), { status: 'approved' })).toMatchObject({
      Kind: 'Message',
      Status: 'Answered',
      Title: 'Lost hat',
      Place: '',
      Details: 'Subject: Lost hat\nMessage: I lost my hat at the fiesta.\nIs it with you?',
    });
  });
});
