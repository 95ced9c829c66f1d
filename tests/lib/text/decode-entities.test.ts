import { decodeEntities } from '#lib/text/decode-entities';

test.each([
  ['Mother&amp;#8217;s Day', 'Mother’s Day'],
  ['Mother&#8217;s Day', 'Mother’s Day'],
  ['Mother&#x2019;s Day', 'Mother’s Day'],
  ['Mother&#146;s Day', 'Mother’s Day'],
  ['Rum &amp; Reggae', 'Rum & Reggae'],
  ['Rum &amp;amp; Reggae', 'Rum & Reggae'],
  ['Caf&eacute; A&ntilde;o', 'Café Año'],
  ['&Ntilde;and&uacute; &frac12; &yuml;', 'Ñandú ½ ÿ'],
  ['&ldquo;Drums&rdquo; &ndash; 8&nbsp;PM&hellip;', '“Drums” – 8\u00a0PM…'],
  ['&lt;b&gt;Drums&lt;/b&gt;', '<b>Drums</b>'],
  ['&#128293;', '🔥'],
])('the text %j is %j without its entities', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each([
  'Rum & Reggae',
  'R&B; soul',
  'https://tickets.example/?a=1&copy=2',
  '&nothing;',
  '&#0;',
  '&#55296;',
  '&#9999999;',
  '&constructor;',
  'AT&T;',
])('the text %j stays as it is', (text) => {
  expect(decodeEntities(text)).toBe(text);
});
