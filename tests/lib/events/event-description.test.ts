import { describeEvent } from '#lib/events/event-description';

const VENUE = 'Y-Not Island';
const CITY = 'Dangriga';
const TIME = '8 PM – 1 AM';

describe('the generated sentence has venue, city and time, as far as they are present:', () => {
  test.each([
    [VENUE, CITY, TIME, 'Join us at Y-Not Island in Dangriga, 8 PM – 1 AM.'],
    [VENUE, CITY, undefined, 'Join us at Y-Not Island in Dangriga, all day.'],
    [VENUE, '', TIME, 'Join us at Y-Not Island, 8 PM – 1 AM.'],
    [VENUE, '', undefined, 'Join us at Y-Not Island, all day.'],
    ['', CITY, TIME, 'Join us in Dangriga, 8 PM – 1 AM.'],
    ['', CITY, undefined, 'Join us in Dangriga, all day.'],
    ['', '', TIME, 'Join us, 8 PM – 1 AM.'],
    ['', '', undefined, 'Join us, all day.'],
  ])('with the venue %j, the city %j and the time %j it is “%s”', (venue, city, time, sentence) => {
    expect(describeEvent({ venue, city, time, cost: '' })).toBe(sentence);
    expect(describeEvent({ venue, city, time, cost: 'Free' })).toBe(`${sentence} Free admission.`);
    expect(describeEvent({ venue, city, time, cost: 'Paid' })).toBe(`${sentence} Paid event.`);
  });
});

describe("'Free admission.' or 'Paid event.' is added for the cost Free or Paid, in any case:", () => {
  test.each([
    ['FREE', ' Free admission.'],
    ['paid', ' Paid event.'],
    ['', ''],
    ['BZ$5', ''],
    ['Free for children', ''],
    ['constructor', ''],
    ['__proto__', ''],
  ])('the cost %j adds %j', (cost, sentence) => {
    expect(describeEvent({ venue: VENUE, city: CITY, time: TIME, cost })).toBe(
      `Join us at Y-Not Island in Dangriga, 8 PM – 1 AM.${sentence}`,
    );
  });
});

describe('the generated sentence reads naturally:', () => {
  test('a city that the venue already names is not repeated', () => {
    expect(describeEvent({ venue: 'Dangriga Town Hall', city: CITY, time: TIME, cost: '' })).toBe(
      'Join us at Dangriga Town Hall, 8 PM – 1 AM.',
    );
  });

  test('a time that ends with a full stop has no second one', () => {
    expect(describeEvent({ venue: VENUE, city: CITY, time: '8 p.m.', cost: 'Free' })).toBe(
      'Join us at Y-Not Island in Dangriga, 8 p.m. Free admission.',
    );
  });

  test.each([
    ['Countrywide', undefined, 'Countrywide, all day. Nationwide event. Free admission.'],
    ['', undefined, 'Everywhere, all day. Nationwide event. Free admission.'],
    ['All parks', '6 a.m.', 'All parks, 6 a.m. Nationwide event. Free admission.'],
  ])('a nationwide event is not in a city, with the venue %j and the time %j', (venue, time, text) => {
    expect(describeEvent({ venue, city: 'Nationwide', time, cost: 'Free' })).toBe(text);
  });
});
