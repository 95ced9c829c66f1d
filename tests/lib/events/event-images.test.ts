import {
  acceptImages,
  displayImages,
  imagesOfCells,
  safeUrl,
  upgradeToHttps,
} from '#lib/events/event-images';

describe('image URLs with http are upgraded to https,', () => {
  test.each([
    ['http://example.com/a.jpg', 'https://example.com/a.jpg'],
    ['HTTP://example.com/a.jpg', 'https://example.com/a.jpg'],
    [' http://example.com/a.jpg\n', 'https://example.com/a.jpg'],
    ['https://example.com/?u=http://b.com', 'https://example.com/?u=http://b.com'],
    ['/images/a.webp', '/images/a.webp'],
    ['', ''],
  ])('so that %j becomes %j', (url, upgraded) => {
    expect(upgradeToHttps(url)).toBe(upgraded);
  });
});

describe('ModalImages is a comma list whose entries must start with http, https or a slash,', () => {
  test.each([
    ['/a.webp,/b.webp', ['/a.webp', '/b.webp']],
    [' /a.webp ,\n http://b.com/b.jpg', ['/a.webp', 'https://b.com/b.jpg']],
    ['HTTPS://b.com/b.jpg', ['HTTPS://b.com/b.jpg']],
    ['a.webp,images/b.webp,ftp://c.com/c,javascript:alert(1),/d.webp', ['/d.webp']],
    [',,/a.webp,', ['/a.webp']],
    ['', []],
  ])('so that %j gives %j', (cell, images) => {
    expect(acceptImages(imagesOfCells(cell, '')).map(({ url }) => url)).toEqual(images);
  });
});

describe('ModalImageTexts has a text for each entry, between bars,', () => {
  test.each([
    ['/a.webp,/b.webp', 'A band|Drums, dancers', ['A band', 'Drums, dancers']],
    ['/a.webp,no image,/b.webp', 'A band|lost|Drums', ['A band', 'Drums']],
    ['/a.webp,/b.webp', 'A band', ['A band', '']],
  ])('so that the images %j with %j have %j', (cell, texts, each) => {
    expect(acceptImages(imagesOfCells(cell, texts)).map(({ text }) => text)).toEqual(each);
  });
});

describe('only http(s), upgraded, or a path starting with one slash is safe:', () => {
  test.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'https://example.com'],
    ['HtTpS://Example.com/', 'HtTpS://Example.com/'],
    ['https://example.com:8443/a', 'https://example.com:8443/a'],
    ['https://example.com/@user', 'https://example.com/@user'],
    ['/', '/'],
    ['/images/a.webp?x=//y', '/images/a.webp?x=//y'],
    ['  /images/a.webp ', '/images/a.webp'],
  ])('%j is accepted as %j', (url, accepted) => {
    expect(safeUrl(url)).toBe(accepted);
  });

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in other letters', 'JaVaScRiPt:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a script broken by a tab', 'java\tscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script behind a comment', 'javascript://example.com/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['another scheme', 'ftp://example.com/a'],
    ['a mail address', 'mailto:a@example.com'],
    ["another host's address without a scheme", '//example.com/a'],
    ['three slashes', '///example.com/a'],
    ['a slash and a backslash', '/\\example.com'],
    ['two backslashes', '\\\\example.com'],
    ['a backslash in an address', 'https://example.com\\@evil.com'],
    ['a tab between two slashes', '/\t/example.com'],
    ['a line break between two slashes', '/\n/example.com'],
    ['a control character', 'https://example.com/\u0000'],
    ['a delete character', '/a\u007f'],
    ['a name', 'https://belize.gov.bz@evil.com/'],
    ['a name and a password', 'https://user:secret@example.com/'],
    ['a password', 'https://:secret@example.com/'],
    ['a scheme without slashes', 'https:example.com'],
    ['a scheme alone', 'https://'],
    ['a host without a dot', 'https://localhost/admin'],
    ['an address by number', 'http://[::1]/'],
    ['a host that cannot be', 'https://exa<mple.com'],
    ['a relative path', 'images/a.webp'],
    ['a bare host', 'example.com'],
    ['nothing', ''],
  ])('%s is refused, as in %j', (_, url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

describe('the images of an event that may be shown', () => {
  test('begin with the cover, are different, and are safe', () => {
    expect(
      displayImages({
        image: '/cover.webp',
        images: ['/a.webp', '/cover.webp', '//evil.com/b.webp', 'http://c.com/c.jpg', 'https://c.com/c.jpg'],
      }),
    ).toEqual(['/cover.webp', '/a.webp', 'https://c.com/c.jpg']);
  });

  test.each([
    ['no image', '', []],
    ['a cover that is not an address', 'cover.webp', []],
  ])('are none with %s', (_, image, images) => {
    expect(displayImages({ image, images })).toEqual([]);
  });
});
