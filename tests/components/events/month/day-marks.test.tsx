import { readFileSync } from 'node:fs';

const SHEET = readFileSync('components/events/month/day-marks.module.css', 'utf8');
/** The rules of a media query, without those around it; jsdom evaluates no media queries. */
const within = (query: string) => SHEET.split(`@media (${query}) {`)[1]?.split('\n}\n')[0] ?? '';
const WITHOUT_QUERIES = SHEET.slice(0, SHEET.indexOf('@media'));

/** The style of an event in a cell, on a screen with these rules. */
function styleOf(rules: string, className: string, goesOn: boolean) {
  document.head.innerHTML = `<style>${rules}</style>`;
  const mark = document.createElement('span');
  mark.className = className;
  if (goesOn) mark.dataset.goesOn = '';
  mark.dataset.category = 'food';
  document.body.replaceChildren(mark);
  const { backgroundColor, borderTopStyle, textDecoration } = getComputedStyle(mark);
  return {
    isFilled: !/transparent|rgba\(0, 0, 0, 0\)/.test(backgroundColor),
    borderTopStyle,
    textDecoration,
  };
}
const WIDE = `${WITHOUT_QUERIES}${within('width >= 48rem')}`
  // jsdom knows neither mixed colours nor custom properties in them, and no edges along the lines of text.
  .replace(/border-block:/g, 'border-top:')
  .replace(/color-mix\([^;]*\);/g, 'red;')
  .replace(/var\(--hue\)/g, 'red');
const NARROW = WITHOUT_QUERIES.replace(/var\(--hue\)/g, 'red');

describe('what is cancelled differs in shape from what takes place', () => {
  test.each([
    ['as a title on a wide screen', WIDE, false],
    ['as a bar on a wide screen', WIDE, true],
    ['as a bar on a phone', NARROW, false],
  ])('%s', (_, rules, goesOn) => {
    expect(styleOf(rules, 'mark', goesOn).isFilled).toBe(true);
    expect(styleOf(rules, 'mark over', goesOn).isFilled).toBe(false);
  });

  test('and has an outline of its own where it is a bar', () => {
    expect(styleOf(WIDE, 'mark over', true).borderTopStyle).toBe('dashed');
    expect(styleOf(WIDE, 'mark over', false).textDecoration).toContain('line-through');
  });

  test('and where the system replaces all hues by its own colours', () => {
    const forced = within('forced-colors: active');
    expect(forced).toMatch(/\.mark\[data-goes-on\]:not\(\.over\) \{\s*background: CanvasText;/);
    expect(forced).toMatch(/\.mark:not\(\.over\) \{\s*background: CanvasText;/);
  });
});
