import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { hibiscus } from '../kit/hibiscus.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { oval } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { line, place, shape } from '../kit/shape.mjs';

export const alt = 'A heart with a line of heartbeats, framed by palm leaves and a hibiscus flower.';

const INK = {
  red: '#c20d16',
  bright: '#d6292a',
  cream: '#fff4dc',
  shade: '#f3c9a6',
  sun: '#ffb627',
  pink: '#f0437c',
  leaf: '#1e7a4a',
  deep: '#0f4a3a',
  lime: '#7cc48a',
};

const HEART =
  'M0 300C-90 220-330 70-330-110C-330-220-250-290-160-290C-90-290-30-250 0-190C30-250 90-290 160-290C250-290 330-220 330-110C330 70 90 220 0 300Z';

/** A palm leaf with its root at 0, 0: bold leaflets on both sides of the rib, light on the left half. */
const leaf = (length, turn) => {
  const half = (side) =>
    Array.from({ length: 6 }, (_, i) => {
      const y = -length * (0.26 + i * 0.125);
      const reach = side * length * 0.26 * Math.sin(Math.PI * (0.3 + i * 0.112));
      return `M0 ${y + 42}Q${reach * 0.7} ${y + 8} ${reach} ${y - length * 0.15}Q${reach * 0.45} ${y - 34} 0 ${y - 40}Z`;
    })
      .join('')
      .replace(/(\.\d)\d+/g, '$1');
  return place(
    640,
    620,
    1,
    [
      shape(half(-1), turn < 60 ? INK.leaf : INK.deep),
      shape(half(1), turn < -60 ? INK.leaf : INK.deep),
      shape(`M-9 ${-length * 0.9}L0 ${-length * 1.08}L9 ${-length * 0.9}Z`, turn < 60 ? INK.leaf : INK.deep),
      line(`M0 0V${Math.round(-length)}`, INK.lime, 8),
    ],
    { turn },
  );
};

const BLOOM = { petal: [INK.pink, '#b81f56'], heart: '#8c1140', stamen: INK.sun, tip: INK.cream };

const PRINT = {
  ground: [INK.red, INK.bright, INK.sun],
  sash: [INK.deep, INK.cream, INK.sun, INK.bright],
  except: 'jungle',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 470, ground, { radius: 400 }),
    sashes('diamonds', sash),
    shape(oval(300, 590, 80, 50), INK.leaf),
    shape(oval(980, 590, 80, 50), INK.deep),
    [-104, 104, -70, 70, -36, 36, 0].map((turn) => leaf(turn ? 600 : 620, turn)),
    place(640, 540, 1, [
      lit(HEART, [INK.cream, INK.shade], -26, -16),
      inside(HEART, line('M-400 0H-190L-150-60L-104 60L-40-180L40 160L92-50L126 0H400', INK.red, 36)),
    ]),
    hibiscus(980, 770, 1, BLOOM),
  );
};
