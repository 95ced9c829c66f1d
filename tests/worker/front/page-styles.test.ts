import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { pageStyles } from '../../../worker/front/page-styles.ts';

const SHARED = '/_next/static/chunks/shared.css';
const OWN = '/_next/static/chunks/own.css';
const PRINT = '/styles/print.css';
const CSS: Readonly<Record<string, string>> = {
  [SHARED]: 'a{color:red}',
  [OWN]: '.abcdef_a{gap:1px}',
  [PRINT]: 'p{color:$&}',
};
const styles = pageStyles(
  {
    '/events/[id]': { left: ['abcdef_left'], styles: CSS },
    '/_not-found': { left: [], styles: { [SHARED]: 'b{color:red}' } },
  },
  {
    staticRoutes: [
      { page: '/terms', regex: '^/terms(?:/)?$' },
      { page: '/_not-found', regex: '^/_not\\-found(?:/)?$' },
    ],
    dynamicRoutes: [{ page: '/events/[id]', regex: '^/events/([^/]+?)(?:/)?$' }],
  },
);
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

const inData = (value: unknown) => JSON.stringify(JSON.stringify(value)).slice(1, -1);
const push = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;
const element = (href: string, key: string | null, rest: object) =>
  inData(['$', 'link', key, { rel: 'stylesheet', href, ...rest }]);
const NEXT = { precedence: 'next', crossOrigin: '$undefined', nonce: '$undefined' };
const BOOT = (chunks: string) =>
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[${chunks}"static/chunks/a.js"],"runtimeModuleIds":[1]});</script>`;

/** A page as Next writes it, with the links, elements and hints of three sheets. */
const page = ({ body = '', sheets = [SHARED, OWN], seam = 0 } = {}) => {
  const data = `1:[${sheets.map((href, index) => element(href, String(index), NEXT)).join(',')}]\\n`;
  const cut = seam || data.length;
  return [
    '<html><head>',
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`),
    `<link rel="preload" href="${PRINT}" as="style" media="print"/>`,
    `<link rel="stylesheet" href="${PRINT}" media="print"/></head><body>${body}${BOOT('')}`,
    push(sheets.map((href) => `:HL[\\"${href}\\",\\"style\\"]\\n`).join('')),
    push(data.slice(0, cut)),
    ...(cut < data.length ? [push(data.slice(cut))] : []),
    push(
      `:HL[\\"${PRINT}\\",\\"style\\",{\\"media\\":\\"print\\"}]\\n2:[\\"$\\",\\"head\\",null,{\\"children\\":`,
    ),
    push(`${element(PRINT, null, { media: 'print' })}}]\\n`),
    '</body></html>',
  ].join('');
};

const EXPECTED_HEAD = [
  '<html><head>',
  `<style data-href="${SHARED}" data-precedence="next">${CSS[SHARED]}</style>`,
  `<style data-href="${OWN}" data-precedence="next">${CSS[OWN]}</style>`,
  `<style data-href="${PRINT}" media="print">${CSS[PRINT]}</style></head>`,
].join('');

describe('A reading page', () => {
  const styled = styles(page(), '/events/a', 200);

  test('has the rules of its sheets in their places and nothing that loads a sheet', () => {
    expect(styled.html).toBe(
      `${EXPECTED_HEAD}<body>${BOOT('"static/chunks/shared.css","static/chunks/own.css",')}${push(
        '1:[null,null]\\n2:[\\"$\\",\\"head\\",null,{\\"children\\":null}]\\n',
      )}</body></html>`,
    );
  });

  test('has the digests of these rules for its policy', () => {
    expect(styled.hashes).toEqual([SHARED, OWN, PRINT].map((path) => hash(CSS[path] ?? '')));
  });

  test('is the same wherever Next has divided its data', () => {
    for (let seam = 1; seam < 150; seam += 1)
      expect(styles(page({ seam }), '/events/a', 200).html).toBe(styled.html);
  });

  test('of a deployment with a name has the rules of the sheet whose address ends with that', () => {
    const { html } = styles(page({ sheets: [`${SHARED}?dpl=7`] }), '/events/a', 200);
    expect(html).toContain(
      `<style data-href="${SHARED}?dpl=7" data-precedence="next">${CSS[SHARED]}</style>`,
    );
    expect(html).toContain('{"otherChunks":["static/chunks/shared.css",');
  });
});

describe('A page keeps the links to its sheets,', () => {
  test.each([
    ['when it has a class whose rules are left out', { body: '<p class="a abcdef_left">' }, '/events/a', 200],
    ['when it has a sheet that its route has not', { sheets: [SHARED, '/styles/a.css'] }, '/events/a', 200],
    [
      'when its data name a sheet in an unknown way',
      { body: `${push(inData({ href: OWN }))}` },
      '/events/a',
      200,
    ],
    ['when it is no page that is read', {}, '/', 200],
    ['when its route has no rules chosen', {}, '/terms', 200],
    ['when it is below such a page', {}, '/events/a/b', 200],
    ['when it is the page of an unknown address, with other sheets', {}, '/events/a', 404],
  ])('%s', (_, parts, path, status) => {
    const html = page(parts);
    expect(styles(html, path, status)).toEqual({ html, hashes: [] });
  });

  test('when no script lists what is loaded', () => {
    const html = page().replace(BOOT(''), '');
    expect(styles(html, '/events/a', 200)).toEqual({ html, hashes: [] });
  });
});

test('the page of any unknown address has the rules for that', () => {
  const html = page({ sheets: [SHARED] }).replaceAll(/<link[^>]*print[^>]*>/g, '');
  expect(styles(html, '/nowhere/at/all', 404).html).toContain('>b{color:red}</style>');
});
