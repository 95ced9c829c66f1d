import { cacaoPod, openPod } from '../kit/cacao.mjs';
import { wideCanvas } from '../kit/canvas.mjs';
import { arm, figure } from '../kit/figure.mjs';
import { canopy, tuft } from '../kit/jungle.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { limb, oval, polygon } from '../kit/path.mjs';
import { between, randomFrom } from '../kit/random.mjs';
import { box, line, place, shape } from '../kit/shape.mjs';
import { thatch } from '../kit/thatch.mjs';

export const alt = 'Grinding cacao on a stone in Toledo.';

const INK = {
  dark: '#3a2016',
  cacao: '#4a2a1a',
  earth: '#8b5a2b',
  sun: '#ffb627',
  red: '#c8452f',
  leaf: '#2f7d4f',
  cloth: '#f7f2ea',
  blue: '#171696',
};
const SKIN = ['#b97a50', '#7d4a32'];
const HAIR = ['#2c1a20', '#1c1018'];
const STONE = ['#9a8f88', '#5f5560'];

/** A band of stitched diamonds and bars in red and blue. */
const stitches = (points, size) =>
  points
    .map(([x, y], i) =>
      shape(
        `M${x - size} ${y}L${x} ${y - size}L${x + size} ${y}L${x} ${y + size}Z`,
        i % 3 === 2 ? INK.blue : '#d90f19',
      ),
    )
    .join('');

const SHOULDERS = [
  [66, -402],
  [-40, -420],
];

/** A Maya woman on her knees, leaning over the stone; both hands push the roller. */
function grinder(x, y, scale) {
  const skirt =
    'M-96-196C-30-214 40-206 70-176C130-150 190-100 208-40C214 0 196 22 160 24H-190C-236 22-250-10-232-44C-200-100-150-170-96-196Z';
  const blouse =
    'M-74-448C-20-470 40-462 92-432C108-380 104-300 84-190C30-168-50-170-100-196C-112-290-110-390-74-448Z';
  const limbs = { skin: SKIN, cloth: [INK.cloth, '#cdbfae'], sleeve: 'short', size: 1.08 };
  return place(x, y, scale, [
    shape(oval(0, 26, 280, 24), INK.dark, 'opacity="0.5"'),
    arm([SHOULDERS[0], [196, -330], [300, -216]], { ...limbs, thumb: 1 }),
    lit(skirt, ['#23307a', '#141b4c'], -14, -10),
    inside(
      skirt,
      line('M-260-20C-120-60 60-70 240-30M-220-76C-100-110 60-116 200-80', '#d90f19', 9),
      line('M-250-46C-110-84 60-92 230-54', INK.sun, 5),
    ),
    lit('M-226 6C-262-6-288 6-300 26H-200Z', SKIN, -6, -5),
    lit(blouse, [INK.cloth, '#cdbfae'], -22, -8),
    figure({
      head: [70, -546],
      turn: 1,
      tilt: 16,
      skin: SKIN,
      collar: [18, -452],
      shoulders: [
        [60, -410],
        [-36, -424],
      ],
      hips: [
        [40, -250],
        [-70, -250],
      ],
      top: [INK.cloth, '#cdbfae'],
      hair: { style: 'bun', colours: HAIR },
    }),
    shape('M-58-452C-10-430 50-428 84-446L92-404C40-386-20-388-76-412Z', '#d90f19'),
    stitches(
      [
        [-44, -424],
        [-14, -414],
        [16, -410],
        [46, -412],
        [74, -420],
      ],
      12,
    ).replaceAll('#d90f19', INK.cloth),
    stitches(
      Array.from({ length: 8 }, (_, i) => [-96 + i * 27, -222 + Math.sin(i / 2.4) * 10]),
      11,
    ),
    line('M-20-462C-60-420-84-360-92-290', HAIR[0], 26),
    lit(oval(-93, -282, 16, 20), ['#d90f19', '#8f0c18'], -4, -4),
    arm([SHOULDERS[1], [120, -300], [262, -206]], { ...limbs, thumb: -1 }),
  ]);
}

