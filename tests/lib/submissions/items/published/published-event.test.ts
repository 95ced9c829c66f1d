import { describe, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { publicSubmissionOf } from '#lib/submissions/items/published/public-submission';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { sheetRowOf } from '#lib/submissions/mails/sheet/sheet-row';
import { finishSlices } from '#lib/time/slices';
import { announced, someMove } from '../../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

describe('A submission that is published', () => {
  test('is the same event as its row in the sheet would be', () => {
    const submission = someSubmission({
      website: 'https://example.bz/fiesta',
      coverImageUrl: '/uploads/cover-0123456789.webp',
      additionalImageUrls: ['/uploads/one-0123456789.webp', '/uploads/two-0123456789.webp'],
      placeId: 'BZ_SAMPLE_PLACE_0001',
    });
    const { events } = finishSlices(parseEventsCsv(Papa.unparse([sheetRowOf(submission)])));
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

  test('has no time if it lasts all day, whatever was typed before', () => {
    const event = publishedEvent(someSubmission({ isAllDay: true, time: '8 PM' }));
    expect(event).toMatchObject({ isAllDay: true });
    expect(event.time).toBeUndefined();
  });

  test.each([
    ['free', 'Free'],
    ['paid', 'Paid'],
    ['tbd', ''],
  ])('has for the cost %s the text %j', (cost, cell) => {
    expect(publishedEvent(someSubmission({ cost })).cost).toBe(cell);
  });

  test.each([
    [
      { cost: 'paid', price: '25' },
      { cost: 'Paid', price: 25, currency: 'BZD' },
    ],
    [
      { cost: 'paid', price: '12.50', currency: 'USD' },
      { price: 12.5, currency: 'USD' },
    ],
    [
      { cost: 'paid', price: '20', country: 'Canada', community: 'Toronto' },
      { price: 20, currency: 'CAD' },
    ],
    [
      { cost: 'paid', price: '20', country: 'Narnia' },
      { price: 20, currency: undefined },
    ],
    [
      { cost: 'free', price: '25' },
      { cost: 'Free', price: undefined, currency: undefined },
    ],
    [{ cost: 'paid' }, { cost: 'Paid', price: undefined, currency: undefined }],
  ])('has of %j the price %j, and the same in its row', (changes, priced) => {
    const submission = someSubmission(changes);
    const { events } = finishSlices(parseEventsCsv(Papa.unparse([sheetRowOf(submission)])));
    for (const event of [publishedEvent(submission), ...events])
      expect({ price: undefined, currency: undefined, ...event }).toMatchObject(priced);
  });

  test('keeps the currency of its price when it moves abroad', () => {
    const submission = someSubmission({ cost: 'paid', price: '25' });
    const announcement = announced(someMove({ community: 'Los Angeles', country: 'United States' }));
    expect(publishedEvent(submission, { announcement })).toMatchObject({ price: 25, currency: 'BZD' });
  });

  test('has no price where a stored value cannot be read', () => {
    const stored = JSON.stringify({ ...someSubmission({ cost: 'paid' }), price: '25', currency: 'x' });
    for (const payload of [
      stored,
      stored.replace('"25"', '25').replace('"x"', '""'),
      stored.replace('"25"', '"many"'),
    ])
      expect(publishedEvent(publicSubmissionOf(payload)).price).toBeUndefined();
  });

  test('keeps the line breaks of its description, also through the sheet', () => {
    const submission = someSubmission({
      description: 'Doors at 8 PM.\r\n\r\n\n Bring a chair.\u2028No  glass.',
    });
    const { events } = finishSlices(parseEventsCsv(Papa.unparse([sheetRowOf(submission)])));
    for (const event of [publishedEvent(submission), ...events])
      expect(event.description).toBe('Doors at 8 PM.\n\nBring a chair.\nNo glass.');
  });

  test('has a cover wherever it has a picture', () => {
    const images = {
      additionalImageUrls: ['/uploads/a.webp', '/uploads/b.webp'],
      additionalImageAlts: ['Drums'],
    };
    expect(publishedEvent(someSubmission(images))).toMatchObject({
      image: '/uploads/a.webp',
      images: ['/uploads/b.webp'],
      imageTexts: ['Drums', ''],
    });
  });

  test('has no private field in the event or its row', () => {
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

  test('keeps its address when it is cancelled or moved', () => {
    const id = '20271205-san-antonio-tol-village-fiesta-2';
    expect(
      publishedEvent(someSubmission(), { id, announcement: announced({ kind: 'cancelled' }) }),
    ).toMatchObject({
      id,
      status: 'cancelled',
      date: '2027-12-05',
    });
    const moved = {
      kind: 'moved' as const,
      endDate: '',
      moreDates: [],
      timeZone: '',
      date: '2027-12-12',
      time: '',
      isAllDay: true,
      venueName: 'Community Centre',
      community: 'Punta Gorda',
    };
    expect(publishedEvent(someSubmission(), { id, announcement: announced(moved) })).toMatchObject({
      id,
      date: '2027-12-12',
      isAllDay: true,
      venue: 'Community Centre',
      city: 'Punta Gorda',
      status: 'scheduled',
    });
  });

  test('says where and when it was before it moved, and only then', () => {
    const submission = someSubmission({ placeId: 'ChIJsample_place-0' });
    const moved = {
      kind: 'moved' as const,
      endDate: '',
      moreDates: [],
      timeZone: '',
      date: '2027-12-12',
      time: '6 PM',
      isAllDay: false,
      venueName: 'Hall',
      community: 'Dangriga',
    };
    const event = publishedEvent(submission, { announcement: announced(moved) });
    expect(event.movedFrom).toEqual({
      date: '2027-12-05',
      venue: 'Football Field',
      city: 'San Antonio (Toledo)',
      to: '2027-12-12',
    });
    expect(event.placeId).toBeUndefined();
    const cancelled = publishedEvent(submission, { announcement: announced({ kind: 'cancelled' }) });
    expect(cancelled).toMatchObject({ placeId: 'ChIJsample_place-0' });
    expect([cancelled, publishedEvent(submission)].map(({ movedFrom }) => movedFrom)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('needs a title with visible characters', () => {
    expect(() => publishedEvent({ ...someSubmission(), title: '\u200b' })).toThrow(/./);
  });

  test.each([
    ['Belize', undefined],
    ['United States', 'United States'],
  ])('shows for the country %s: %s', (country, shown) => {
    expect(publishedEvent(someSubmission({ country })).country).toBe(shown);
  });
});
