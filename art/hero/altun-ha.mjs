import { wideCanvas } from '../kit/canvas.mjs';
import { hills } from '../kit/hills.mjs';
import { canopy } from '../kit/jungle.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { person } from '../kit/person.mjs';
import { line, place, shape, veil } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';
import { stair, temple } from '../kit/temple.mjs';

export const alt = 'Altun Ha pyramid at sunset with the Jade Head.';

const INK = {
  sun: '#ff9f1c',
  cream: '#fff0c4',
  coral: '#f26d4f',
  stone: '#e3cb93',
  shade: '#a5714f',
  dark: '#5a3040',
  grass: '#7db249',
  jade: '#2e9e6b',
};
const STONE = ['#fdebb8', INK.stone, INK.shade];
const JADE = ['#7fd1a3', INK.jade];
const DEEP = '#12583f';

const altars = temple(
  1330,
  800,
  1,
  [
    [560, 528, 78],
    [486, 452, 86],
    [412, 376, 88],
    [336, 302, 88],
    [262, 232, 84],
    [150, 138, 58],
  ],
  STONE,
  [
    stair([-20, 0, 150], [-20, -340, 96], STONE, 22),
    stair([-20, -340, 80], [-20, -424, 70], STONE, 6),
    lit(oval(-6, -492, 52, 20), STONE, -10, -5),
  ],
  { seed: 4 },
);

/** The inset blocks that round off the corners of each terrace: lit at the left, warm at the right. */
const corners = [
  [528, 78, 0],
  [452, 86, 78],
  [376, 88, 164],
  [302, 88, 252],
].map(([half, height, foot]) =>
  place(1330, 800 - foot, 1, [
    lit(
      `M${-half * 0.66} 0V${-height * 0.74}Q${-half * 0.66} ${-height * 0.96} ${-half * 0.6} ${-height * 0.96}H${-half * 0.48}V0Z`,
      [STONE[0], '#c9a56c'],
      -half * 0.035,
      0,
    ),
    lit(
      `M${half * 0.44} 0V${-height * 0.96}H${half * 0.54}Q${half * 0.6} ${-height * 0.96} ${half * 0.6} ${-height * 0.74}V0Z`,
      [STONE[0], '#c9a56c'],
      -half * 0.035,
      0,
    ),
  ]),
);

/** The Jade Head of Kinich Ahau: crossed eyes, scroll nose, fangs, ears with spools, a band over the brow. */
const jadeHead = (x, y, scale) =>
  place(
    x,
    y,
    scale,
    [
      lit(
        'M-250-90C-262-260-130-352 20-350C190-348 268-240 262-90C260 90 190 250 20 268C-150 256-246 90-250-90Z',
        JADE,
        -40,
        -26,
      ),
      inside(
        'M-250-90C-262-260-130-352 20-350C190-348 268-240 262-90C260 90 190 250 20 268C-150 256-246 90-250-90Z',
        shape('M-270-190C-140-236 160-240 290-190V-140C160-186-140-184-270-140Z', DEEP, 'opacity="0.75"'),
        shape('M-270-176C-140-222 160-226 290-176L288-160C160-210-140-206-270-160Z', '#b7ead0'),
        [-1, 1].map((s) =>
          line(
            `M${10 + s * 78}-350Q${10 + s * 92}-290 ${10 + s * 90}-222M${10 + s * 136}-340Q${10 + s * 158}-280 ${10 + s * 158}-212M${10 + s * 196}-310Q${10 + s * 222}-260 ${10 + s * 224}-196`,
            INK.jade,
            11,
          ),
        ),
        shape(oval(10, -278, 54, 56), DEEP, 'opacity="0.7"'),
        shape(oval(6, -282, 40, 42), '#b7ead0'),
        shape('M-24-282Q6-312 36-282Q6-252-24-282Z', INK.jade),
      ),
      [-1, 1].map((s) => [
        lit(oval(10 + s * 276, 10, 52, 74), JADE, -12, -8),
        shape(oval(10 + s * 276, 10, 28, 42), DEEP),
        shape(oval(6 + s * 276, 4, 14, 22), JADE[0]),
        lit(
          `M${10 + s * 36}-126H${10 + s * 170}Q${10 + s * 216}-124 ${10 + s * 214}-80V-50Q${10 + s * 200}-18 ${10 + s * 150}-16H${10 + s * 60}Q${10 + s * 34}-22 ${10 + s * 36}-50Z`,
          ['#b7ead0', '#6cc197'],
          -8,
          -8,
        ),
        shape(
          `M${10 + s * 40}-114H${10 + s * 118}V-56Q${10 + s * 112}-34 ${10 + s * 84}-34Q${10 + s * 44}-36 ${10 + s * 40}-70Z`,
          DEEP,
        ),
        shape(`M${10 + s * 56}-98H${10 + s * 92}V-70Q${10 + s * 74}-54 ${10 + s * 58}-70Z`, INK.jade),
        line(`M${10 + s * 216}-70C${10 + s * 200} 10 ${10 + s * 170} 60 ${10 + s * 150} 120`, INK.jade, 12),
      ]),
      lit('M-26-130H46L62 10C92 30 90 70 60 74H-40C-70 70-72 30-42 10Z', ['#a4e0c0', INK.jade], -22, -8),
      shape(oval(-26, 58, 13, 8) + oval(46, 58, 13, 8), DEEP),
      line('M-10-110C-30-60 30-40 14 0', INK.jade, 9),
      shape('M-130 120C-60 84 80 84 150 120C130 190 90 206 10 206S-110 190-130 120Z', DEEP),
      [-1, 1].map((s) =>
        lit(
          limb([
            [10 + s * 62, 112, 34],
            [10 + s * 72, 150, 26],
            [10 + s * 100, 176, 10],
          ]),
          ['#f4fff8', '#b7ead0'],
          -6,
          -4,
        ),
      ),
      lit(
        polygon([
          [-22, 104],
          [42, 104],
          [26, 150],
          [-6, 150],
        ]),
        ['#f4fff8', '#b7ead0'],
        -8,
        0,
      ),
      line('M-146 116C-70 72 90 72 166 116', JADE[0], 16),
    ],
    { turn: -7 },
  );

