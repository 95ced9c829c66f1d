import { readFileSync } from 'node:fs';
import { CATEGORY_TABLE } from '#lib/events/category-table';

type Colour = readonly [number, number, number];

/** The least distance of two hues in OKLab times 100; about 2 can just be seen side by side. */
const MIN_DISTANCE = { 'an eye that sees all colours': 8, 'a colour-blind eye': 4.5 };

// What is seen without the cones for red, green or blue: Machado, Oliveira and Fernandes, 'A Physiologically-based Model
// for Simulation of Color Vision Deficiency' (2009), severity 1, on linear RGB.
const EYES = {
  'an eye that sees all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'an eye with protanopia': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'an eye with deuteranopia': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'an eye with tritanopia': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, readonly Colour[]>;

const channels = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Colour;
const linear = (colour: Colour): Colour =>
  colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Colour;
const dot = (row: Colour, [r, g, b]: Colour) => row[0] * r + row[1] * g + row[2] * b;
const times = (rows: readonly Colour[], colour: Colour): Colour =>
  rows.map((row) => dot(row, colour)) as unknown as Colour;

/** OKLab of a linear colour: Björn Ottosson, 'A perceptual color space for image processing' (2020). */
function okLab(colour: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as unknown as Colour,
  );
}

const seenBy = (eye: readonly Colour[], hex: string) =>
  okLab(
    times(eye, linear(channels(hex))).map((value) => Math.min(1, Math.max(0, value))) as unknown as Colour,
  );
const distance = (a: Colour, b: Colour) => 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const luminance = (colour: Colour) => dot([0.2126, 0.7152, 0.0722], colour);
/** The contrast of two linear colours: WCAG 2.2. */
function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
/** What `color-mix(in srgb, …)` makes of a share of one colour over another. */
const mixed = (hex: string, share: number, ground: string): Colour => {
  const under = channels(ground);
  return channels(hex).map((value, i) => value * share + (under[i] ?? 0) * (1 - share)) as unknown as Colour;
};

const colours = readFileSync('app/colours.css', 'utf8');
/** The two colours of a token: `--surface: light-dark(#ffffff, #151a45)`. */
function token(name: string): { light: string; dark: string } {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(colours) ?? [];
  return { light, dark };
}

const rows = Object.entries(CATEGORY_TABLE).map(([category, { hue }]) => ({ category, hue }));
const pairs = rows.flatMap((one, i) => rows.slice(0, i).map((other) => [one, other] as const));

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(Object.entries(EYES))('%s tells any two hues apart', (name, eye) => {
    const least =
      MIN_DISTANCE[
        name === 'an eye that sees all colours' ? 'an eye that sees all colours' : 'a colour-blind eye'
      ];
    const tooNear = pairs
      .map(([one, other]) => ({
        pair: `${one.category} and ${other.category}`,
        apart: distance(seenBy(eye, one.hue[theme]), seenBy(eye, other.hue[theme])),
      }))
      .filter(({ apart }) => apart < least);
    expect(tooNear).toEqual([]);
  });

  const grounds = ['ground', 'surface', 'surface-raised'].map((name) => token(name)[theme]);

  test.each(rows)('the label of $category is readable on its own tint: 4.5 to 1', ({ hue }) => {
    for (const ground of grounds)
      for (const share of [0, 0.09, 0.12])
        expect(
          contrast(linear(channels(hue[theme])), linear(mixed(hue[theme], share, ground))),
        ).toBeGreaterThanOrEqual(4.5);
  });

  test.each(rows)(
    'white or night on the whole hue of $category, a chosen filter, is readable: 4.5 to 1',
    ({ hue }) => {
      const ink = linear(channels(token('brand-ink')[theme]));
      expect(contrast(linear(channels(hue[theme])), ink)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(rows)('a bar and an edge in the hue of $category are seen on every ground: 3 to 1', ({ hue }) => {
    for (const ground of [...grounds, token('surface-sunken')[theme]])
      expect(contrast(linear(channels(hue[theme])), linear(channels(ground)))).toBeGreaterThanOrEqual(3);
  });
});
