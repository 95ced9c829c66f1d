import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import postcss from 'postcss';
import { neededClasses } from '../../../scripts/styles/known-selectors.mjs';
import { rulesForPage } from '../../../scripts/styles/rules-for-page.mjs';

const SHEET = '/_next/static/chunks/a.css';
/** The rules for a page whose code names only `abcdef_card` and `abcdef_open`. */
const chosen = (css: string, path = SHEET) =>
  rulesForPage(css, path, (name: string) => ['abcdef_card', 'abcdef_open'].includes(name));

describe('A selector needs, to match anything,', () => {
  test.each([
    ['the class of a CSS module', '.abcdef_card', ['abcdef_card']],
    ['one whose hash begins with a digit', '._1bcdef_card a', ['_1bcdef_card']],
    ['one whose hash has a dash', '.a-cdef_card', ['a-cdef_card']],
    [
      'each class of a compound and of those before it',
      '.abcdef_a.abcdef_b > .abcdef_c',
      ['abcdef_a', 'abcdef_b', 'abcdef_c'],
    ],
    ['no class of which a script may be the only author', '.dark .swiper-slide', []],
    ['no class that it excludes', 'a:not(.abcdef_card)', []],
    ['none of several that it may have', ':is(.abcdef_a, .abcdef_b) p', []],
    ['no class of what it only asks about', 'body:has(> .abcdef_a:not(.abcdef_b)) p', []],
    ['no attribute that looks like a class', 'a[href$=".abcdef_ics"], [title="]).abcdef_a"]', []],
    ['the class beside a state', '.abcdef_card:hover::before', ['abcdef_card']],
    ['the class beside an attribute', '.abcdef_card[data-saved]:focus-visible', ['abcdef_card']],
    ['the class behind brackets', ':where(.x) .abcdef_card', ['abcdef_card']],
    ['no name with an escaped letter', '.abcdef_card\\:open', []],
  ])('%s: %s', (_, selector, expected) => {
    expect(neededClasses(selector)).toEqual(expected);
  });
});

describe('The rules for a page', () => {
  test.each([
    ['without classes', ':root{--a:1}a:visited{color:red}'],
    ['for a state that only a script sets', '.abcdef_card[data-saved][aria-expanded=true]{color:red}'],
    ['for the keyboard', '.abcdef_card:focus-visible{outline:1px solid}'],
    [
      'for a width, a theme, paper and forced colours',
      ['(min-width:768px)', '(prefers-color-scheme:dark)', 'print', '(forced-colors:active)']
        .map((query) => `@media ${query}{.abcdef_card{color:red}}`)
        .join(''),
    ],
    [
      'for browsers that support something',
      '@supports (gap:1px){@container (width>1px){.abcdef_card{gap:1px}}}',
    ],
    ['for a class that is no module’s', '.swiper-slide{color:red}'],
    [
      'that name fonts, properties and pages',
      '@font-face{font-family:a;src:local(b)}@property --a{syntax:"*";inherits:false}@page{size:A4}',
    ],
    ['that give the order of layers', '@layer a,b;'],
  ])('have those %s', (_, css) => {
    expect(chosen(css)).toEqual({ css, left: [] });
  });

  test.each([
    ['a rule for a class that no code of the page names', '.abcdef_other{color:red}', ['abcdef_other'], ''],
    ['one for such a class inside one that it names', '.abcdef_card .ghijkl_a{color:red}', ['ghijkl_a'], ''],
    [
      'such selectors of a rule that has others',
      '.ghijkl_a,.abcdef_card,.ghijkl_b a{color:red}',
      ['ghijkl_a', 'ghijkl_b'],
      '.abcdef_card{color:red}',
    ],
    [
      'what is left empty by that',
      '@media print{@supports (gap:1px){.ghijkl_a{gap:1px}}}a{color:red}',
      ['ghijkl_a'],
      'a{color:red}',
    ],
  ])('leave out %s', (_, css, left, expected) => {
    const found = chosen(css);
    expect(found.left).toEqual(left);
    expect(found.css.replace(/,\s+/g, ',')).toBe(expected);
  });

  test('have an animation that one of them plays, and no other', () => {
    const frames = (name: string) => `@keyframes ${name}{from{opacity:0}50%{opacity:.5}to{opacity:1}}`;
    const used = `.abcdef_card{animation:1s abcdef_in}${frames('abcdef_in')}`;
    const unused = `.ghijkl_a{animation:1s ghijkl_in}${frames('ghijkl_in')}`;
    expect(chosen(used + unused).css).toBe(used);
  });

  test('find the files of their sheet from any address', () => {
    const font = (url: string) => `@font-face{src:url(${url})}`;
    expect(chosen(font('../media/a.woff2')).css).toBe(font('/_next/static/media/a.woff2'));
    for (const url of ['/images/a.svg', '"data:image/svg+xml,%3Csvg%3E"', 'https://a.example/b.png', '#clip'])
      expect(chosen(font(url)).css).toBe(font(url));
  });
});

/** The declarations of a sheet in their order, each with the selectors and conditions around it. */
function declarationsOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const around: string[] = [];
    for (let node: postcss.Node | undefined = declaration.parent; node; node = node.parent)
      if (node.type === 'atrule') around.push((node as postcss.AtRule).params);
    for (const selector of (declaration.parent as postcss.Rule).selectors ?? [''])
      found.push([...around, selector, declaration.prop, declaration.value].join(' | '));
  });
  return found;
}

describe('The rules of a sheet of the site that are chosen and those that are left out are in the order of the whole:', () => {
  const sheets = globSync(['app/**/*.css', 'components/**/*.css', 'public/styles/*.css']);

  test.each(sheets)('%s', (file) => {
    // As the build names the classes of modules; every second one is known.
    const css = readFileSync(file, 'utf8').replace(/\.([a-z][a-zA-Z]*)(?=[\s:,.>~+[{)])/g, '.abcdef_$1');
    const isKnown = (name: string) => name.length % 2 === 0;
    const whole = declarationsOf(rulesForPage(css, `/${file}`, () => true).css);
    const { css: kept, left } = rulesForPage(css, `/${file}`, isKnown);
    const rest = whole[Symbol.iterator]();
    for (const one of declarationsOf(kept)) {
      let next = rest.next();
      while (!next.done && next.value !== one) next = rest.next();
      expect(next.value).toBe(one);
    }
    expect(left.filter(isKnown)).toEqual([]);
  });
});
