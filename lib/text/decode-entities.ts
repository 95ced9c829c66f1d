/** Entities of HTML by their names: what web pages and mail programs write into copied text. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    hellip: '…',
    bull: '•',
    trade: '™',
    euro: '€',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '\u200c',
    zwj: '\u200d',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    hearts: '♥',
    minus: '−',
  }),
);

// Latin-1 from U+00A0 on, in its order.
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
for (const [index, name] of LATIN.split(' ').entries()) NAMED.set(name, String.fromCharCode(0xa0 + index));

/** What the numbers 128 to 159 mean: as the HTML standard says, characters of Windows, with a space for none. */
const OF_WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const ENTITY = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z][a-z\d]{1,7}));/gi;
/** Copied twice and stored twice, a text is encoded so often at most. */
const MOST_TIMES = 3;

function characterOf(code: number): string | undefined {
  if (code >= 128 && code <= 159) return OF_WINDOWS[code - 128];
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

const decodeOnce = (text: string) =>
  text.replace(ENTITY, (entity, ...rest) => {
    const { decimal, hex, name } = rest.at(-1) as Record<string, string | undefined>;
    if (name) return NAMED.get(name) ?? entity;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)) ?? entity;
  });

/**
 * A text without the entities of HTML, also where it was encoded several times; what is no entity stays. The result is
 * text and never HTML.
 *
 *     decodeEntities('Mother&amp;#8217;s Caf&eacute;'); // 'Mother’s Café'
 */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let times = 0; times < MOST_TIMES && decoded.includes('&'); times += 1) decoded = decodeOnce(decoded);
  return decoded;
}
