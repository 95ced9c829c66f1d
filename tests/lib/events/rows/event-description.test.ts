import { describeEvent } from '#lib/events/rows/event-description';

const VENUE = 'Y-Not Island';
const CITY = 'Dangriga';
const TIME = '8 PM – 1 AM';

describe('a generated sentence with venue, city and time, each missing or present', () => {
  test.each([
    [VENUE, CITY, TIME, 'Join us at Y-Not Island in Dangriga, 8 PM – 1 AM.'],
    [VENUE, CITY, undefined, 'Join us at Y-Not Island in Dangriga, all day.'],
    [VENUE, '', TIME, 'Join us at Y-Not Island, 8 PM – 1 AM.'],
    [VENUE, '', undefined, 'Join us at Y-Not Island, all day.'],
    ['', CITY, TIME, 'Join us in Dangriga, 8 PM – 1 AM.'],
    ['', CITY, undefined, 'Join us in Dangriga, all day.'],
    ['', '', TIME, 'Join us, 8 PM – 1 AM.'],
    ['', '', undefined, 'Join us, all day.'],
  ])('venue %j, city %j, time %j: %s', (venue, city, time, sentence) => {
    expect(describeEvent({ venue, city, time, cost: '' })).toBe(sentence);
    expect(describeEvent({ venue, city, time, cost: 'Free' })).toBe(`${sentence} Free admission.`);
    expect(describeEvent({ venue, city, time, cost: 'Paid' })).toBe(`${sentence} Paid event.`);
  });
});

describe("'Free admission.' or 'Paid event.' for cost Free or Paid, in any case", () => {
  test.each([
    ['FREE', ' Free admission.'],
    ['paid', ' Paid event.'],
    ['', ''],
    ['BZ$5', ''],
    ['Free for children', ''],
    ['constructor', ''],
    ['__proto__', ''],
  ])('is added: the cost %j adds %j', (cost, sentence) => {
    expect(describeEvent({ venue: VENUE, city: CITY, time: TIME, cost })).toBe(
      `Join us at Y-Not Island in Dangriga, 8 PM – 1 AM.${sentence}`,
    );
  });
});

describe('it reads naturally', () => {
  test('a city that the venue names already is not said twice', () => {
    expect(describeEvent({ venue: 'Dangriga Town Hall', city: CITY, time: TIME, cost: '' })).toBe(
      'Join us at Dangriga Town Hall, 8 PM – 1 AM.',
    );
  });

  test('a time that ends in a full stop needs no second one', () => {
    expect(describeEvent({ venue: VENUE, city: CITY, time: '8 p.m.', cost: 'Free' })).toBe(
      'Join us at Y-Not Island in Dangriga, 8 p.m. Free admission.',
    );
  });

  test.each([
    ['Countrywide', undefined, 'Countrywide, all day. Nationwide event. Free admission.'],
    ['', undefined, 'Everywhere, all day. Nationwide event. Free admission.'],
    ['All parks', '6 a.m.', 'All parks, 6 a.m. Nationwide event. Free admission.'],
  ])('an event for the whole nation has no city to be in: venue %j, time %j', (venue, time, text) => {
    expect(describeEvent({ venue, city: 'Nationwide', time, cost: 'Free' })).toBe(text);
  });
});
