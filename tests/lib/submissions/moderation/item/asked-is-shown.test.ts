import { describe, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import { describedImages } from '#lib/events/event-images';
import { eventsFromIndex, indexFromEvents } from '#lib/events/event-index';
import { timeZoneOf } from '#lib/events/event-time-zone';
import { formatCost } from '#lib/events/format-cost';
import { formatEventAddress, formatEventWhere } from '#lib/events/format-event';
import { choicesOf } from '#lib/events/lists/event-choices';
import { eventStructuredData } from '#lib/events/page/event-structured-data';
import { previewContent } from '#lib/events/preview/preview-content';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { summarizeEvent } from '#lib/events/summarize-event';
import { movedWords } from '#lib/submissions/items/announcements/announcement-words';
import { publishedEvent } from '#lib/submissions/items/published/published-event';
import { sheetRowOf } from '#lib/submissions/mails/sheet/sheet-row';
import { finishSlices } from '#lib/time/slices';
import { announced, someMove } from '../../../../support/submissions/some-move.ts';
import { someSubmission } from '../../../../support/submissions/some-submission.ts';

const SITE = 'https://belize.example';
const inKingston = publishedEvent(
  someSubmission({ country: 'Jamaica', community: 'Kingston', district: '', venueName: 'Hope Gardens' }),
);

describe('The country of an event abroad is shown', () => {
  test.each([
    ['on its card', formatEventWhere(summarizeEvent(inKingston))],
    [
      'on a card made of the index',
      formatEventWhere(eventsFromIndex(indexFromEvents([summarizeEvent(inKingston)]))[0] ?? inKingston),
    ],
    ['on its page', formatEventAddress(inKingston)],
    [
      'in its calendar file',
      eventCalendarFile(inKingston, SITE)?.replaceAll('\\,', ',').replaceAll('\r\n ', '') ?? '',
    ],
    [
      'in the link to Google Calendar',
      new URL(googleCalendarLink(inKingston, SITE) ?? '').searchParams.get('location') ?? '',
    ],
    ['in its preview', previewContent(inKingston).place.join(', ')],
  ])('%s', (_, text) => {
    expect(text).toContain('Hope Gardens, Kingston, Jamaica');
  });

  test.each([
    ['Belize', 'Village Green, Seine Bight'],
    ['Guatemala', 'Village Green, Seine Bight, Guatemala'],
  ])('but Belize is not named: an event in %s is at %s', (country, where) => {
    const event = publishedEvent(
      someSubmission({ country, community: 'Seine Bight', venueName: 'Village Green' }),
    );
    expect(formatEventWhere(event)).toBe(where);
    expect(formatEventAddress(event)).toBe(where);
  });

  test('and not where the city says it already', () => {
    expect(formatEventWhere({ venue: 'Park', city: 'Kingston, Jamaica', country: 'Jamaica' })).toBe(
      'Park, Kingston, Jamaica',
    );
  });
});

test.each([
  ['Belize City', 'Hall, Belize City'],
  ['Montego', 'Hall, Montego, Jamaica'],
])('An event in Jamaica that moves to %s is at “%s”', (community, where) => {
  const { date, time, isAllDay } = someSubmission();
  const moved = publishedEvent(someSubmission({ country: 'Jamaica', community: 'Kingston', district: '' }), {
    announcement: announced({
      kind: 'moved',
      endDate: '',
      moreDates: [],
      timeZone: '',
      date,
      time,
      isAllDay,
      venueName: 'Hall',
      community,
    }),
  });
  expect(formatEventWhere(moved)).toBe(where);
});

test('An event that moves abroad is shown in the country and the zone that its organiser says', () => {
  const moved = (country: string, timeZone = '') =>
    publishedEvent(someSubmission({ time: '8 PM' }), {
      announcement: announced(someMove({ community: 'Xcalak', country, timeZone })),
    });
  const inMexico = moved('Mexico', 'America/Cancun');
  expect(formatEventWhere(inMexico)).toBe('Hall, Xcalak, Mexico');
  expect(eventCalendarFile(inMexico, SITE)).toContain('DTSTART:20271212T230000Z');
  // Nobody said it, so nothing is guessed.
  expect(timeZoneOf(moved('Mexico'))).toBeUndefined();
  expect(moved('Mexico').district).toBeUndefined();
  const { community, district } = someSubmission();
  const inHall = publishedEvent(someSubmission(), {
    announcement: announced(someMove({ community, country: 'belize ' })),
  });
  expect(inHall.district).toBe(district);
  expect(timeZoneOf(moved('Jamaica'))).toBe('America/Jamaica');
  expect(
    movedWords({ announcement: announced(someMove({ community: 'Xcalak', country: 'Mexico' })) }),
  ).toContain('Hall, Xcalak, Mexico');
});

describe('The price of a paid event is shown', () => {
  const priced = publishedEvent(someSubmission({ cost: 'paid', price: '25' }));
  test.each([
    ['on its card', summarizeEvent(priced).cost, 'BZ$25'],
    ['on its page', formatCost(priced, 'full'), 'BZ$25 (US$12.50)'],
    ['in its calendar file', eventCalendarFile(priced, SITE)?.replaceAll('\r\n ', ''), 'BZ$25 (US$12.50)'],
    ['to search engines', JSON.stringify(eventStructuredData(priced, SITE)?.offers), '"price":25'],
    ['with its currency', JSON.stringify(eventStructuredData(priced, SITE)?.offers), '"priceCurrency":"BZD"'],
    [
      'in the row of the sheet',
      JSON.stringify(sheetRowOf(someSubmission({ cost: 'paid', price: '25' }))),
      '"Price":"25"',
    ],
  ])('%s', (_, text, price) => {
    expect(text).toContain(price);
  });
});

describe('The district of an event', () => {
  const ofDistrict = (community: string, district: string) =>
    publishedEvent(someSubmission({ community, district, country: 'Belize' }));
  const members = (community: string, district: string) =>
    choicesOf([summarizeEvent(ofDistrict(community, district))]).districts.map(({ value, count }) => [
      value,
      count,
    ]);

  test('puts a village that the site does not know into the filter of its district', () => {
    expect(members('Santa Nowhere', 'Toledo')).toEqual([['toledo-district', 1]]);
  });

  test('tells villages of one name apart, each in its own', () => {
    const events = ['Toledo', 'Cayo'].map((district) => summarizeEvent(ofDistrict('San Antonio', district)));
    const { districts, cities } = choicesOf(events);
    expect(districts.map(({ value, count }) => [value, count])).toEqual([
      ['cayo-district', 1],
      ['toledo-district', 1],
    ]);
    expect(cities).toHaveLength(2);
  });

  test.each(['Nationwide', 'Chicago', ''])('does not bring all events of “%s” into it', (city) => {
    const event = { ...ofDistrict('Santa Nowhere', 'Cayo'), city };
    expect(summarizeEvent(event).district).toBeUndefined();
  });

  test('does not move a place that the site knows', () => {
    expect(members('Dangriga', 'Toledo')).toEqual([['stann-creek-district', 1]]);
  });

  test('is in its structured data', () => {
    expect(eventStructuredData(ofDistrict('Santa Nowhere', 'Toledo'), SITE)).toMatchObject({
      location: { address: { addressRegion: 'Toledo', addressCountry: 'BZ' } },
    });
  });

  test('is not that of the place from which it was moved', () => {
    const { isAllDay, venueName, date, time } = someSubmission();
    const moved = (community: string) =>
      publishedEvent(someSubmission({ community: 'Santa Nowhere', district: 'Toledo' }), {
        announcement: announced({
          kind: 'moved',
          endDate: '',
          moreDates: [],
          timeZone: '',
          date,
          time,
          isAllDay,
          venueName,
          community,
        }),
      }).district;
    expect(moved('Santa Nowhere')).toBe('Toledo');
    expect(moved('Santa Elsewhere')).toBeUndefined();
  });
});

describe('The descriptions of pictures', () => {
  const submission = someSubmission({
    coverImageUrl: '/uploads/cover-0123456789.webp',
    coverImageAlt: 'Women grinding cacao',
    additionalImageUrls: ['/uploads/one-0123456789.webp', '/uploads/two-0123456789.webp'],
    additionalImageAlts: ['', 'Drums, and dancers | at night'],
  });

  test('are published with them, each with its own', () => {
    expect(describedImages(publishedEvent(submission))).toEqual([
      { url: '/uploads/cover-0123456789.webp', text: 'Women grinding cacao' },
      { url: '/uploads/one-0123456789.webp', text: '' },
      { url: '/uploads/two-0123456789.webp', text: 'Drums, and dancers / at night' },
    ]);
  });

  test('are the same through the sheet', () => {
    const { events } = finishSlices(parseEventsCsv(Papa.unparse([sheetRowOf(submission)])));
    expect(events).toEqual([publishedEvent(submission)]);
  });

  test('stay with their pictures where others may not be shown', () => {
    const event = {
      image: 'javascript:alert(1)',
      images: ['/a.webp', 'ftp://x', '/b.webp'],
      imageTexts: ['bad', 'A', 'no', 'B'],
    };
    expect(describedImages(event)).toEqual([
      { url: '/a.webp', text: 'A' },
      { url: '/b.webp', text: 'B' },
    ]);
  });
});

test.each([
  ['free', 'Belize', { price: 0 }],
  ['free', 'United States', { price: 0 }],
])('An event that is %s in %s has a price without a currency', (cost, country, offer) => {
  const data = eventStructuredData(publishedEvent(someSubmission({ cost, country })), SITE);
  expect(data).toMatchObject({ offers: offer });
  expect(JSON.stringify(data)).not.toContain('priceCurrency');
});
