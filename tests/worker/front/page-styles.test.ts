import { expect, test } from '@jest/globals';
import { withMergedStyles } from '../../../worker/front/page-styles.ts';

const link = (path: string, end = '') =>
  `<link rel="stylesheet" href="${path}" data-precedence="next"${end}/>`;
const A = '/_next/static/chunks/a.css';
const B = '/_next/static/chunks/b.css';
const MERGED = new Map([[`${A} ${B}`, '/_next/static/merged/ab.css']]);
const page = (links: string) => `<html><head>${links}<title>$&</title></head><body></body></html>`;

test('a page loads one style sheet in place of several, whose links stay and are disabled', () => {
  const html = withMergedStyles(page(link(A) + link(B)), MERGED);
  expect(html).toBe(
    page(
      `<link rel="stylesheet" href="/_next/static/merged/ab.css"/>${link(A, ' disabled=""')}${link(B, ' disabled=""')}`,
    ),
  );
});

test("the deployment's name stays behind the addresses", () => {
  const html = withMergedStyles(page(link(`${A}?dpl=v2`) + link(`${B}?dpl=v2`)), MERGED);
  expect(html).toContain('<link rel="stylesheet" href="/_next/static/merged/ab.css?dpl=v2"/>');
});

test.each([
  ['in another order', link(B) + link(A)],
  ['with one more', link(A) + link(B) + link('/_next/static/chunks/c.css')],
  ['with one alone', link(A)],
  ['not one after the other', `${link(A)}<meta/>${link(B)}`],
  ['of other kinds', '<link rel="stylesheet" href="/styles/print.css" media="print"/>'],
  ['without any', ''],
])('a page with sheets %s is left as it is', (_, links) => {
  expect(withMergedStyles(page(links), MERGED)).toBe(page(links));
});
