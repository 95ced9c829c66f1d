import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '#components/ui/layout/json-ld';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--',
  '<!--<script>',
  '-->',
  ']]>',
  '&lt;/script&gt;',
  '\u2028\u2029',
  '"\\"\\u003c',
  '\ud800',
];

/** The data that a browser parses from a page with the element. */
function read(data: object) {
  const page = new DOMParser().parseFromString(
    `<!doctype html><body>${renderToStaticMarkup(<JsonLd data={data} />)}<p>after</p>`,
    'text/html',
  );
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts).toHaveLength(1);
  expect([...page.body.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'P']);
  expect(scripts[0]?.type).toBe('application/ld+json');
  return JSON.parse(scripts[0]?.textContent ?? '');
}

describe('JSON-LD escapes <, >, &, U+2028 and U+2029', () => {
  test.each(HOSTILE)('so that %j stays data and never closes the element', (text) => {
    expect(read({ name: text, [text]: [text] })).toEqual({ name: text, [text]: [text] });
  });

  test('and is in the page as a script element', () => {
    const { container } = render(<JsonLd data={{ name: 'Drums & <b>' }} />);
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).toBe('{"name":"Drums \\u0026 \\u003cb\\u003e"}');
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...HOSTILE, '<', '>', '&', '/script', ' ')).map((parts) => parts.join('')),
  );
  const anything = fc.jsonValue().chain((value) => fc.tuple(fc.constant(value), text, text));

  test(', parses to the same data, and contains no character with a meaning in HTML', () => {
    fc.assert(
      fc.property(anything, ([value, key, content]) => {
        const data = JSON.parse(JSON.stringify({ value, content: { [`-${key}`]: content } }));
        const written = renderToStaticMarkup(<JsonLd data={data} />).replace(
          /^<script[^>]*>|<\/script>$/g,
          '',
        );
        expect(written).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(written)).toEqual(data);
      }),
    );
  });
});
