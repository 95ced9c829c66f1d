import { ownDescription, shownDescription, shownDescriptionText } from '#lib/events/page/shown-description';
import { someEvent } from '../../../support/events/some-event.ts';

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
