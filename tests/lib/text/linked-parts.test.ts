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
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['https://', [{ text: 'https://' }]],
])('the web addresses in %j have links', (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});
