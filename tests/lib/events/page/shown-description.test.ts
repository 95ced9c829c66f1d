import type { describeEvent } from '#lib/events/event-description';
import { ownDescription, shownDescription, shownDescriptionText } from '#lib/events/page/shown-description';
import { someEvent } from '../../../support/events/some-event.ts';

const VENUE = 'Y-Not Island';
const CITY = 'Dangriga';
const TIME = '8 PM – 1 AM';
const OWN = 'Join us for drums until dawn.';
const COMING = 'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.';
const OVER = 'Took place at Y-Not Island in Dangriga, 8 PM - 1 AM. It was a paid event.';
const CANCELLED = 'Was to take place at Y-Not Island in Dangriga, 8 PM - 1 AM.';

describe('what is said of an event', () => {
  test.each([
    ['to come', {}, false, COMING],
    ['that is over', {}, true, OVER],
    ['that is cancelled', { status: 'cancelled' }, false, CANCELLED],
    ['that was cancelled, after its day', { status: 'cancelled' }, true, CANCELLED],
    ['that is postponed', { status: 'postponed' }, false, `${CANCELLED} Paid event.`],
    ['that was postponed, after its day', { status: 'postponed' }, true, `${CANCELLED} Paid event.`],
  ] as const)('%s is the sentence for its status', (_, fields, isOver, text) => {
    expect(shownDescription(someEvent(fields), isOver)).toStrictEqual({ text });
    expect(shownDescriptionText(someEvent(fields), isOver)).toBe(text);
  });

  test('to come is its own description, where it has one', () => {
    expect(shownDescription(someEvent({ description: OWN }), false)).toStrictEqual({ text: OWN });
    expect(ownDescription(someEvent({ description: OWN }))).toBe(OWN);
    expect(ownDescription(someEvent())).toBeUndefined();
  });

  test('that is over marks its own description as announced', () => {
    const event = someEvent({ description: OWN });
    expect(shownDescription(event, true)).toStrictEqual({ text: OVER, announced: OWN });
    expect(shownDescriptionText(event, true)).toBe(`${OVER} ${OWN}`);
  });
});

/** The sentence about an event that is over, or has one of the statuses. */
const sentenceOf = (
  former: 'over' | 'cancelled' | 'postponed',
  event: Parameters<typeof describeEvent>[0],
) => {
  const status = former === 'over' ? 'scheduled' : former;
  return shownDescription({ ...event, status, description: '' }, former === 'over').text;
};

describe('the sentence about an event that nobody can go to any more never invites:', () => {
  test.each([
    ['over', VENUE, CITY, TIME, 'Took place at Y-Not Island in Dangriga, 8 PM – 1 AM.'],
    ['over', '', '', undefined, 'Took place, all day.'],
    ['over', 'Countrywide', 'Nationwide', undefined, 'Took place nationwide, all day.'],
    ['over', 'All parks', 'Nationwide', '6 a.m.', 'Took place nationwide: All parks, 6 a.m.'],
    [
      'cancelled',
      'Village Green',
      'Hopkins',
      '10 AM',
      'Was to take place at Village Green in Hopkins, 10 AM.',
    ],
    ['cancelled', '', 'Hopkins', undefined, 'Was to take place in Hopkins, all day.'],
    ['postponed', VENUE, '', TIME, 'Was to take place at Y-Not Island, 8 PM – 1 AM.'],
  ] as const)('%s, with the venue %j, the city %j and the time %j', (tense, venue, city, time, sentence) => {
    expect(sentenceOf(tense, { venue, city, time, cost: '' })).toBe(sentence);
  });

  test.each([
    ['over', 'Free', ' Admission was free.'],
    ['over', 'PAID', ' It was a paid event.'],
    ['cancelled', 'Free', ''],
    ['cancelled', 'Paid', ''],
    ['postponed', 'Free', ' Free admission.'],
    ['over', 'constructor', ''],
  ] as const)('%s, with the cost %j, it ends with %j', (tense, cost, end) => {
    const sentence = sentenceOf(tense, { venue: VENUE, city: CITY, time: TIME, cost });
    expect(sentence.replace(/^.*AM\./, '')).toBe(end);
  });
});
