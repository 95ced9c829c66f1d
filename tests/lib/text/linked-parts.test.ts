import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkedParts } from '#lib/text/linked-parts';

/** What is quadratic takes many times as long for fifty thousand characters. */
const AT_ONCE_MS = 200;

const link = (href: string) => ({ text: href, href });

test.each([
  ['No address here.', [{ text: 'No address here.' }]],
  ['', [{ text: '' }]],
  ['https://a.example/events/x', [link('https://a.example/events/x')]],
  [
    'See https://a.example/b), and\nhttp://c.example.',
    [
      { text: 'See ' },
      link('https://a.example/b'),
      { text: '), and\n' },
      link('http://c.example'),
      { text: '.' },
    ],
  ],
  [
    'https://en.wikipedia.org/wiki/Belize_(country)',
    [link('https://en.wikipedia.org/wiki/Belize_(country)')],
  ],
  [
    '(see https://en.wikipedia.org/wiki/Belize_(country)).',
    [{ text: '(see ' }, link('https://en.wikipedia.org/wiki/Belize_(country)'), { text: ').' }],
  ],
  ['https://a.example/(b_(c)))!', [link('https://a.example/(b_(c))'), { text: ')!' }]],
  ['[https://a.example/x[1]].', [{ text: '[' }, link('https://a.example/x[1]'), { text: '].' }]],
  ['https://a.example/?q="(', [link('https://a.example/?q='), { text: '"(' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['https://', [{ text: 'https://' }]],
])('the web addresses in %j have links', (text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});

/** The links in a text: what is pressed, and where it leads. */
const linksIn = (text: string) =>
  linkedParts(text).flatMap(({ text: linked, href }) => (href ? [[linked, href]] : []));
const itself = (address: string) => [address, address];

test.each([
  [
    'Tickets: https://fest.example/buy?x=1 (cash at the gate). WhatsApp 622-1234, +501 610-5678 or info@fest.example.',
    [
      itself('https://fest.example/buy?x=1'),
      ['622-1234', 'tel:+5016221234'],
      ['+501 610-5678', 'tel:+5016105678'],
      ['info@fest.example', 'mailto:info@fest.example'],
    ],
  ],
  ['“https://a.example/b”', [itself('https://a.example/b')]],
  ['‘https://a.example/b’', [itself('https://a.example/b')]],
  ['«https://a.example/b»', [itself('https://a.example/b')]],
  ['*https://a.example/b*', [itself('https://a.example/b')]],
  ['_https://a.example/b_', [itself('https://a.example/b')]],
  ['https://a.example/b_', [itself('https://a.example/b_')]],
  ['https://a.example/b…', [itself('https://a.example/b')]],
  ['https://a.example/b🎉', [itself('https://a.example/b')]],
  ['https://en.wikipedia.org/wiki/Punta_(music)', [itself('https://en.wikipedia.org/wiki/Punta_(music)')]],
  [
    '*(https://en.wikipedia.org/wiki/Punta_(music))*',
    [itself('https://en.wikipedia.org/wiki/Punta_(music)')],
  ],
  [
    'www.fest.example/buy, or fest.bz.',
    [
      ['www.fest.example/buy', 'https://www.fest.example/buy'],
      ['fest.bz', 'https://fest.bz'],
    ],
  ],
  ['youtu.be/abc', [['youtu.be/abc', 'https://youtu.be/abc']]],
  [
    'bit.ly/Fest, wa.me/5016221234.',
    [
      ['bit.ly/Fest', 'https://bit.ly/Fest'],
      ['wa.me/5016221234', 'https://wa.me/5016221234'],
    ],
  ],
  ['WWW.FEST.BZ', [['WWW.FEST.BZ', 'https://WWW.FEST.BZ']]],
  ...[
    ['Facebook.com/abc', 'Facebook.com/abc'],
    ['See Belize.com.', 'Belize.com'],
    ['BelizeFest.bz/a', 'BelizeFest.bz/a'],
    ['Bit.ly/Fest', 'Bit.ly/Fest'],
    ['TICKETS: BELIZEFEST.COM!', 'BELIZEFEST.COM'],
    ['WA.ME/5016221234', 'WA.ME/5016221234'],
    ['Fest.belize.com', 'Fest.belize.com'],
    // A capital behind a small word begins a sentence.
    ['Come early.Facebook.com/abc', 'Facebook.com/abc'],
    ['Bring a chair.BelizeFest.bz', 'BelizeFest.bz'],
  ].map(([text = '', address = '']): [string, string[][]] => [text, [[address, `https://${address}`]]]),
  ['http://old.example/a', [itself('http://old.example/a')]],
  ['ana+fest@example.bz!', [['ana+fest@example.bz', 'mailto:ana+fest@example.bz']]],
  [
    'Email:info@fest.bz Tel:622-1234',
    [
      ['info@fest.bz', 'mailto:info@fest.bz'],
      ['622-1234', 'tel:+5016221234'],
    ],
  ],
  ['(info@fest.com)', [['info@fest.com', 'mailto:info@fest.com']]],
  ['https://a.example/622-1234?mail=a@b.example', [itself('https://a.example/622-1234?mail=a@b.example')]],
])('what can be pressed in %j leads where it says', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  '2026-2027',
  '7-10 PM',
  'BZ$1,250-1,500',
  'e.g. 8 p.m.till late',
  '@belizefest on Instagram',
  'https://bank.example@evil.example/a',
  'Mr.Peters and St.John',
  ...[
    'Meet at the park.Be there!',
    'the park.be there!',
    'Fun for all.Info at the gate',
    'cash.Me too',
    'there.Link below',
  ],
  ...['8 p.m.Be early', 'See you there.Com', 'in the app.page 2'],
  ...[
    'Fun.Everyone',
    'Fun.Everyone is welcome',
    'Food, Music, Fun.Info at the gate',
    'Fun.Com',
    'Dance.Be/see',
  ],
  // A name with a capital behind another may be an address, or the first word of a sentence.
  ...['Fun.Belize.com', 'FUN.Everyone', 'COME ALL.INFO AT THE GATE', 'Mr.Com'],
  'javascript:alert(1) data:text/html,a',
])('nothing in %j can be pressed', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('whatever a text is, its parts are the text, and every link is of the web, a mail or a call', () => {
  const piece = fc.constantFrom(
    ...[
      'https://a.example/',
      'www.a.bz',
      'Fest.bz',
      'FEST.BZ/A',
      'fun.',
      'Fun.',
      'ana@a.example',
      '622-1234',
      '+501',
      '610 5678',
      'BZ$',
      '2026-2027',
    ],
    ...[
      '(',
      ')',
      '[',
      ']',
      '“',
      '”',
      '.',
      ',',
      '…',
      '*',
      '_',
      ' ',
      '\n',
      '@',
      '/',
      '\\',
      '<',
      '🎉',
      'x',
      '&',
      '?',
    ],
  );
  const written = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 });
  fc.assert(
    fc.property(written, (pieces) => {
      const text = pieces.join('');
      const parts = linkedParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { text: linked, href } of parts) {
        if (href === undefined) continue;
        expect(href).toMatch(/^(?:https?:\/\/|mailto:[^\s?]+@|tel:\+\d{8,15}$)/i);
        expect(URL.canParse(href)).toBe(true);
        expect(linked).toBe(linked.trim());
        if (/^http/i.test(href)) expect(new URL(href).username).toBe('');
      }
    }),
    { numRuns: 500 },
  );
});

test.each([')', '])', '.', '(', '*_', '~', '_', '}…'])(
  'an address with fifty thousand characters of %j behind it is read at once',
  (piece) => {
    const rest = piece.repeat(50_000 / piece.length);
    const start = performance.now();
    for (const text of [`https://a.example/${rest}`, `_https://a.example/${rest}`, `fest.bz/${rest}`])
      expect(
        linkedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    expect(performance.now() - start).toBeLessThan(3 * AT_ONCE_MS);
  },
);

test('a long text without an end is read at once', () => {
  const start = performance.now();
  for (const piece of [
    'a.',
    'A.',
    'aA.',
    'a-',
    'a.B.com',
    'a@',
    '1-',
    '(',
    'www.',
    '_',
    "a'",
    'https://',
    '622 1234 ',
    '+1 ',
  ])
    linkedParts(piece.repeat(20_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(5_000);
});
