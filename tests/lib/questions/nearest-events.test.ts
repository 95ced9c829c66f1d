import { nearestEvents } from '#lib/questions/nearest-events';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { someSummary } from '../../support/events/some-event.ts';

const days = { from: '2026-11-21', to: '2026-11-21' };
const on = (...dates: string[]) => dates.map((date) => someSummary({ id: date, date }));
const nearest = (dates: string[]) =>
  nearestEvents({ city: 'placencia', when: 'today' }, days, ({ when, city }) =>
    city && !when ? on(...dates) : [],
  )?.events.map(({ date }) => date);

test.each([
  ['within two weeks all', ['2026-11-23', '2026-12-05'], ['2026-11-23', '2026-12-05']],
  ['none of other months beside a nearer one', ['2026-11-23', '2027-02-13'], ['2026-11-23']],
  ['the nearest alone where all are far', ['2027-02-13', '2027-05-01'], ['2027-02-13']],
])('of the nearest days are named %s', (_, dates, named) => {
  expect(nearest(dates)).toEqual(named);
});

describe('of a place and a day', () => {
  const placed = (id: string, place: string, date: string, title: string) =>
    someSummary({ id, place, date, title });
  const all = [
    placed('far', 'belmopan', '2027-06-19', 'Youth Football'),
    placed('here', 'placencia', '2026-12-05', 'Boat Parade'),
    placed('today', 'hopkins', '2026-11-21', 'Heritage Day'),
  ];
  const find = ({ city, when, hours, words, status }: VoiceSearch) =>
    all.filter(
      (event) =>
        !status &&
        (!city || event.place === city) &&
        (!when || event.date === '2026-11-21') &&
        !hours &&
        (!words || event.title.toLowerCase().includes(words)),
    );
  const found = (search: VoiceSearch) => {
    const { events = [], without = [] } = nearestEvents(search, days, find) ?? {};
    return { ids: events.map(({ id }) => id), without };
  };
  const hours = { after: 1260, before: 1440 };

  test('what comes next in the place is nearer than what was wished for far away', () => {
    expect(found({ city: 'placencia', when: 'today', words: 'football' })).toEqual({
      ids: ['here'],
      without: ['time', 'words'],
    });
  });

  test('another hour of the same day comes before any other day', () => {
    expect(found({ city: 'hopkins', when: 'today', hours })).toEqual({ ids: ['today'], without: ['hours'] });
  });

  test('the event whose status was asked for comes first, however far its day is', () => {
    expect(found({ city: 'placencia', when: 'today', words: 'parade', status: 'cancelled' })).toEqual({
      ids: ['here'],
      without: ['status', 'time'],
    });
  });
});
