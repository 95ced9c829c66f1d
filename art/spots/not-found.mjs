import { keelBilledToucan } from '../kit/birds.mjs';
import { box, shape } from '../kit/shape.mjs';
import { disc, egg, INKS, pebble, stroke, two } from '../kit/spot.mjs';

export const alt = 'A toucan on a signpost at a crossing, its head to one side.';

const { sky, sun, leaf, jungle, sand, wood, bark, red, reef, cream } = INKS;
const toucan = {
  black: ['#2a2350', '#17112f'],
  wing: '#3b3270',
  red: red[0],
  yellow: ['#ffd23f', '#ffb627'],
  lime: ['#9ccc3c', '#7bab2a'],
  orange: '#ff8a2a',
  blue: '#3aa6d8',
  cherry: '#b3154f',
};

export default () =>
  pebble(
    sky[0],
    [
      disc(106, 104, 44, sun[0]) + disc(106, 104, 35, '#ffd36b'),
      shape('M306 108a12 12 0 0 1 3-24a22 22 0 0 1 40-4a16 16 0 0 1 28 6a11 11 0 0 1 6 22Z', '#fff'),
      shape('M0 200C50 150 96 158 140 180S250 150 300 168S400 130 480 180V320H0Z', '#6fb98a'),
      shape('M0 226C90 190 180 206 260 204S400 186 480 212V320H0Z', leaf[0]),
      shape('M0 262C120 240 300 246 480 238V320H0Z', jungle[0]),
      shape(
        'M170 320C206 292 214 272 178 254C140 236 90 230 0 228V217C110 214 190 224 238 244C290 222 360 212 480 206V216C390 222 312 238 298 260C288 282 308 302 340 320Z',
        sand[0],
      ),
      shape(
        'M298 320C256 290 262 264 300 246Q350 226 480 211V216C390 222 312 238 298 260C288 282 308 302 340 320Z',
        sand[1],
      ),
      egg(262, 288, 44, 7, '#b9965a'),
    ],
    two('M230 112H250L252 288Q240 294 228 288Z', wood, -8, 0),
    two('M128 138L148 120H258V157H148Z', red, -3, -5),
    two('M362 184L342 166H222V202H342Z', reef, -3, -5),
    two('M150 227L168 211H254V243H168Z', sun, -3, -5),
    stroke('M166 138H236', cream[0], 6) +
      stroke('M240 184q9-9 18 0t18 0t18 0t18 0', cream[0], 6) +
      stroke('M184 227h8M204 227h8M224 227h8', bark[0], 7),
    box(226, 110, 28, 6, bark[1]),
    keelBilledToucan(236, 103, 0.29, toucan, { turn: -10 }),
  );
