import { box, shape } from '../kit/shape.mjs';
import { crown, disc, egg, INKS, pebble, stroke, two, within } from '../kit/spot.mjs';

export const alt = 'An empty hammock between two palms on a quiet beach.';

const { sun, pale, reef, foam, sand, red, blue, bark, leaf, wood, cream } = INKS;
const cloth = 'M122 172C170 206 312 206 362 172C330 250 286 262 242 262S154 250 122 172Z';

export default () =>
  pebble(
    '#ffd9a3',
    [
      disc(244, 148, 92, '#ffc778') + disc(244, 148, 70, sun[0]) + disc(244, 148, 56, pale[0]),
      box(0, 168, 480, 60, reef[0]),
      stroke('M204 178h80M222 190h44M76 184h36M392 182h40M60 204h28M304 206h30', foam[0], 4),
      shape('M0 226Q60 210 122 218T244 214T366 220T480 210V320H0Z', sand[0]),
      shape('M0 268Q140 246 260 262T480 256V320H0Z', sand[1]),
      egg(242, 281, 104, 8, '#c9a661'),
    ],
    two('M92 286C112 220 118 150 118 84H134C136 160 132 226 122 288Q106 292 92 286Z', wood, -7, 0),
    two('M384 286C368 226 354 160 348 96H362C370 160 386 226 412 284Q398 292 384 286Z', wood, -7, 0),
    crown(126, 84, 1.5, leaf),
    crown(354, 96, 1.35, leaf, { again: true }),
    disc(120, 92, 8, bark[0]) +
      disc(134, 95, 8, bark[1]) +
      disc(350, 104, 7, bark[0]) +
      disc(362, 106, 7, bark[1]),
    stroke('M116 166H136M352 166H374', cream[1], 6),
    stroke('M128 166L140 190M128 166L152 188M358 166L344 190M358 166L330 188', cream[0], 3),
    shape('M122 172C170 206 312 206 362 172C312 216 170 216 122 172Z', '#8c0820'),
    within(
      cloth,
      shape(cloth, red[0]),
      stroke('M110 186C190 232 294 232 374 186', cream[0], 9),
      stroke('M110 206C190 250 294 250 374 206', blue[0], 11),
      stroke('M110 226C190 268 294 268 374 226', cream[0], 7),
      `<g opacity=".25">${shape('M300 180H380V270H250Q310 240 300 180Z', blue[1])}</g>`,
    ),
    shape('M122 172C170 212 312 212 362 172C312 204 170 204 122 172Z', '#7c0a20'),
    two('M262 196Q260 158 286 158T310 195Q286 202 262 196Z', ['#ffd98a', sun[1]], -6, -1),
    shape('M261.500 182Q286 190 309.500 181V193Q286 202 262 194Z', red[0]),
    two('M240 197Q286 214 332 194Q330 206 286 210T240 197Z', ['#ffe3a6', sun[1]], -4, -4),
  );