const shadow = (points) => shape(polygon(points), '#3f6b3a', 'opacity="0.55"');

export default () =>
  wideCanvas(
    sky(['#e3574c', INK.coral, '#fa9650', '#ffc15c'], 760, 60, 1920),
    rays(830, 520, INK.cream, 22, 0.2, 2300),
    sun(830, 500, 220, ['#ffc15c', INK.cream]),
    hills(9, 720, 110, '#c9645a', 1920),
    canopy(4, 760, 90, ['#8a5f52', '#6b4450'], { bottom: 860 }),
    canopy(8, 800, 84, ['#5f7a45', '#44563f'], { from: -60, to: 840, bottom: 880 }),
    canopy(19, 800, 84, ['#5f7a45', '#44563f'], { from: 1820, to: 1990, bottom: 880 }),
    altars,
    corners,
    shape('M0 816Q700 786 1300 796T1920 800V1080H0Z', INK.grass),
    shape('M0 900Q800 850 1920 900V1080H0Z', '#5f9a42'),
    shadow([
      [760, 802],
      [1330, 796],
      [1960, 860],
      [1960, 930],
      [1290, 860],
    ]),
    [
      [-40, 870, 60, 120],
      [250, 846, 44, 560],
      [590, 830, 34, 1010],
      [760, 812, 30, 1260],
    ].map(([x, y, w, to]) =>
      shadow([
        [x, y],
        [x + w, y],
        [to + 330, 1090],
        [to + 170, 1090],
      ]),
    ),
    veil(0.5, shape('M0 980Q600 930 1920 1010V1080H0Z', '#3f6b3a')),
    palm([610, 826], [640, 470], {
      seed: 4,
      size: 180,
      width: 26,
      trunk: [INK.shade, INK.dark],
      leaf: ['#4b6a3c', '#3a3a3a'],
    }),
    palm([290, 860], [230, 400], {
      seed: 11,
      size: 230,
      width: 34,
      trunk: [INK.shade, INK.dark],
      leaf: ['#4b6a3c', '#3a3a3a'],
    }),
    [
      [1080, 836, 0.13],
      [1112, 838, 0.12],
      [900, 850, 0.15],
    ].map(([x, y, s], i) =>
      person(x, y, s, {
        skin: ['#8d5336', '#542c22'],
        top: [
          ['#d9281f', '#8f0c18'],
          [INK.cream, INK.stone],
          ['#2d7dd2', '#1d3f5c'],
        ][i],
        bottom: [INK.dark, INK.dark],
        arms: i === 2 ? 'wave' : 'down',
      }),
    ),
    jadeHead(1660, 876, 1.08),
  );
