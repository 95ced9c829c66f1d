import { describe, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { publishedEvent, sheetRowOf } from '#lib/submissions/published-event';
import { someSubmission } from '../../support/submissions/some-submission.ts';

describe('A submission that is published', () => {
  test('is the very event that its row in the sheet would be', () => {
    const submission = someSubmission({
      website: 'https://example.bz/fiesta',
      coverImageUrl: '/uploads/cover-0123456789.webp',
      additionalImageUrls: ['/uploads/one-0123456789.webp', '/uploads/two-0123456789.webp'],
      placeId: 'BZ_SAMPLE_PLACE_0001',
    });
    const { events } = parseEventsCsv(Papa.unparse([sheetRowOf(submission)]));
    expect(events).toEqual([publishedEvent(submission)]);
    expect(events[0]).toMatchObject({
      id: '20271205-san-antonio-tol-village-fiesta',
      date: '2027-12-05',
      city: 'San Antonio (Toledo)',
      cost: 'Free',
      website: 'https://example.bz/fiesta',
      images: ['/uploads/one-0123456789.webp', '/uploads/two-0123456789.webp'],
      status: 'scheduled',
    });
  });

  test.each([
    ['2027-12-05', '12/5/2027'],
    ['2027-01-31', '1/31/2027'],
    ['2030-10-10', '10/10/2030'],
  ])('the day %s is written %s in the sheet and read back the same', (date, cell) => {
    expect(sheetRowOf(someSubmission({ date })).Date).toBe(cell);
    expect(publishedEvent(someSubmission({ date })).date).toBe(date);
  });

  test('all-day leaves the time empty, whatever was typed before', () => {
    const event = publishedEvent(someSubmission({ isAllDay: true, time: '8 PM' }));
    expect(event).toMatchObject({ isAllDay: true });
    expect(event.time).toBeUndefined();
  });

  test.each([
    ['free', 'Free'],
    ['paid', 'Paid'],
    ['tbd', ''],
  ])('cost %s is %j', (cost, cell) => {
    expect(publishedEvent(someSubmission({ cost })).cost).toBe(cell);
  });

  test('no private field is in the event or its row', () => {
    const submission = someSubmission({
      submitterName: 'Marker One',
      submitterEmail: 'marker.two@example.com',
      submitterPhone: '501-600-0003',
      userAgent: 'marker-four',
    });
    const shown = JSON.stringify([publishedEvent(submission), sheetRowOf(submission)]);
    for (const marker of ['Marker One', 'marker.two', '600-0003', 'marker-four'])
      expect(shown).not.toContain(marker);
  });

  test('an approved event keeps its address when it is cancelled or moved', () => {
    const id = '20271205-san-antonio-tol-village-fiesta-2';
    expect(publishedEvent(someSubmission(), { id, announcement: { kind: 'cancelled' } })).toMatchObject({
      id,
      status: 'cancelled',
      date: '2027-12-05',
    });
    const moved = {
      kind: 'moved' as const,
      date: '2027-12-12',
      time: '',
      isAllDay: true,
      venueName: 'Community Centre',
      community: 'Punta Gorda',
    };
    expect(publishedEvent(someSubmission(), { id, announcement: moved })).toMatchObject({
      id,
      date: '2027-12-12',
      isAllDay: true,
      venue: 'Community Centre',
      city: 'Punta Gorda',
      status: 'scheduled',
    });
  });

  test.each([
    ['Belize', undefined],
    ['United States', 'United States'],
  ])('country %s', (country, shown) => {
    expect(publishedEvent(someSubmission({ country })).country).toBe(shown);
  });
});
