import { expect, test } from '@jest/globals';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';

test.each<[string, Parameters<typeof moderationPath>[0], string]>([
  ['the queue', {}, '/moderate'],
  ['the queue with a filter', { filter: { kind: 'event', page: 2 } }, '/moderate?kind=event&page=2'],
  ['an item', { itemId: 'a/b' }, '/moderate/items/a%2Fb'],
  ['an item that is edited', { itemId: 'a', edit: true }, '/moderate/items/a/edit'],
  [
    'an item with a filter, a key and a note of what was done',
    { itemId: 'a', filter: { kind: 'event' }, key: 'k.e.y', more: { done: 'b', told: '1' } },
    '/moderate/items/a?kind=event&key=k.e.y&done=b&told=1',
  ],
  ['an item in a session, which needs no key', { itemId: 'a', key: '' }, '/moderate/items/a'],
])('the path of %s contains its item, filter and key', (_, place, path) => {
  expect(moderationPath(place)).toBe(path);
});
