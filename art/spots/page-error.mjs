import { place, shape } from '../kit/shape.mjs';
import { drum, egg, INKS, pebble, pennants, rays, slips, stroke } from '../kit/spot.mjs';

export const alt = 'A drum has fallen over and confetti lies all about.';

const { coral, sun, wood, cream, red, blue, foam, pink, bark } = INKS;

export default () =>
  pebble(
    sun[0],
    [
      rays(250, 236, 360, 18, '#ffc44f'),
      shape('M0 216Q120 196 250 208T480 198V320H0Z', coral[0]),
      shape('M0 270Q150 246 290 262T480 252V320H0Z', coral[1]),
      egg(222, 264, 140, 15, '#a83a38'),
      pennants([0, 40], [190, 30], 26, 6, 28, bark[1], [red[0], cream[0], blue[0]]),
    ],
    stroke('M190 30C260 40 300 70 318 128', bark[1], 2.5),
    shape('M222 36L250 44L228 64ZM262 50L286 68L258 82Z', cream[0]) +
      shape('M294 78L308 104L282 106Z', red[0]),
    place(274, 190, 1.1, drum({ wood, cord: cream[0], skin: ['#ffe6b0', '#f3c877'] }), { turn: 76 }),
    shape('M272 168L286 186L276 194L290 212L270 204L264 226L262 200L252 190L266 186Z', bark[1]),
    slips(11, [306, 96, 96, 120], [red[0], blue[0], foam[0], pink[0], '#fff'], 20, 9),
    slips(4, [296, 222, 136, 48], [sun[0], blue[0], '#fff', foam[0], pink[0]], 20, 9),
    slips(9, [70, 262, 240, 22], [sun[0], '#fff', blue[0], foam[0]], 10, 8),
  );
