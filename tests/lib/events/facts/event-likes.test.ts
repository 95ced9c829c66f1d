import { likesOf } from '#lib/events/facts/event-likes';

const ids = Array.from({ length: 5000 }, (_, number) => `20261120-dangriga-event-${number}`);

test('likes are a whole number from 50 to 349, and both ends occur', () => {
  const likes = ids.map(likesOf);
  expect(likes.every(Number.isInteger)).toBe(true);
  expect(Math.min(...likes)).toBe(50);
  expect(Math.max(...likes)).toBe(349);
});

// The published test vectors of 32-bit FNV-1a: http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('likes are derived from the id, the same on every render: %j', (id, hash) => {
  expect(likesOf(id)).toBe(50 + (hash % 300));
});

test('similar ids have different likes', () => {
  expect(new Set(ids.slice(0, 20).map(likesOf)).size).toBeGreaterThan(10);
});
