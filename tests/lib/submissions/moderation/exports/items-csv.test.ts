import { describe, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { csvBody } from '#lib/submissions/moderation/exports/csv-body';
import { csvRowsOf } from '#lib/submissions/moderation/exports/items-csv';
import { someApplication, someMessage } from '../../../../support/submissions/some-bodies.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

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

describe('The file of the export', () => {
  const titles = ['Plain', 'With, comma', 'With "quotes"', '=1+1', 'Two\nlines', 'Día', ' spaces '];
  const items = titles.map((title, number) => ({
    ...shared,
    reference: `BC-0000-000${number}`,
    kind: 'event' as const,
    payload: JSON.stringify({ ...someSubmission(), title }),
  }));
  const textOf = async (body: ReadableStream<Uint8Array>) =>
    Buffer.concat(await Array.fromAsync(body)).toString();

  test.each([1, 2, 3, 100])('has the same bytes in batches of %i as in one', async (size) => {
    async function* batches() {
      for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
    }
    const whole = `\uFEFF${Papa.unparse(csvRowsOf(items), { newline: '\r\n' })}\r\n`;
    expect(await textOf(csvBody(batches()))).toBe(whole);
  });

  test('has its header when there are no items', async () => {
    async function* none() {}
    expect(await textOf(csvBody(none()))).toBe(
      `\uFEFF${Papa.unparse([HEADER ?? []], { newline: '\r\n' })}\r\n`,
    );
  });

  test('is read no further than its reader reads, and ends when the reader leaves', async () => {
    let read = 0;
    let hasEnded = false;
    async function* endless() {
      try {
        for (;;) {
          read += 1;
          yield items;
        }
      } finally {
        hasEnded = true;
      }
    }
    const reader = csvBody(endless()).getReader();
    await reader.read();
    await reader.read();
    await reader.read();
    // One batch may be prepared while the reader has the one before.
    expect(read).toBeLessThanOrEqual(3);
    await reader.cancel();
    expect(hasEnded).toBe(true);
  });

  test('fails when a batch cannot be read', async () => {
    async function* failing() {
      yield items;
      throw new Error('The store is away');
    }
    await expect(textOf(csvBody(failing()))).rejects.toThrow('The store is away');
  });
});
