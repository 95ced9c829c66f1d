import { type ErrorDetails, scriptErrorOf } from '#lib/analytics/script-error';

const ORIGIN = 'https://guide.example';
const CHUNK = `${ORIGIN}/_next/static/chunks/a1.js`;

function thrown(stack: string, name = 'TypeError', message = 'maria@mail.example is not a function') {
  return Object.assign(new Error(message), { name, stack });
}
const CHROME = thrown(
  `TypeError: maria@mail.example is not a function\n    at Array.map (<anonymous>)\n    at e (${CHUNK}?dpl=7:2:345)\n    at ${CHUNK}:9:9`,
);
const FIREFOX = thrown(`e@${CHUNK}:2:345\n@${CHUNK}:9:9\n`);

test.each<[string, ErrorDetails, string, string]>([
  [
    'the location that the window reports',
    { filename: CHUNK, lineno: 2, colno: 345, error: CHROME },
    'TypeError',
    '/_next/static/chunks/a1.js:2:345',
  ],
  [
    'the first location of a stack in Chrome',
    { error: CHROME },
    'TypeError',
    '/_next/static/chunks/a1.js:2:345',
  ],
  [
    'the first location of a stack in Firefox and Safari',
    { error: FIREFOX },
    'TypeError',
    '/_next/static/chunks/a1.js:2:345',
  ],
  [
    'no name of a page, since its address may be private',
    { filename: `${ORIGIN}/status/secret-token?q=maria`, lineno: 1, colno: 5, error: CHROME },
    'TypeError',
    'page:1:5',
  ],
  [
    'an unknown kind as a plain error',
    { filename: CHUNK, lineno: 1, colno: 1, error: thrown('', 'Maria Lopez, Dangriga') },
    'Error',
    '/_next/static/chunks/a1.js:1:1',
  ],
  ['an error without a place', { error: thrown('') }, 'TypeError', 'unknown'],
  ['what is thrown but no error', { error: 'maria@mail.example' }, 'NotAnError', 'unknown'],
])('a script error is reported with %s', (_, notice, kind, at) => {
  expect(scriptErrorOf(notice, ORIGIN)).toEqual({ name: 'script_error', kind, at });
});

test.each<[string, ErrorDetails]>([
  ['a script of another host without details', { filename: '', lineno: 0, colno: 0, error: null }],
  [
    'a script of another host with details',
    { filename: 'https://ads.example/tag.js', lineno: 1, colno: 1, error: CHROME },
  ],
  ['an extension', { filename: 'chrome-extension://abcdef/inject.js', lineno: 1, colno: 1, error: CHROME }],
  [
    'an extension somewhere in the stack',
    {
      filename: CHUNK,
      lineno: 1,
      colno: 1,
      error: thrown(`e@moz-extension://12-34/content.js:1:2\ne@${CHUNK}:1:1`),
    },
  ],
  ['an extension of Safari', { error: thrown('e@safari-web-extension://AB/content.js:1:2') }],
  ['a promise that says nothing', {}],
])('an error of %s is not reported', (_, notice) => {
  expect(scriptErrorOf(notice, ORIGIN)).toBeUndefined();
});

test('the message of an error is not reported', () => {
  for (const error of [CHROME, FIREFOX])
    expect(JSON.stringify(scriptErrorOf({ error }, ORIGIN))).not.toMatch(/maria/);
});
