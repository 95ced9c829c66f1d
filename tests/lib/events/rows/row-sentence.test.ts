import { type EventRow, eventFromRow } from '#lib/events/rows/event-from-row';
import { rowSentence } from '#lib/events/rows/row-sentence';

const ROW = { Event: 'Fair', Date: '12/5/2026', Time: '7 PM', Venue: 'The Pier', Location: 'San Pedro' };

function sentenceOf(cells: EventRow): string {
  const result = eventFromRow({ ...ROW, Cost: 'Free', ...cells });
  return 'event' in result ? rowSentence(result.event) : result.reason;
}

describe('The sentence of a row says what the site understood', () => {
  test.each<[EventRow, string]>([
    [{}, 'Sat 5 Dec 2026, 7 PM · San Pedro · Free'],
    [{ Time: '7:30 PM - 1 AM' }, 'Sat 5 Dec 2026, 7:30 PM – 1 AM · San Pedro · Free'],
    [{ Time: '19:00', EndTime: '21:00' }, 'Sat 5 Dec 2026, 7 PM – 9 PM · San Pedro · Free'],
    [{ Time: '7pm till late' }, 'Sat 5 Dec 2026, 7 PM · San Pedro · Free'],
    [{ Time: '' }, 'Sat 5 Dec 2026, all day · San Pedro · Free'],
    [{ Time: 'after church' }, 'Sat 5 Dec 2026, after church · San Pedro · Free'],
    [{ EndDate: '12/6/2026' }, 'Sat 5 Dec to Sun 6 Dec 2026, 7 PM · San Pedro · Free'],
    [
      { EndDate: '12/6/2026', Time: '10am-6pm (Sunday 10am-2pm)' },
      'Sat 5 Dec to Sun 6 Dec 2026, 10 AM – 6 PM, Sun 10 AM – 2 PM · San Pedro · Free',
    ],
    [
      { EndDate: '12/27/2026', Time: '10 AM - 6 PM, Thu 24 Dec 10 AM - 2 PM' },
      'Sat 5 Dec to Sun 27 Dec 2026, 10 AM – 6 PM, Thu 24 Dec 2026 10 AM – 2 PM · San Pedro · Free',
    ],
    [{ MoreDates: '12/12/2026, 12/19/2026' }, 'Sat 5 Dec 2026 and 2 more dates, 7 PM · San Pedro · Free'],
    [{ Date: '' }, 'Date to be confirmed, 7 PM · San Pedro · Free'],
    [{ Date: 'TBA' }, 'Date to be confirmed (TBA), 7 PM · San Pedro · Free'],
    [{ Date: '2/30/2027' }, 'Date to be confirmed (2/30/2027), 7 PM · San Pedro · Free'],
    [{ Location: '' }, 'Sat 5 Dec 2026, 7 PM · The Pier · Free'],
    [{ Cost: 'Paid', Price: 'US$10' }, 'Sat 5 Dec 2026, 7 PM · San Pedro · US$10'],
    [{ Cost: '' }, 'Sat 5 Dec 2026, 7 PM · San Pedro'],
    [{ Status: 'called off' }, 'Cancelled · Sat 5 Dec 2026, 7 PM · San Pedro · Free'],
    [{ Status: 'sold out' }, 'Sold out · Sat 5 Dec 2026, 7 PM · San Pedro · Free'],
  ])('of %j', (cells, sentence) => {
    expect(sentenceOf(cells)).toBe(sentence);
  });
});
