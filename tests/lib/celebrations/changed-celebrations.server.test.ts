import { changedCelebrationPaths } from '#lib/celebrations/changed-celebrations.server';
import { someEvent } from '../../support/events/some-event.ts';

const parade = someEvent({
  id: 'parade',
  title: 'Carnival Road March',
  city: 'Belize City',
  date: '2027-09-04',
});
const concert = someEvent({ id: 'concert', date: '2026-10-05' });

test('a changed event changes the page of its celebration, of the season around it, and the list', () => {
  const paths = changedCelebrationPaths([parade, concert], ['parade', 'concert', 'gone']);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/celebrations',
      '/celebrations/carnival-road-march',
      '/celebrations/september-celebrations',
    ]),
  );
  expect(paths).toHaveLength(3);
});

test('what belongs to no celebration changes none of their pages', () => {
  expect(changedCelebrationPaths([parade, concert], ['concert'])).toEqual([]);
});
