import { canvas } from '../kit/canvas.mjs';
import { printed } from '../kit/colourways.mjs';
import { inside, lit } from '../kit/lit.mjs';
import { oval } from '../kit/path.mjs';
import { burst, sashes } from '../kit/poster.mjs';
import { box, place, shape } from '../kit/shape.mjs';
import { stepped } from '../kit/stepped.mjs';

export const alt = 'A leather briefcase stands before a rising sun under the striped awning of a shop.';

const INK = {
  slate: '#3f6280',
  light: '#527795',
  cream: '#fff4dc',
  sun: '#ffb627',
  red: '#d9281f',
  leather: '#a4531f',
  brown: '#6b2e1a',
  night: '#1c2f42',
};

/** The awning over the whole sheet: broad stripes that fan out to a scalloped hem. */
const awning = () =>
  Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [i * 160, (i + 1) * 160];
    const [ta, tb] = [640 + (a - 640) * 0.72, 640 + (b - 640) * 0.72];
    const [colour, shade] = i % 2 ? [INK.cream, '#e0cfae'] : [INK.red, '#9c1a17'];
    return (
      shape(`M${ta} -40H${tb}L${b} 150V196A80 62 0 0 1 ${a} 196V150Z`, colour) +
      shape(`M${a} 150H${b}V196A80 62 0 0 1 ${a} 196Z`, shade)
    );
  }).join('');

const CASE =
  'M-340-330H340C372-330 390-312 390-280V90C390 122 372 140 340 140H-340C-372 140-390 122-390 90V-280C-390-312-372-330-340-330Z';
const FLAP = 'M-390-330H390V-150C390-124 372-110 346-110H-346C-372-110-390-124-390-150Z';

/** A closed briefcase, its foot at y = 140, with a woven strip along the flap. */
const briefcase = () => [
  lit(
    'M-146-320V-384Q-146-444-86-444H86Q146-444 146-384V-320H102V-380Q102-400 82-400H-82Q-102-400-102-380V-320Z',
    [INK.brown, INK.night],
    -14,
    -14,
  ),
  lit(CASE, [INK.leather, INK.brown], -70, -14),
  inside(
    CASE,
    shape('M-420-100H420V-60H-420Z', INK.brown),
    lit(FLAP, ['#c46a2a', '#8a4019'], -70, -12),
    box(-400, -250, 800, 84, INK.cream),
    shape(Array.from({ length: 9 }, (_, i) => stepped((i - 4) * 100, -166, 42, 66, 3)).join(''), INK.red),
    shape(
      Array.from({ length: 8 }, (_, i) => stepped((i - 3.5) * 100, -250, 38, -60, 3)).join(''),
      INK.slate,
    ),
    shape('M320-330H420V160H320Z', INK.night, 'opacity="0.3"'),
  ),
  [-220, 220].map((x) => [
    lit(
      `M${x - 44} -150H${x + 44}V-64Q${x + 44} -40 ${x + 20} -40H${x - 20}Q${x - 44} -40 ${x - 44} -64Z`,
      [INK.sun, '#c9811a'],
      -20,
      -6,
    ),
    shape(oval(x - 4, -88, 12), INK.brown),
  ]),
];

const PRINT = {
  ground: [INK.slate, INK.light, INK.sun, '#ffd474'],
  sash: [INK.night, INK.cream, INK.sun, INK.red],
  except: 'mahogany',
};

export default (colourway = 0) => {
  const { ground, sash } = printed(colourway, PRINT);
  return canvas(
    burst(640, 520, ground, { radius: 440 }),
    sashes('zigzag', sash),
    box(0, 872, 1280, 88, INK.brown),
    box(0, 872, 1280, 14, '#c46a2a'),
    shape('M240 886H1040L1140 960H300Z', INK.night, 'opacity="0.4"'),
    place(640, 746, 1.04, briefcase()),
    awning(),
  );
};
