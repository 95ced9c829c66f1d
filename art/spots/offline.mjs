import { pelican } from '../kit/birds.mjs';
import { box, shape } from '../kit/shape.mjs';
import { burst, disc, egg, INKS, pebble, stroke, two, within } from '../kit/spot.mjs';

export const alt = 'A pelican on a pole with a broken cable, a beached dory and a cloud.';

const { reef, foam, sand, wood, bark, sun, red, cream, night } = INKS;

const NEAR = 'M330 138a20 20 0 0 1 4-40a34 34 0 0 1 62-12a28 28 0 0 1 50 14a20 20 0 0 1 34 4V138Z';
const FAR = 'M70 140a12 12 0 0 1 3-24a22 22 0 0 1 40-4a16 16 0 0 1 28 6a11 11 0 0 1 6 22Z';

export default () =>
  pebble(
    '#9cc3e0',
    [
      disc(104, 104, 38, '#ffe9b8'),
      shape(FAR, '#f4f8fc'),
      within(NEAR, shape(NEAR, '#f4f8fc'), shape('M300 146Q352 104 420 112T480 96V146Z', '#cddcec')),
      box(0, 178, 480, 60, reef[0]),
      stroke('M60 190h48M150 198h40M330 192h60M406 204h30M100 210h24', foam[0], 4),
      shape('M0 226Q90 204 200 222T480 214V320H0Z', sand[0]),
      shape('M0 272Q150 250 280 264T480 256V320H0Z', sand[1]),
      egg(330, 272, 112, 10, '#c4a05c'),
      stroke('M0 112Q90 158 184 124', night[1], 4),
    ],
    two('M206 284L220 116H240L236 284Q220 290 206 284Z', ['#8a5230', bark[1]], -8, 0),
    two('M166 134L294 144L293 159L165 149Z', wood, -2, -7),
    box(180, 122, 9, 14, cream[0]) +
      box(274, 130, 9, 14, cream[0]) +
      box(185, 122, 4, 14, cream[1]) +
      box(279, 130, 4, 14, cream[1]),
    stroke('M279 130C304 146 296 172 308 188C312 196 320 198 324 206', night[1], 4),
    stroke('M324 206l-4 11M324 206l6 11M324 206l13 5', night[1], 3),
    burst(326, 212, [17, 26], 7, sun[0], 5, 0.4),
    pelican(
      228,
      108,
      0.37,
      { body: ['#8c7a6b', '#5f5048'], head: [cream[0], '#dcc39a'], bill: sun },
      { flip: true },
    ),
    two('M262 240Q346 262 446 230Q434 274 398 280H318Q282 276 262 240Z', red, -4, -9),
    shape('M262 240Q346 262 446 230L442 240Q346 274 267 250Z', cream[0]),
    stroke('M306 242L408 218', wood[0], 6) + stroke('M398 220L424 214', wood[0], 12),
  );
