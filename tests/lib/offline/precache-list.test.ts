import { precacheList } from '#lib/offline/precache-list';

const CSS =
  '@font-face{font-family:display;src:url(../media/display.1a2b.woff2)format("woff2")}.a{mask:url(x.svg)}';
const HTML = `<link rel="stylesheet" href="/_next/static/chunks/a.css"/>
<link rel="stylesheet" href="/_next/static/chunks/b.css"/><script src="/_next/static/chunks/c.js"></script>`;

describe('what the service worker precaches', () => {
  test('is the offline page, its pictures, its build files, and the fonts of its styles once', () => {
    const list = precacheList(HTML, { digest: (path) => `of ${path}`, styles: () => CSS });
    expect(list.slice(0, 4)).toEqual([
      { url: '/offline', revision: 'of /offline' },
      { url: '/images/spots/offline.svg', revision: 'of /images/spots/offline.svg' },
      { url: '/images/icons.svg', revision: 'of /images/icons.svg' },
      { url: '/images/mark.svg', revision: 'of /images/mark.svg' },
    ]);
    expect(list.slice(4)).toEqual(
      ['chunks/a.css', 'chunks/b.css', 'chunks/c.js', 'media/display.1a2b.woff2'].map((path) => ({
        url: `/_next/static/${path}`,
        revision: null,
      })),
    );
  });

  test.each([
    ['url("./one.woff2")', ['/_next/static/chunks/one.woff2']],
    ["url('/_next/static/media/two.woff2')", ['/_next/static/media/two.woff2']],
    ['src:local("Arial Bold")', []],
  ])('has the fonts of %s', (css, fonts) => {
    const list = precacheList(HTML, { digest: () => '', styles: () => css }).map(({ url }) => url);
    expect(list.filter((url) => url.endsWith('.woff2'))).toEqual(fonts);
  });
});