/** The metate: a sloping stone on three legs with the roller and the dark paste on it. */
const metate = (x, y, scale) =>
  place(x, y, scale, [
    shape(oval(90, 40, 240, 22), INK.dark, 'opacity="0.5"'),
    lit('M-70-90L-90 36H-44L-20-90ZM210-30L226 36H262L256-40ZM60-60L66 30H104L112-60Z', STONE, -8, 0),
    lit('M-120-168C-60-178 220-96 300-56L292-14C200-40-20-100-124-128Z', STONE, -4, -16),
    shape('M-20-142C60-130 190-84 268-52C210-58 40-104-20-142Z', INK.cacao),
    shape('M200-74C250-66 290-40 306-20C312 6 300 30 288 22C280-10 240-44 200-74Z', INK.cacao),
  ]);

const roller = (x, y, scale) =>
  place(
    x,
    y,
    scale,
    lit(
      'M-92-20C-96-36 92-36 100-20C106-6 106 14 98 26C90 38-90 38-98 24C-106 8-104-8-92-20Z',
      ['#b5aaa2', '#6d626c'],
      -6,
      -10,
    ),
    { turn: 20 },
  );

/** A low basket full of beans. */
function basket(x, y, scale, seed) {
  const random = randomFrom(seed);
  const bowl = 'M-170-60C-160 20-130 80-96 92H96C130 80 160 20 170-60Z';
  return place(x, y, scale, [
    shape(oval(10, 92, 150, 18), INK.dark, 'opacity="0.5"'),
    shape(oval(0, -60, 172, 44), '#6b3f22'),
    Array.from({ length: 60 }, () => {
      const [u, v] = [between(random, -1, 1), between(random, -1, 1)];
      const [bx, by] = [u * 142, -76 + v * 26 * Math.sqrt(1 - u * u) - 18 * (1 - u * u)];
      return place(
        Math.round(bx),
        Math.round(by),
        1,
        lit(oval(0, 0, 17, 11), ['#8f4f2c', '#4a2a1a'], -3, -3),
        { turn: Math.round(u * 60) },
      );
    }),
    lit(bowl, ['#e0ae62', '#a5703a'], -30, 0),
    inside(
      bowl,
      Array.from({ length: 5 }, (_, r) =>
        line(
          `M-190 ${-40 + r * 30}Q0 ${-4 + r * 30} 190 ${-40 + r * 30}`,
          r === 1 ? INK.red : '#8b5a2b',
          r === 1 ? 14 : 5,
          'opacity="0.8"',
        ),
      ),
    ),
    line('M-172-60Q0-14 172-60', '#f3cf8c', 15),
  ]);
}

/** A clay cup with steam. */
const cup = (x, y, scale) =>
  place(x, y, scale, [
    line('M-20-100C-50-150 14-180-20-240M24-100C0-146 54-186 24-250', '#fff1d6', 13, 'opacity="0.45"'),
    shape(oval(6, 76, 84, 13), INK.dark, 'opacity="0.5"'),
    line('M62-30C112-40 112 40 54 34', '#a8502f', 18),
    lit('M-76-70C-76 20-56 70-36 78H36C56 70 76 20 76-70Z', ['#d9784a', '#8f3f26'], -22, 0),
    shape(oval(0, -70, 76, 20), '#8f3f26'),
    shape(oval(0, -66, 64, 15), INK.cacao),
    line('M-66-20Q0 6 66-20', '#f7d8a8', 7),
  ]);

const PODS = {
  gold: ['#ffb627', '#d9781f'],
  red: ['#d9483a', '#8f2a24'],
  plum: ['#8a3a5c', '#542340'],
  orange: ['#f2803a', '#b84f24'],
  lime: ['#b7c64a', '#74893a'],
};

