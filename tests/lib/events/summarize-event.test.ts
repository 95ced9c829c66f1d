import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsFromIndex, indexFromEvents } from '#lib/events/event-index';
import { summaryDescription, summaryMoments } from '#lib/events/event-summary';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { summarizeEvent } from '#lib/events/summarize-event';
import { finishSlices } from '#lib/time/slices';
import { someEvent, someSummary } from '../../support/events/some-event.ts';

const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');

describe('the summary of an event', () => {
  test('has a description of several lines in one, as cards show it and search reads it', () => {
    const event = someEvent({ description: 'Doors at 8.\n\nBring a chair.' });
    expect(summarizeEvent(event).description).toBe('Doors at 8. Bring a chair.');
  });

  test('has the slug of its place, whatever the spelling', () => {
    expect(summarizeEvent(someEvent({ city: 'Corozal Town' })).place).toBe('corozal');
  });

  test('leaves out what a card does not need', () => {
    expect(summarizeEvent(someEvent())).toStrictEqual(someSummary());
  });

  test('has no time for an all-day event', () => {
    expect(summarizeEvent(someEvent({ time: undefined, isAllDay: true }))).not.toHaveProperty('time');
  });

  test('has the hours of a time as people write it, also in the index, so that the browser knows its state', () => {
    const csv = 'Event,Date,Time,Venue,Location,EndTime\nDrums,12/5/2026,7pm till late,Pier,Hopkins,12 AM';
    const [event] = finishSlices(parseEventsCsv(csv)).events;
    const summaries = event ? [summarizeEvent(event)] : [];
    expect(summaries).toMatchObject([{ time: '7pm till late', plainTime: '7 PM', plainEndTime: 'midnight' }]);
    const [read] = eventsFromIndex(indexFromEvents(summaries));
    expect(read && summaryMoments(read)).toMatchObject({
      starts: Date.parse('2026-12-06T01:00:00Z'),
      ends: Date.parse('2026-12-06T06:00:00Z'),
    });
  });

  test('has an own description, the end, the status, and the first safe image', () => {
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

  test('has the description of every event of the sample calendar', () => {
    for (const event of finishSlices(parseEventsCsv(sheet)).events)
      expect(summaryDescription(summarizeEvent(event))).toBe(event.description);
  });
});
