import { expect, test } from '@jest/globals';
import { linkedParts } from '#lib/text/linked-parts';

const link = (href: string) => ({ text: href, href });

test.each([
  ['No address here.', [{ text: 'No address here.' }]],
  ['', [{ text: '' }]],
  ['https://a.example/events/x', [link('https://a.example/events/x')]],
  [
    'See https://a.example/b), and\nhttp://c.example.',
    [
      { text: 'See ' },
      link('https://a.example/b'),
      { text: '), and\n' },
      link('http://c.example'),
      { text: '.' },
    ],
  ],
  [
    'https://en.wikipedia.org/wiki/Belize_(country)',
    [link('https://en.wikipedia.org/wiki/Belize_(country)')],
  ],
  [
    '(see https://en.wikipedia.org/wiki/Belize_(country)).',
    [{ text: '(see ' }, link('https://en.wikipedia.org/wiki/Belize_(country)'), { text: ').' }],
  ],
  ['https://a.example/(b_(c)))!', [link('https://a.example/(b_(c))'), { text: ')!' }]],
  ['[https://a.example/x[1]].', [{ text: '[' }, link('https://a.example/x[1]'), { text: '].' }]],
  ['https://a.example/?q="(', [link('https://a.example/?q='), { text: '"(' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['https://', [{ text: 'https://' }]],
])('the web addresses in %j have links', (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});
