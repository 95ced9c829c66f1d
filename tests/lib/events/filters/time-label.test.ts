import type { EventFilters } from '#lib/events/event-filters';
import { costLabel, timeLabel, timePhrase } from '#lib/events/filters/time-label';

describe('a time of filters has a label and a phrase', () => {
  test.each<[Omit<EventFilters, 'q'>, string, string]>([
    [{}, '', ''],
    [{ when: 'weekend' }, 'This weekend', 'this weekend'],
    [{ when: 'today', hours: { after: 1020, before: 1440 } }, 'Tonight', 'tonight'],
    [{ when: 'today', hours: 'now' }, 'Now', 'now'],
    [{ when: 'tomorrow', hours: { after: 0, before: 720 } }, 'Tomorrow, morning', 'tomorrow, morning'],
    [{ from: '2026-11-28', to: '2026-11-28' }, 'Sat 28 Nov 2026', 'on Sat 28 Nov 2026'],
    [
      { from: '2026-11-27', to: '2026-11-29' },
      'Fri 27 Nov to Sun 29 Nov 2026',
      'from Fri 27 Nov to Sun 29 Nov 2026',
    ],
    [
      { from: '2026-12-31', to: '2027-01-01' },
      'Thu 31 Dec 2026 to Fri 1 Jan 2027',
      'from Thu 31 Dec 2026 to Fri 1 Jan 2027',
    ],
    [{ from: '2026-12-01', to: '2026-12-31' }, 'December 2026', 'in December 2026'],
    [{ from: '2027-01-01', to: '2027-12-31' }, '2027', 'in 2027'],
    [{ from: '2026-12-26' }, 'From Sat 26 Dec 2026', 'from Sat 26 Dec 2026'],
    [{ to: '2026-12-26' }, 'Until Sat 26 Dec 2026', 'until Sat 26 Dec 2026'],
    [{ hours: { after: 1080, before: 1440 } }, 'After 6 PM', 'after 6 PM'],
    [{ hours: { after: 0, before: 600 } }, 'Before 10 AM', 'before 10 AM'],
    [{ hours: { after: 1050, before: 1140 } }, '5:30 PM to 7 PM', '5:30 PM to 7 PM'],
  ])('%j', (time, label, phrase) => {
    expect(timeLabel(time)).toBe(label);
    expect(timePhrase(time)).toBe(phrase);
  });

  test('and so has a price', () => {
    expect([costLabel('free'), costLabel('paid'), costLabel(20)]).toEqual(['Free', 'Paid', 'Up to BZ$20']);
  });
});
