// Checks the limits of the style sheets: lengths and colours outside the tokens, breakpoints, lines, one visually-hidden
// rule; and the share of components with 'use client'.
//   node lab/checks/styles.mjs [--list]
//
// What counts:
// - A length is a number other than 0 with a unit of length (px, rem, em, ch, vw, dvh, cqi ...), without its sign, in any
//   declaration of any sheet, custom properties of components included.
// - A colour is a hexadecimal, a colour function with numbers or a colour's name; not transparent, currentcolor, a
//   system colour or color-mix() of tokens.
// - Tokens are the custom properties that app/colours.css, app/categories.css and app/tokens.css set on :root, and those
//   of public/plain-page.css, which pages without the other sheets load; @property needs a literal initial value.
// - A breakpoint is a width in a media or container query; px and rem of the same width are one.
import { globSync, readFileSync } from 'node:fs';

const LIMITS = { lengths: 60, colours: 0, breakpoints: 5, lines: 200, hidden: 1, client: 0.3 };

const TOKEN_SHEETS = ['app/colours.css', 'app/categories.css', 'app/tokens.css', 'public/plain-page.css'];
const LENGTH =
  /(?<![\w#.-])[+-]?(\d*\.?\d+)(px|rem|em|r?lh|r?ch|r?ex|ic|cap|in|cm|mm|q|pt|pc|[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))\b/gi;
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*[\d.]|\b(?:hwb|lab|lch|oklab|oklch|color)\(\s*[\d.a-z]|(?<![\w-])(?:black|white|red|green|blue|yellow|orange|purple|gr[ae]y|navy|teal|silver|gold|pink|brown|cyan|magenta)(?![\w-])/gi;

/** Every declaration of a sheet: `{ rules, property, value }`, `rules` being the preludes around it, outermost first. */
function declarationsOf(text) {
  const source = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, 'url()')
    .replace(/"[^"]*"|'[^']*'/g, '""');
  const declarations = [];
  const rules = [];
  let start = 0;
  const declare = (end) => {
    const [property, ...value] = source.slice(start, end).split(':');
    if (value.length > 0 && rules.length > 0)
      declarations.push({ rules: [...rules], property: property.trim(), value: value.join(':').trim() });
  };
  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index];
    if (!'{};'.includes(letter)) continue;
    if (letter === '{') rules.push(source.slice(start, index).trim().replace(/\s+/g, ' '));
    else declare(index);
    if (letter === '}') rules.pop();
    start = index + 1;
  }
  return declarations;
}

const inPixels = (number, unit) => Number(number) * (unit.toLowerCase() === 'px' ? 1 : 16);
const isToken = (file, { rules, property }) =>
  rules[0].startsWith('@property') ||
  (TOKEN_SHEETS.includes(file) && property.startsWith('--') && rules.at(-1).startsWith(':root'));

const places = { lengths: new Map(), colours: new Map(), breakpoints: new Map() };
const note = (kind, value, file) => {
  places[kind].set(value, [...(places[kind].get(value) ?? []), file]);
};
const long = [];
const hidden = [];

const sheets = globSync('{app,components,public}/**/*.css').map((file) => file.replaceAll('\\', '/'));
for (const file of sheets) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length - 1;
  if (lines > LIMITS.lines) long.push(`${file}: ${lines}`);
  for (const [, query] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/@(?:media|container)([^{]*)\{/g))
    for (const feature of query.match(/\([^()]*\b(?:width|inline-size)\b[^()]*\)/g) ?? [])
      for (const [, number, unit] of feature.matchAll(/(\d*\.?\d+)(px|rem|em)/g))
        note('breakpoints', `${inPixels(number, unit)}px`, file);
  for (const declaration of declarationsOf(text)) {
    const { property, value } = declaration;
    if (property === 'clip-path' && value === 'inset(50%)') hidden.push(file);
    if (isToken(file, declaration)) continue;
    for (const [, number, unit] of value.matchAll(LENGTH))
      if (Number(number) !== 0) note('lengths', `${Number(number)}${unit.toLowerCase()}`, file);
    for (const [colour] of value.matchAll(COLOUR)) note('colours', colour, file);
  }
}

const components = globSync('{app,components}/**/*.tsx');
const client = components.filter((file) => /^(['"])use client\1/m.test(readFileSync(file, 'utf8')));

const results = [
  ['lengths outside the tokens', places.lengths.size, LIMITS.lengths],
  ['colours outside the tokens', places.colours.size, LIMITS.colours],
  ['breakpoints', places.breakpoints.size, LIMITS.breakpoints],
  [`sheets over ${LIMITS.lines} lines`, long.length, 0],
  ['visually hidden rules', hidden.length, LIMITS.hidden],
  [
    "percent of components with 'use client'",
    Math.round((1000 * client.length) / components.length) / 10,
    100 * LIMITS.client,
  ],
];
const failed = results.filter(([, count, limit]) => count > limit);

const isListing = process.argv.includes('--list');
for (const [kind, found] of Object.entries(places)) {
  if (!isListing && !failed.some(([name]) => name.startsWith(kind))) continue;
  for (const [value, files] of [...found].sort((one, other) => one[1].length - other[1].length))
    console.log(`${kind}: ${value} ×${files.length} ${[...new Set(files)].slice(0, 3).join(', ')}`);
}
if (failed.length > 0)
  for (const line of [...long, ...(hidden.length > LIMITS.hidden ? hidden : [])]) console.log(line);
for (const [name, count, limit] of results) console.log(`${count} ${name} (at most ${limit})`);
process.exit(failed.length > 0 ? 1 : 0);
