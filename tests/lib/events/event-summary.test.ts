import { summaryDescription } from '#lib/events/event-summary';
import { someSummary } from '../../support/events/some-event.ts';

describe('the description of a summary', () => {
  test('is the sentence that is generated from its fields', () => {
    expect(summaryDescription(someSummary())).toBe(
      'Join us at Y-Not Island in Dangriga, 8 PM - 1 AM. Paid event.',
    );
    expect(summaryDescription(someSummary({ time: undefined, cost: undefined }))).toBe(
      'Join us at Y-Not Island in Dangriga, all day.',
    );
  });

  test('is the sheet’s own where there is one', () => {
    expect(summaryDescription(someSummary({ description: 'Drums until dawn.' }))).toBe('Drums until dawn.');
  });
});