export default () =>
  wideCanvas(
    box(0, 0, 1920, 1080, '#5a3420'),
    Array.from({ length: 40 }, (_, i) =>
      lit(
        `M${i * 50} 200H${i * 50 + 40}V830H${i * 50}Z`,
        i % 3 ? ['#6b4026', '#4a2a1a'] : ['#75482a', '#4f2d1b'],
        -10,
        0,
      ),
    ),
    line('M-20 420H1940M-20 660H1940', '#3f2416', 22),
    inside(
      'M250 300H700V840H250Z',
      box(250, 300, 450, 540, '#c08a44'),
      shape(oval(330, 400, 120), '#e0b066'),
      canopy(5, 640, 90, ['#74904a', '#4f753f'], { from: 200, to: 760, bottom: 860 }),
      canopy(9, 740, 80, ['#3a7a48', '#245f3c'], { from: 200, to: 760, bottom: 860 }),
    ),
    line('M240 296H710M246 300V840M704 300V840', '#3f2416', 26),
    shape('M0 812Q900 780 1920 816V1080H0Z', '#7a4a2a'),
    shape('M0 930Q900 880 1920 940V1080H0Z', '#5f3821'),
    [
      [
        [250, 300],
        [470, 300],
        [1240, 1000],
        [820, 1080],
      ],
      [
        [560, 300],
        [700, 300],
        [1720, 980],
        [1420, 1030],
      ],
      [
        [250, 520],
        [250, 840],
        [760, 1080],
        [420, 1080],
      ],
    ].map((beam) => shape(polygon(beam), '#ffd98a', 'opacity="0.16"')),
    thatch(
      7,
      [-60, 1980, -260],
      [
        [-80, 2000, -60],
        [-80, 2000, 90],
        [-80, 2000, 226],
      ],
      ['#b98440', '#6f4524'],
      { drop: 60, width: 44 },
    ),
    lit(
      limb([
        [1790, 1120, 170],
        [1772, 800, 124],
        [1796, 460, 112],
        [1770, 150, 104],
        [1800, -60, 120],
      ]),
      ['#9a6a42', '#5a3826'],
      -28,
      0,
    ),
    shape(
      [
        [1756, 300],
        [1800, 420],
        [1752, 560],
        [1796, 700],
        [1764, 860],
      ]
        .map(([x, y]) => oval(x, y, 26, 12))
        .join(''),
      '#c9a878',
      'opacity="0.55"',
    ),
    cacaoPod(1716, 220, 0.92, PODS.gold, { turn: 18 }),
    cacaoPod(1850, 300, 1.02, PODS.red, { turn: -16 }),
    cacaoPod(1700, 500, 1.12, PODS.orange, { turn: 14 }),
    cacaoPod(1846, 640, 0.9, PODS.plum, { turn: -12 }),
    tuft(
      4,
      1770,
      60,
      300,
      62,
      [
        ['#3f9a60', INK.leaf],
        ['#2f7d4f', '#174d2c'],
      ],
      { count: 7, spread: 90, turn: 180 },
    ),
    metate(1410, 946, 1.12),
    grinder(1120, 968, 1.16),
    roller(1440, 762, 1),
    lit(
      limb([
        [1424, 716, 30],
        [1462, 748, 40],
        [1474, 766, 26],
      ]),
      SKIN,
      -6,
      -4,
    ),
    basket(1010, 1016, 0.82, 5),
    openPod(1250, 1040, 0.68, PODS.gold, { pulp: ['#fffaf0', '#e3d3bd'], bean: '#8b5a2b' }, 76),
    openPod(1486, 1046, 0.78, PODS.red, { pulp: ['#fffaf0', '#e3d3bd'], bean: '#8b5a2b' }, 104),
    place(1666, 1010, 0.8, cacaoPod(0, -110, 1, PODS.lime), { turn: 70 }),
    place(1360, 1064, 0.5, cacaoPod(0, -110, 1, PODS.plum), { turn: 84 }),
    cup(1600, 936, 0.62),
  );
