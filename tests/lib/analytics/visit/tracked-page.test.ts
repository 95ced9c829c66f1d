import { trackedPage } from '#lib/analytics/visit/tracked-page';

test.each([
  ['/', { view: 'home', address: '/' }],
  ['/things-to-do-in-belize', { view: 'things-to-do', address: '/things-to-do-in-belize' }],
  ['/things-to-do/whatever', { view: 'things-to-do', address: '/things-to-do-in-belize' }],
  [
    '/events/20261119-dangriga-parade',
    { view: 'event', eventId: '20261119-dangriga-parade', address: '/events/20261119-dangriga-parade' },
  ],
  ['/events/Maria%20Lopez', { view: 'other', address: '/other' }],
  ['/events/x/maria', { view: 'other', address: '/other' }],
  ['/submit-event', { view: 'submit-event', address: '/submit-event' }],
  ['/advertise', { view: 'advertise', address: '/advertise' }],
  ['/somebody/was/here', { view: 'other', address: '/other' }],
])('a view of the path %s is tracked as %j', (path, page) => {
  expect(trackedPage(path)).toEqual(page);
});

test('of a missing page only the fact is tracked, not its address', () => {
  expect(trackedPage('/events/no-such-event', false)).toEqual({ view: 'other', address: '/other' });
});
