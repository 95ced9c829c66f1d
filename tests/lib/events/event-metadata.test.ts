import { eventMetaDescription, eventPageTitle } from '#lib/events/event-metadata';
import { someEvent } from '../../support/events/some-event.ts';

test('the title of an event’s page has its day and time', () => {
  expect(eventPageTitle(someEvent())).toBe('Punta Rock Concert, Fri 20 Nov 2026, 8 PM - 1 AM');
});

describe('the meta description of an event', () => {
  test('is its description up to 200 characters', () => {
    expect(eventMetaDescription({ description: 'x'.repeat(200) })).toBe('x'.repeat(200));
  });

  test.each([
    ['within a word, without that word', `${'drums '.repeat(32)}and dancing`, `${'drums '.repeat(32)}and …`],
    [
      'after a word, also without that word',
      `${'drums '.repeat(33)}at dawn`,
      `${'drums '.repeat(32)}drums …`,
    ],
    ['after several spaces, without them', `${'x'.repeat(190)}   and-so-on-and-on`, `${'x'.repeat(190)} …`],
  ])('of a longer description is cut %s', (_, description, cut) => {
    expect(eventMetaDescription({ description })).toBe(cut);
  });
});
