import { expect, test } from '@jest/globals';
import { Placeholders } from '../../../scripts/compare/placeholders.mjs';

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
])('a value like %s is compared as %s', (text, expected) => {
  expect(new Placeholders().apply(text)).toBe(expected);
});

test.each([
  '20261204-belize-city-christmas-tree-lighting-ceremo',
  '2026-11-23',
  '+501 722-0000',
  '731294160525',
])('%s is not random and is compared as it is', (text) => {
  expect(new Placeholders().apply(text)).toBe(text);
});

test('a known value is compared by its own placeholder, and a copy can have more of them', () => {
  const placeholders = new Placeholders();
  placeholders.add(UUID, 'id of concert');
  const copy = placeholders.copy();
  copy.add('BC-7K4M-92QX', 'reference of concert');
  expect(placeholders.apply(`${UUID} BC-7K4M-92QX`)).toBe('{id of concert} {reference}');
  expect(copy.apply(`${UUID} BC-7K4M-92QX`)).toBe('{id of concert} {reference of concert}');
});
