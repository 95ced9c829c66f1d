import { hasEventList } from '#lib/site/event-lists';
import { searchHref } from '#lib/site/search-href';

test.each([
  ['/', '', '/?q=drums#events'],
  ['/', '?when=today&category=food', '/?when=today&category=food&q=drums#events'],
  ['/', '?q=parade&city=dangriga', '/?q=drums&city=dangriga#events'],
  ['/things-to-do-in-belize', '', '/things-to-do-in-belize?q=drums#events'],
  ['/things-to-do-in-december', '?when=weekend', '/things-to-do-in-december?when=weekend&q=drums#events'],
  ['/things-to-do-in-belize/july', '', '/things-to-do-in-belize?q=drums'],
  ['/events/20261119-dangriga-yurumein', '', '/things-to-do-in-belize?q=drums'],
  ['/events/20261119-dangriga-yurumein', '?when=today', '/things-to-do-in-belize?q=drums'],
  ['/submit-event', '', '/things-to-do-in-belize?q=drums'],
])('a search on %s%s goes to %s', (pathname, search, address) => {
  expect(searchHref(' drums ', { pathname, search, hasList: hasEventList(pathname) })).toBe(address);
});

test('a typed text is encoded in the URL', () => {
  expect(searchHref('food & “fun”', { pathname: '/', search: '', hasList: true })).toBe(
    '/?q=food+%26+%E2%80%9Cfun%E2%80%9D#events',
  );
});
