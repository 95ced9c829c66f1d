import { describe, expect, test } from '@jest/globals';
import { inlineStyleBytes, withoutScripts } from '../../../lab/bench/without-scripts.mjs';

describe('Our own page without scripts', () => {
  test.each([
    ['has no script in its text', '<p>a</p><script>start(1 > 0)</script><p>b</p>', '<p>a</p><p>b</p>'],
    ['has no script of a file', '<script src="/_next/static/a.js" async=""></script><p>b</p>', '<p>b</p>'],
    [
      'has none whose attribute has a bracket',
      '<script data-of="a > b">start()</script><p>b</p>',
      '<p>b</p>',
    ],
    [
      'has nothing of what React reads when it comes to life',
      '<p>a</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<p>a</p>"])</script>',
      '<p>a</p>',
    ],
    ['has no facts for search engines', '<script type="application/ld+json">{}</script><p>b</p>', '<p>b</p>'],
    [
      'asks for no script early',
      '<link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js"><p>b</p>',
      '<p>b</p>',
    ],
    ...[
      [
        'keeps its style sheets',
        '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>',
      ],
      [
        'keeps its early fonts and pictures',
        '<link rel="preload" href="/a.woff2" as="font"/><img src="/a.avif">',
      ],
      ['keeps what is for browsers without scripts', '<noscript><p>a</p></noscript>'],
      ['keeps a text that speaks of scripts', '<p>&lt;script&gt; is a tag</p>'],
    ].map(([title, html]) => [title, html, html]),
  ])('%s', (_, html, left) => {
    expect(withoutScripts(html)).toBe(left);
  });
});

describe('The styles in the HTML of a page', () => {
  test.each([
    ['cost nothing where there are none', '<p>a</p>'],
    ['are not those that a script holds', '<script>"<style>p{color:red}</style>"</script>'],
  ])('%s', (_, html) => {
    expect(inlineStyleBytes(html)).toBe(0);
  });

  test('cost what they need compressed', () => {
    const styles = 'p{color:red}'.repeat(500);
    const bytes = inlineStyleBytes(`<style media="all">${styles}</style><p>a</p>`);
    expect(bytes).toBeGreaterThan(10);
    expect(bytes).toBeLessThan(styles.length / 10);
  });
});
