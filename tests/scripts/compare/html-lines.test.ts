import { expect, test } from '@jest/globals';
import { htmlLines } from '../../../scripts/compare/html-lines.mjs';

const bodyLines = (body: string) =>
  htmlLines(`<!doctype html><html><head></head><body>${body}</body></html>`).slice(2, -1);

test('a document is one element or text a line, with its attributes sorted', () => {
  expect(bodyLines('<p id="a" hidden>One <b>two</b></p><img src="x.png" alt="">')).toEqual([
    '<body>',
    '<p hidden id="a">',
    '"One "',
    '<b>"two"</b>',
    '</p>',
    '<img alt src="x.png">',
    '</body>',
  ]);
});

test.each([
  ['a class name', '<p class="a">Text</p>', '<p class="b">Text</p>'],
  ['a script', '<script src="/a.js"></script><p>Text</p>', '<p>Text</p><script>self.x=1</script>'],
  ['a comment between texts', '<p>One<!-- --> two</p>', '<p>One two</p>'],
  ['an id that React generates', '<p id="_R_1a_">Text</p>', '<p id="_R_2b_">Text</p>'],
])('between two documents, %s makes no difference', (_, before, after) => {
  expect(bodyLines(before)).toEqual(bodyLines(after));
});

test.each([
  ['a text', '<p>One</p>', '<p>Two</p>'],
  ['an attribute', '<p aria-label="One"></p>', '<p aria-label="Two"></p>'],
  ['an element around others', '<p>One</p>', '<div><p>One</p></div>'],
  [
    'what an id refers to',
    '<p id="_R_1_"></p><b id="_R_2_" aria-labelledby="_R_1_"></b>',
    '<p id="_R_1_"></p><b id="_R_2_" aria-labelledby="_R_2_"></b>',
  ],
  [
    'structured data',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/ld+json">{"a":2}</script>',
  ],
])('between two documents, %s makes a difference', (_, before, after) => {
  expect(bodyLines(before)).not.toEqual(bodyLines(after));
});
