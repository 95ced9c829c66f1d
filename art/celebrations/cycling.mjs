import { canvas } from '../kit/canvas.mjs';
import { cloud } from '../kit/cloud.mjs';
import { crowd } from '../kit/crowd.mjs';
import { arm, leg } from '../kit/figure.mjs';
import { belizeFlag, blowing } from '../kit/flag.mjs';
import { head, neck } from '../kit/head.mjs';
import { hills, treeline } from '../kit/hills.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { palm } from '../kit/palm.mjs';
import { blob, oval } from '../kit/path.mjs';
import { ground } from '../kit/sea.mjs';
import { line, place, shape } from '../kit/shape.mjs';
import { rays, sky } from '../kit/sky.mjs';
import { sun } from '../kit/sun.mjs';

export const alt =
  'Racing cyclists ride in a line along the highway at sunrise while people with flags cheer at the roadside.';

const INK = {
  coral: '#ff8f5e',
  gold: '#ffc95c',
  cream: '#fff4dc',
  leaf: '#2c8a5a',
  deep: '#0f4a4a',
  road: '#3d3566',
  night: '#1d1740',
  red: '#d9281f',
  blue: '#171696',
  white: '#fffaf0',
  green: '#006600',
};
const SKINS = [
  ['#8d5336', '#542c22'],
  ['#5a3523', '#351c1c'],
  ['#c08457', '#84502f'],
];

const wheel = (x) => [
  line(oval(x, -150, 142), INK.night, 17),
  line(oval(x, -150, 126), INK.cream, 5),
  line(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i * Math.PI) / 9;
      const [dx, dy] = [Math.round(126 * Math.cos(a)), Math.round(126 * Math.sin(a))];
      return `M${x - dx} ${-150 - dy}L${x + dx} ${-150 + dy}`;
    }).join(''),
    INK.cream,
    2,
    'opacity="0.7"',
  ),
  shape(oval(x, -150, 14), INK.night),
];

const HELMET = 'M-62-8C-70-58-20-78 22-66C50-58 62-34 62-16L40-12C10-20-20-14-62-8Z';

/** A rider low over the drops, in profile to the right; the wheels stand at y = 0. `phase` is where the near foot is. */
function rider(x, y, scale, { skin, jersey, band, shorts, helmet, frame, down = true }) {
  const dark = [skin[1], skin[1]];
  const crank = [-30, -140];
  const feet = [
    [crank[0] + 18, crank[1] + 76],
    [crank[0] - 18, crank[1] - 76],
  ];
  const [near, far] = down ? feet : feet.toReversed();
  const knees = { low: [84, -286], high: [96, -388] };
  const [nearKnee, farKnee] = down ? [knees.low, knees.high] : [knees.high, knees.low];
  const hip = [-116, -466];
  const legOf = (knee, foot, tones, cloth, size) =>
    leg([hip, knee, [foot[0] - 14, foot[1] - 22]], {
      skin: tones,
      cloth,
      cut: 'short',
      shoe: [INK.cream, '#cdb98c'],
      size,
    });
  const torso = blob([
    [-160, -500],
    [-90, -560],
    [60, -640],
    [150, -640],
    [164, -586],
    [110, -530],
    [-30, -450],
    [-120, -420],
  ]);
  return place(x, y, scale, [
    shape(oval(0, 0, 360, 18), INK.night, 'opacity="0.5"'),
    arm(
      [
        [140, -600],
        [200, -490],
        [270, -424],
      ],
      { skin: dark, cloth: [jersey[1], jersey[1]], size: 1.02 },
    ),
    legOf(farKnee, far, dark, [shorts[1], shorts[1]], 0.98),
    wheel(-236),
    wheel(236),
    // Frame, fork, saddle, handlebar, crank.
    line('M-236-150L-120-404L-30-140ZM-120-404L190-390L-30-140', frame[0], 17),
    line('M236-150L188-410', frame[1], 16),
    line('M-112-380L-126-432', INK.night, 12),
    lit('M-196-444C-150-456-90-450-62-436C-90-424-160-420-196-444Z', [INK.night, INK.night]),
    line('M190-408L214-428H262C300-428 300-372 262-372', INK.night, 13),
    shape(oval(...crank, 40), frame[1]),
    shape(oval(...crank, 24), INK.cream),
    line(`M${far[0]} ${far[1]}L${near[0]} ${near[1]}`, INK.night, 12),
    line(`M${near[0] - 24} ${near[1] + 6}H${near[0] + 34}`, INK.night, 11),
    neck([196, -660], [130, -612], skin, 52),
    lit(torso, jersey, -10, -12),
    inside(torso, line('M-40-640L40-420', band[0], 44), line('M-76-640L4-420', band[1], 12)),
    head(214, -690, { size: 112, turn: 1, tilt: 8, skin }),
    place(
      210,
      -716,
      1.06,
      lit(HELMET, helmet, -10, -8) + line('M-44-30Q0-52 46-32M-50-14Q0-34 50-20', helmet[1], 7),
      {
        turn: 8,
      },
    ),
    legOf(nearKnee, near, skin, shorts, 1.06),
    arm(
      [
        [106, -590],
        [168, -470],
        [262, -408],
      ],
      { skin, cloth: jersey, size: 1.1 },
    ),
  ]);
}

