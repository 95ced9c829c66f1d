import { type JoinTexts, withTyped } from '#lib/forms/with-typed';

const both: JoinTexts = (name, stored, typed) => `${name}: ${stored} / ${typed}`;

test.each([
  ['fills a field that the draft lacks', {}, 'Mar', 'Mar'],
  ['fills a field that is empty in the draft', { name: '' }, 'Mar', 'Mar'],
  ['that is empty leaves the stored one', { name: 'Marva' }, '', 'Marva'],
  ['that begins like the stored one has become it', { name: 'Marva' }, 'Mar', 'Marva'],
  ['that differs from the stored one is joined with it', { name: 'Marva' }, 'Ana', 'name: Marva / Ana'],
  ['leaves a value that is no text', { name: ['a'] }, 'Ana', ['a']],
])('a text that was typed before its draft came %s', (_, stored, typed, expected) =>
  expect(withTyped(stored, { name: typed }, both)).toEqual({ name: expected }),
);
