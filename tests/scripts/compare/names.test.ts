import { expect, test } from '@jest/globals';
import { Names } from '../../../scripts/compare/names.mjs';

const UUID = '3f0a2b1c-0000-4000-8000-0123456789ab';
const SIGNATURE = `A${'x'.repeat(42)}`;

test.each([
  ['/_next/static/chunks/07_xd.js', '/_next/static/*'],
  ['2026-11-23T16:05:07.123Z', '2026-11-23T16:05Z'],
  ['{"at":1795449907123}', '{"at":2026-11-23T16:05Z}'],
  [`/status/${SIGNATURE}/correct`, '/status/{token}/correct'],
  [
    `?key=mwtizbk8.${Buffer.from('ana@example.com').toString('base64url')}.${SIGNATURE}`,
    '?key={key of ana@example.com}',
  ],
  [`token=${UUID}.${SIGNATURE}`, 'token={sign-in token}'],
  ['BC-7K4M-92QX', '{reference}'],
  ['/uploads/e81498902e71c96a2e7708052752148f.webp', '/uploads/{hex}.webp'],
])('a name like %s is compared as %s', (text, expected) => {
  expect(new Names().apply(text)).toBe(expected);
});

test.each([
  '20261204-belize-city-christmas-tree-lighting-ceremo',
  '2026-11-23',
  '+501 722-0000',
  '731294160525',
])('%s is nothing random and stays', (text) => {
  expect(new Names().apply(text)).toBe(text);
});

test('a value with a name of its own is compared by that name, and a copy goes on with more', () => {
  const names = new Names();
  names.add(UUID, 'id of concert');
  const copy = names.copy();
  copy.add('BC-7K4M-92QX', 'reference of concert');
  expect(names.apply(`${UUID} BC-7K4M-92QX`)).toBe('{id of concert} {reference}');
  expect(copy.apply(`${UUID} BC-7K4M-92QX`)).toBe('{id of concert} {reference of concert}');
});
