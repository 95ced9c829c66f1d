import { hashText } from '#lib/text/hash';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is that of 32-bit FNV-1a', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});