/** A small flag of Belize on a stick, held over the heads. */
const flag = (x, y, width, turn) =>
  place(
    x,
    y,
    1,
    [line('M0 0V240', '#8a4a22', 7), belizeFlag(blowing(0, 0, width, 12), INK, { small: true })],
    { turn },
  );

export default () =>
  canvas(
    sky([INK.coral, INK.coral, INK.gold, INK.gold], 560, 70),
    rays(820, 470, INK.cream, 20, 0.28),
    sun(820, 440, 260, [INK.gold, INK.cream]),
    cloud(200, 150, 0.9, [INK.cream, INK.gold]),
    cloud(1150, 130, 0.65, [INK.cream, INK.gold], { flip: true }),
    hills(12, 520, 190, '#b8647a'),
    hills(7, 570, 120, '#6f5a86'),
    treeline(5, 600, 84, INK.leaf),
    palm([60, 640], [110, 250], {
      seed: 8,
      size: 190,
      width: 28,
      trunk: ['#8a5a4a', INK.night],
      leaf: [INK.leaf, INK.deep],
    }),
    palm([1230, 640], [1180, 220], {
      seed: 5,
      size: 210,
      width: 30,
      trunk: ['#8a5a4a', INK.night],
      leaf: [INK.leaf, INK.deep],
    }),
    flag(400, 316, 88, -4),
    flag(950, 398, 110, -4),
    crowd(14, 590, 46, INK.deep, { raised: 0.6 }),
    ground(690, '#e8b06a', 16),
    ground(716, INK.road, 14),
    line('M0 722Q640 700 1280 722', INK.cream, 8),
    [-60, 300, 660, 1020].map((x) => shape(`M${x} 922H${x + 210}L${x + 192} 942H${x - 24}Z`, INK.gold)),
    rider(1086, 828, 0.68, {
      skin: SKINS[2],
      jersey: [INK.gold, '#d98a1e'],
      band: [INK.red, '#8c1a16'],
      shorts: [INK.night, '#0e0a26'],
      helmet: [INK.cream, '#d8c8a0'],
      frame: [INK.red, '#8c1a16'],
      down: false,
    }),
    rider(172, 850, 0.76, {
      skin: SKINS[1],
      jersey: [INK.cream, '#dcc48e'],
      band: [INK.leaf, INK.deep],
      shorts: [INK.night, '#0e0a26'],
      helmet: [INK.leaf, INK.deep],
      frame: [INK.leaf, INK.deep],
      down: false,
    }),
    rider(612, 884, 0.94, {
      skin: SKINS[0],
      jersey: [INK.red, '#8c1a16'],
      band: [INK.white, '#dcc48e'],
      shorts: [INK.blue, INK.night],
      helmet: [INK.blue, INK.night],
      frame: [INK.gold, '#d98a1e'],
    }),
  );
