import { idOfAddress, movedEvents, vanishedEvents } from '#lib/memory/vanished-events';
import { someEvent } from '../../support/events/some-event.ts';
import { memoryOf, someRemembered } from '../../support/memory/some-memory.ts';

const TODAY = '2026-11-19';
const event = (id: string, fields = {}) => someEvent({ id, date: '2026-12-06', ...fields });
const vanished = (id: string, goneSince: string, fields = {}) =>
  someRemembered({ id, uid: `${id}@example.bz`, goneSince, event: event(id, fields) });

describe('the events that vanished', () => {
  test('are those to come of which something may be shown, the last that vanished first', () => {
    const memory = memoryOf(
      vanished('first', '2026-11-17T12:00:00Z'),
      vanished('last', '2026-11-18T12:00:00Z'),
      vanished('over', '2026-11-18T12:00:00Z', { date: '2026-11-01' }),
      someRemembered({ id: 'taken-down', goneSince: '2026-11-18T12:00:00Z' }),
      someRemembered({ id: 'listed' }),
    );
    expect(vanishedEvents(memory, [], TODAY).map((one) => one.event.id)).toEqual(['last', 'first']);
  });

  test.each([
    ['with its title on another day and in another place', { date: '2026-12-20', city: 'Hopkins' }, true],
    ['with another title on its day in its city', { title: 'Drums' }, true],
    ['with another title on another day', { title: 'Drums', date: '2026-12-20' }, false],
    ['with its title that is over', { date: '2026-11-01' }, false],
  ])('may be a listed one %s, or not', (_, fields, isCandidate) => {
    const memory = memoryOf(vanished('gone', '2026-11-18T12:00:00Z'));
    const [found] = vanishedEvents(memory, [event('listed', fields)], TODAY);
    expect(found?.candidates.map(({ id }) => id)).toEqual(isCandidate ? ['listed'] : []);
  });
});

test('the events that moved are those to come with a former address, the last that moved first', () => {
  const memory = memoryOf(
    someRemembered({ id: 'first', formerIds: ['a'], changed: '2026-11-17T12:00:00Z' }),
    someRemembered({ id: 'last', formerIds: ['b'], changed: '2026-11-18T12:00:00Z' }),
    someRemembered({ id: 'over', formerIds: ['c'] }),
    someRemembered({ id: 'same' }),
  );
  const listed = [event('first'), event('last'), event('over', { date: '2026-11-01' }), event('same')];
  expect(movedEvents(memory, listed, TODAY).map((one) => one.event.id)).toEqual(['last', 'first']);
});

test.each([
  ['20261206-dangriga-parade', '20261206-dangriga-parade'],
  ['/events/20261206-dangriga-parade', '20261206-dangriga-parade'],
  [' https://example.bz/events/20261206-dangriga-parade/?utm_source=a#top ', '20261206-dangriga-parade'],
  ['', ''],
])('a moderator may name an event by %j', (text, id) => {
  expect(idOfAddress(text)).toBe(id);
});
