import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { publicSubmissionSchema } from '#lib/submissions/items/published/public-submission';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { sheetRowOf } from '#lib/submissions/mails/sheet/sheet-row';
import { addDays } from '#lib/time/calendar-day';
import { finishSlices } from '#lib/time/slices';
import { announced, someMove } from '../../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

fc.configureGlobal({ seed: 20261126, numRuns: 500 });

describe('The row of a submission', () => {
  test.each([
    ['2027-12-05', '12/5/2027'],
    ['2027-01-31', '1/31/2027'],
    ['2030-10-10', '10/10/2030'],
  ])('has the day %s, which is written %s in the sheet and read back the same', (date, cell) => {
    expect(sheetRowOf(someSubmission({ date })).Date).toBe(cell);
    expect(publishedEvent(someSubmission({ date })).date).toBe(date);
  });

  test('has a row with a status only when it is cancelled', () => {
    expect(sheetRowOf(someSubmission()).Status).toBe('');
    expect(sheetRowOf(someSubmission(), { announcement: announced({ kind: 'cancelled' }) }).Status).toBe(
      'cancelled',
    );
  });

  test.each(['on 2027-12-05', '2027-12-05 or later', 'soon'])(
    'has in its row the stored day %j unchanged, which is not a day of the calendar',
    (date) => {
      expect(sheetRowOf({ ...someSubmission(), date }).Date).toBe(date);
    },
  );
});

const day = fc.integer({ min: 0, max: 1_200 }).map((days) => addDays('2026-11-20', days));
const oddDay = fc.constantFrom(
  '',
  'TBA',
  'soon',
  '2027-02-30',
  '2027-1-5',
  '12/5/2027',
  '1800-05-05',
  '3001-01-01',
);
const anyDay = fc.oneof({ weight: 4, arbitrary: day }, oddDay);
const words = fc.oneof(
  fc.constantFrom('Drums | dancers, and "more"', 'Punta\nRock', ' Fête\u202e ', '=1+1', 'Heritage Night', ''),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const image = fc.constantFrom(
  '/uploads/a-0123456789.webp',
  'https://images.example/a.webp',
  'javascript:alert(1)',
  '',
);
const country = fc.constantFrom('Belize', 'United States', 'Jamaica', 'Mexico', 'Narnia', '');
const zone = fc.constantFrom('', 'America/Chicago', 'Mars/Olympus');
const town = fc.constantFrom('Dangriga', 'San Antonio (Toledo)', 'Los Angeles', 'Nowhere', 'Nationwide');

/** Stored submissions, odd ones too: whatever the schema for older ones makes of them is published. */
const submission = fc
  .record({
    title: words.map((text) => `Fiesta ${text}`),
    date: anyDay,
    endDate: fc.oneof(fc.constant(''), anyDay),
    moreDates: fc.array(anyDay, { maxLength: 30 }),
    time: fc.constantFrom('8 PM - 1 AM', '18:30', 'Sunrise', 'All Day', '-', '8-10 p.m.\nor so', ''),
    isAllDay: fc.boolean(),
    category: fc.constantFrom(...EVENT_CATEGORIES, 'rave'),
    description: words,
    cost: fc.constantFrom('free', 'paid', 'tbd', 'cheap'),
    price: fc.constantFrom('', '25', '12.5', '1250', '0', 'twenty', '$5', '12,50', undefined),
    currency: fc.constantFrom('', 'BZD', 'USD', 'CAD', 'bz', undefined),
    country,
    district: fc.constantFrom('', 'Toledo', 'Belize', 'Mars'),
    community: town,
    venueName: words,
    placeId: fc.constantFrom('', 'BZ_SAMPLE_PLACE_0001', 'short'),
    timeZone: zone,
    coverImageUrl: image,
    coverImageAlt: words,
    additionalImageUrls: fc.array(image, { maxLength: 4 }),
    additionalImageAlts: fc.array(words, { maxLength: 5 }),
    website: fc.constantFrom('', 'https://example.bz/fiesta', 'http://example.com', 'javascript:alert(1)'),
  })
  .map((stored) => publicSubmissionSchema.parse(stored));

const move = fc
  .record({
    date: day,
    time: fc.constantFrom('6 PM', ''),
    community: town,
    timeZone: fc.constantFrom('', 'America/Chicago'),
    country: fc.option(fc.constantFrom('Belize', 'United States', 'Jamaica'), { nil: undefined }),
  })
  .map(({ country: named, ...changes }) => someMove({ ...changes, ...(named && { country: named }) }));
const cancelled = fc.constant({ kind: 'cancelled' as const });
const announcement = fc.option(
  fc.array(fc.oneof(move, cancelled), { minLength: 1, maxLength: 3 }).map((all) => announced(...all)),
  { nil: undefined },
);

test('a submission that is published directly is the same event as its row in the sheet, whatever was announced', () => {
  fc.assert(
    fc.property(
      submission,
      announcement,
      fc.constantFrom(undefined, 'village-fiesta-2'),
      (sent, said, id) => {
        const publishing = { ...(id && { id }), ...(said && { announcement: said }) };
        // Where it was before it moved is not in the sheet.
        const { movedFrom: _, ...event } = publishedEvent(sent, publishing);
        const csv = Papa.unparse([sheetRowOf(sent, publishing)]);
        // As texts: the fingerprints of rows are made of them, so the order of properties counts too.
        const order = ({ likes, ...rest }: object & { likes: number }) => JSON.stringify({ ...rest, likes });
        expect(finishSlices(parseEventsCsv(csv)).events.map(order)).toEqual([order(event)]);
      },
    ),
  );
});
