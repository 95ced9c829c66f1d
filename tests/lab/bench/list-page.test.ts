import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { listPage } from '../../../lab/bench/list-page.mjs';

const images = [
  { path: '/images/hero/cacao-square.avif', width: 390, height: 420 },
  { path: '/images/events/drums-640.avif', width: 320, height: 240 },
];
const contents = {
  title: 'Events in Belize',
  blocks: [
    { tag: 'a', texts: ['Sat', '28', 'Drums & Dance'], href: '/events/20261128-hopkins-drums' },
    { tag: 'p', texts: ['Free'] },
    { tag: 'a', texts: ['Regatta'], href: '/events/20261129-sarteneja-regatta' },
  ],
  images,
};
const html = renderToStaticMarkup(listPage(contents));

describe('The list beside our page', () => {
  test('has the title and every text, link by link', () => {
    expect(html).toContain('<h1>Events in Belize</h1>');
    expect(html).toContain(
      '<a href="/events/20261128-hopkins-drums"><span>Sat </span><span>28 </span><span>Drums &amp; Dance </span></a>',
    );
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  test('has each picture once, in its size', () => {
    for (const { path, width, height } of images)
      expect(html).toMatch(
        new RegExp(`<img src="${path}" alt="" width="${width}" height="${height}"[^>]*/>`),
      );
    expect(html.match(/<img /g)).toHaveLength(2);
  });

  test('asks for the largest picture first', () => {
    expect(html.match(/<img [^>]*fetchPriority="high"/gi)).toEqual([
      expect.stringContaining('/images/hero/cacao-square.avif'),
    ]);
  });

  test('has no script', () => {
    expect(html).not.toContain('<script');
  });
});
