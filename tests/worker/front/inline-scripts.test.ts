import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { constantScripts, withScriptHashes } from '../../../worker/front/inline-scripts.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const THEME = 'document.documentElement.dataset.theme="dark"';
const CONSTANT = constantScripts(
  `<html><script>${THEME}</script><script>self.__next_f.push([1,"a"])</script></html>`,
);
const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`;
const script = (text: string) => `<script>${text}</script>`;
const hashesOf = (html: string) => withScriptHashes(html, CONSTANT).hashes;

/** What means something in HTML, in JavaScript, in JSON or to String.replace. */
const TEXT = fc.string({
  unit: fc.constantFrom(
    'a',
    '"',
    "'",
    '\\',
    '<',
    '>',
    '/',
    '$&',
    ';',
    ')',
    ']',
    '\n',
    '\u2028',
    'é',
    '🎉',
    '</script>',
  ),
});

describe('The policy of a page names its inline scripts:', () => {
  test.each([
    ['what is the same on every page', THEME],
    ['the data of Next', push('0:{"P":null}')],
    [
      'the list of Turbopack’s chunks',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":["b"]});',
    ],
    ['React’s placing of what was streamed', '$RC("B:0","S:0")'],
    ['React’s measuring', 'requestAnimationFrame(function(){$RT=performance.now()});'],
  ])('%s', (_, text) => {
    expect(hashesOf(`<body>${script(text)}</body>`)).toEqual([sha256(text)]);
  });

  test.each([
    ['an injected script', 'alert(1)'],
    ['code after data', `${push('a')};alert(1)`],
    ['code within data', 'self.__next_f.push([1,alert(1)])'],
    ['code in the place of data', 'self.__next_f.push(alert(1))'],
    ['code before React’s placing', 'alert(1);$RC("B:0","S:0")'],
    ['code within React’s placing', '$RC("B:0",alert(1))'],
    [
      'code after Turbopack’s list',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert(1)',
    ],
    ['a constant script with an addition', `${THEME};alert(1)`],
  ])('but not %s', (_, text) => {
    expect(hashesOf(`<body>${script(text)}</body>`)).toEqual([]);
  });

  test('a script with an address and data need no name', () => {
    const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
    expect(withScriptHashes(html, CONSTANT)).toEqual({ html, hashes: [] });
  });
});

/** Streams a page of React with a late part, a failed one, and a late one in a late one. */
const STREAMED = `
const { createElement: e, Suspense, use } = require('react');
const { renderToPipeableStream } = require('react-dom/server');
const after = (ms, fails) => new Promise((resolve, reject) => setTimeout(() => fails ? reject(new Error('x')) : resolve('late'), ms));
const [first, second, failed] = [after(20), after(60), after(20, true)];
failed.catch(() => {});
const Late = ({ on, children }) => e('div', null, use(on), children);
const part = (on, children) => e(Suspense, { fallback: 'wait' }, e(Late, { on }, children));
const page = e('html', null, e('body', null, part(first, part(second)), part(first), part(failed), part(failed)));
const stream = renderToPipeableStream(page, {
  bootstrapScripts: ['/a.js'],
  onShellReady: () => stream.pipe(process.stdout),
  onError: () => 'a "digest" of </script>',
});
`;

test('Every inline script by which this React places streamed and failed parts has a name in the policy', () => {
  const html = execFileSync(process.execPath, ['-e', STREAMED], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  expect(inline.join('\n')).toMatch(/\$RC\([\s\S]*\$RX\(|\$RX\([\s\S]*\$RC\(/);
  expect(hashesOf(html).sort()).toEqual([...new Set(inline.map(sha256))].sort());
});

describe('Neighbouring pushes', () => {
  test('become one script, named once, that pushes the same in the same order', () => {
    fc.assert(
      fc.property(fc.array(TEXT, { minLength: 1, maxLength: 20 }), (texts) => {
        const html = `<body><p>$1 $&</p>${texts.map((text) => script(push(text))).join('')}</body>`;
        const page = withScriptHashes(html, CONSTANT);
        const [, merged = ''] = /<script>([\s\S]*)<\/script>/.exec(page.html) ?? [];
        const pushed: unknown[] = [];
        new Function('self', merged)({ __next_f: { push: (data: unknown) => pushed.push(data) } });
        expect(pushed).toEqual(texts.map((text) => [1, text]));
        expect(page.hashes).toEqual([sha256(merged)]);
        expect(page.html.replace(/<script>[\s\S]*<\/script>/, () => '')).toBe('<body><p>$1 $&</p></body>');
      }),
      { numRuns: 50 },
    );
  });

  test('are not joined over what is between them', () => {
    const html = `${script(push('a'))}<p></p>${script(push('b'))}${script('alert(1)')}${script(push('c'))}`;
    const page = withScriptHashes(html, CONSTANT);
    expect(page.html).toBe(html);
    expect(page.hashes).toEqual(['a', 'b', 'c'].map((text) => sha256(push(text))));
  });
});
