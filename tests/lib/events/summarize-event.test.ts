import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { summaryDescription } from '#lib/events/event-summary';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { summarizeEvent } from '#lib/events/summarize-event';
import { someEvent, someSummary } from '../../support/events/some-event.ts';

const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');

describe('an event as its summary', () => {
  test('names its place by a slug, whatever the spelling', () => {
    expect(summarizeEvent(someEvent({ city: 'Corozal Town' })).place).toBe('corozal');
  });

  test('leaves out what a card does not need to be told', () => {
    expect(summarizeEvent(someEvent())).toStrictEqual(someSummary());
  });

  test('keeps an own description, an end, a notice, and the first picture that is safe', () => {
    const event = someEvent({
      description: 'Drums until dawn.',
      endDate: '2026-11-22',
      status: 'cancelled',
      image: 'javascript:alert(1)',
      images: ['//evil.example/x.jpg', '/images/events/concert.webp'],
    });
    expect(summarizeEvent(event)).toStrictEqual(
      someSummary({
        description: 'Drums until dawn.',
        endDate: '2026-11-22',
        status: 'cancelled',
        image: '/images/events/concert.webp',
      }),
    );
  });

  test('gives the description of every event of the sample sheet back', () => {
    for (const event of parseEventsCsv(sheet).events)
      expect(summaryDescription(summarizeEvent(event))).toBe(event.description);
  });
});
