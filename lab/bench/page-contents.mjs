// What one of our pages shows at first, for pages to compare it with.

/** Runs in the page: its first heading, and each block that `selector` finds in its main part. */
function readBlocks(selector) {
  const main = document.querySelector('main');
  const textsOf = (element) => {
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.data.trim());
    return texts.filter(Boolean);
  };
  const blocks = [...main.querySelectorAll(selector)].map((element) => ({
    // Terms and descriptions would need a list of their own.
    tag: /^(a|h\d)$/.test(element.localName) ? element.localName : 'p',
    texts: textsOf(element),
    href: element.getAttribute('href') ?? undefined,
  }));
  return {
    title: main.querySelector('h1')?.textContent.trim() ?? '',
    blocks: blocks.filter(({ texts }) => texts.length > 0),
  };
}

/** Runs in the page: the size in which each image stands there, by its address. */
const readSizes = () =>
  Object.fromEntries(
    [...document.images].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return [image.currentSrc, { width: Math.round(width), height: Math.round(height) }];
    }),
  );

/** For an image of the style sheets, in CSS pixels. */
const SIGN = { width: 24, height: 24 };

/**
 * The contents of a visited page, with the images that it has requested so far, the largest first.
 * @param {object} page
 * @param {{ url: string, type: string }[]} requests
 * @param {string} selector Which elements are its list.
 * @returns {Promise<import('./list-page.mjs').Contents>}
 */
export async function contentsOf(page, requests, selector) {
  const sizes = await page.evaluate(readSizes);
  const { origin } = new URL(page.url());
  const urls = requests
    .filter(({ type, url }) => type === 'Image' && url.startsWith(`${origin}/`))
    .map(({ url }) => url);
  const images = [...new Set(urls)].map((url) => ({
    path: new URL(url).pathname,
    ...(sizes[url]?.width > 0 ? sizes[url] : SIGN),
  }));
  images.sort((a, b) => b.width * b.height - a.width * a.height);
  return { ...(await page.evaluate(readBlocks, selector)), images };
}

const FILE = /\.(avif|webp|png|jpe?g|svg|ico|woff2?|css)$/;

/** The paths of the pictures, signs and fonts outside the build that some requests have asked the site for. */
export function filePathsOf(url, requests) {
  const { origin } = new URL(url);
  const paths = requests
    .map((request) => new URL(request.url))
    .filter((asked) => asked.origin === origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => FILE.test(path) && !path.startsWith('/_next/'));
}

/**
 * Some files of the site by path.
 * @param {string} url Of the site.
 * @param {string[]} paths
 */
export async function filesOf(url, paths) {
  const files = new Map();
  for (const path of paths)
    if (!files.has(path)) {
      const response = await fetch(url + path);
      files.set(path, Buffer.from(await response.arrayBuffer()));
    }
  return files;
}
