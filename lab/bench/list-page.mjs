// The pages that ours are compared with show the same texts, links and images as a list. Next renders it for one of
// them, and the benchmark itself for the other, so that these two differ by the framework alone. Decision 72 says why.
import { createElement } from 'react';

const STYLE = 'body{margin:0}img{max-width:100%;height:auto}';

/**
 * @typedef {{ tag: string, texts: string[], href?: string }} Block A heading, a paragraph, or a link with its texts.
 * @typedef {{ path: string, width: number, height: number }} Image Its size in CSS pixels.
 * @typedef {{ title: string, blocks: Block[], images: Image[] }} Contents
 */

const block = ({ tag, texts, href }) =>
  createElement(tag, { href }, ...texts.map((text) => createElement('span', null, text, ' ')));

const image = ({ path, width, height }, index) =>
  // The first one is the largest, which our own page asks for first too.
  createElement('img', {
    src: path,
    alt: '',
    width,
    height,
    fetchPriority: index === 0 ? 'high' : undefined,
  });

/**
 * The contents of a page as elements: one block after the other, the first of them with an image each.
 * @param {Contents} contents
 */
export function listPage({ title, blocks, images }) {
  const items = blocks.map((one, index) =>
    createElement('li', null, images[index] && image(images[index], index), block(one)),
  );
  return createElement(
    'main',
    null,
    createElement('style', null, STYLE),
    createElement('h1', null, title),
    createElement('ul', null, ...items),
  );
}
