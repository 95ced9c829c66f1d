import { fitsCost } from '#lib/events/filters/fits-filters';
import { formatCost } from '#lib/events/format-cost';
import { eventMetaDescription } from '#lib/events/page/event-metadata';
import { structuredDates } from '#lib/events/page/structured-dates';
import { eventFromRow } from '#lib/events/rows/event-from-row';
import { summarizeEvent } from '#lib/events/summarize-event';

const row = { Event: 'Concert', Date: '11/20/2026', Time: '7 PM', Venue: 'Hall' };
const eventOf = (cells: object) => {
  const result = eventFromRow({ ...row, Location: 'Dangriga', ...cells });
  if ('reason' in result) throw new Error(result.reason);
  return { ...result.event, likes: 100 };
};

describe.each([
  ['a bare cost in Belize', { Cost: '25' }, 'BZ$25 (US$12.50)', 'BZ$25', { price: 25, priceCurrency: 'BZD' }],
  [
    'a bare price in Belize',
    { Cost: 'Paid', Price: '1,250' },
    'BZ$1,250 (US$625)',
    'BZ$1,250',
    { price: 1250, priceCurrency: 'BZD' },
  ],
  [
    'a bare cost beside the same price',
    { Cost: '25', Price: '25.00' },
    'BZ$25 (US$12.50)',
    'BZ$25',
    { price: 25, priceCurrency: 'BZD' },
  ],
  [
    'a price in Belize in another currency',
    { Price: '25', Currency: 'USD' },
    'US$25',
    'US$25',
    { price: 25, priceCurrency: 'USD' },
  ],
  ['a bare cost in a city abroad', { Cost: '25', Location: 'Houston' }, '25', '25', undefined],
  [
    'a bare price in another country',
    { Price: '25', Location: 'Kingston', Country: 'Jamaica' },
    '25',
    '25',
    undefined,
  ],
  [
    'a bare cost abroad with a currency',
    { Cost: '25', Currency: 'cad', Location: 'Toronto' },
    'CAD 25',
    'CAD 25',
    { price: 25, priceCurrency: 'CAD' },
  ],
  ...[
    'Gratis',
    'FREE!',
    'Free admission',
    'Entrada libre',
    'Entrada gratuita',
    'Sin costo',
    'Entrada: gratis',
    'Entrada libre y gratuita',
    'No charge',
  ].map((cost): [string, object, string, string, object] => [
    `“${cost}”`,
    { Cost: cost },
    'Free',
    'Free',
    { price: 0 },
  ]),
  [
    'a free drink',
    { Cost: 'BZ$10 with a free drink' },
    'BZ$10 with a free drink',
    'BZ$10 with a free drink',
    undefined,
  ],
  ['a cost of nothing', { Cost: '0', Currency: 'BZD' }, 'Free', 'Free', { price: 0 }],
  [
    'a free event with a currency',
    { Cost: 'Free', Price: '0', Currency: 'USD' },
    'Free',
    'Free',
    { price: 0 },
  ],
  ['a free event abroad', { Cost: 'Free', Location: 'Houston' }, 'Free', 'Free', { price: 0 }],
])('The price of %s', (_, cells, inFull, inShort, offer) => {
  const event = eventOf(cells);

  test('is said on the page and in the description of a preview', () => {
    expect(formatCost(event, 'full')).toBe(inFull);
    expect(eventMetaDescription(event)).toContain(inFull);
  });

  test('is said on the card', () => {
    expect(summarizeEvent(event).cost).toBe(inShort);
  });

  test('is in the structured data only where its currency is known, and of what is free without one', () => {
    const [{ offers } = { offers: undefined }] = structuredDates(event, 'https://belize.example', false).map(
      (data) => JSON.parse(JSON.stringify(data)),
    );
    expect(offers).toEqual(offer && { '@type': 'Offer', ...offer });
  });
});

test.each([
  [{ Cost: '20' }, 25, true],
  [{ Cost: '30' }, 25, false],
  [{ Cost: 'Paid', Price: '20' }, 25, true],
  [{ Price: '20', Currency: 'USD' }, 25, false],
  [{ Cost: '20', Location: 'Houston' }, 25, false],
  [{ Cost: '20', Currency: 'CAD', Location: 'Toronto' }, 25, false],
  [{ Cost: '0', Location: 'Houston' }, 'free', true],
  [{ Cost: '20', Location: 'Houston' }, 'paid', true],
] as const)('whether an event with %j fits a cost of %s is %s', (cells, asked, isFitting) => {
  expect(fitsCost(summarizeEvent(eventOf(cells)), asked)).toBe(isFitting);
});

test('a cost that is more than a number stays as it is written', () => {
  expect(eventOf({ Cost: '$10 at the door' })).toMatchObject({ cost: '$10 at the door' });
  expect(eventOf({ Cost: '$10 at the door' })).not.toHaveProperty('currency');
});
