import { place, shape } from '../kit/shape.mjs';
import { burst, disc, drum, egg, INKS, pebble, pennants, stroke, within } from '../kit/spot.mjs';

export const alt = 'A magnifying glass held over a silent drum.';

const { dusk, coral, sun, wood, cream, red, night, iron } = INKS;
const lens = 'M234 148a70 70 0 1 1 140 0a70 70 0 1 1-140 0Z';

export default () =>
  pebble(
    dusk[0],
    [
      disc(196, 190, 150, '#7d458f') + disc(196, 196, 118, '#b5527f') + disc(196, 202, 88, coral[0]),
      shape('M0 224Q120 200 240 212T480 204V320H0Z', dusk[1]),
      egg(214, 286, 130, 14, '#24134c'),
      burst(400, 110, [0, 1], 1, cream[0], 5) +
        burst(88, 104, [0, 1], 1, cream[0], 4) +
        burst(420, 168, [0, 1], 1, cream[0], 4),
      pennants([10, 54], [250, 30], 22, 8, 26, cream[0], [sun[0], cream[0], red[0]]),
      pennants([250, 30], [470, 84], 20, 7, 26, cream[0], [cream[0], red[0], sun[0]]),
    ],
    place(188, 142, 1, drum({ wood, cord: cream[0], skin: ['#ffe6b0', '#f3c877'] })),
    stroke('M354 204L404 262', '#1a0d3a', 16),
    stroke('M366 216L408 265', sun[1], 24),
    stroke('M364 213L402 258', sun[0], 13),
    within(
      lens,
      shape(lens, '#d9f1ee'),
      shape('M374 148V220H234Q360 210 344 84Z', '#b5e0df'),
      shape('M304 78H326L264 220H240ZM336 78H344L282 220H274Z', '#effaf6'),
    ),
    `<g fill="none"><path d="${lens}" stroke="${night[1]}" stroke-width="17"/><path d="${lens}" stroke="${iron[0]}" stroke-width="9"/></g>`,
    stroke('M254 126A54 54 0 0 1 286 98M250 143v1', '#fff', 8),
  );
