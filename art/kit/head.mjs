import { lit } from './lit.mjs';
import { limb, oval } from './path.mjs';
import { place, shape } from './shape.mjs';

const FRONT = 'M0-50C28-50 41-30 39-4C37 22 21 50 0 50C-21 50-37 22-39-4C-41-30-28-50 0-50Z';
const PROFILE =
  'M-6-51C22-53 40-36 40-12C40-4 47 6 48 12C48 16 42 16 41 18C43 22 44 25 41 28C42 32 41 34 39 37' +
  'C37 46 26 50 14 47C4 45-4 40-8 34C-36 38-48 8-48-10C-47-36-30-50-6-51Z';

/** What can sit on a head: [path seen from the front, path seen from the side]; the head is 100 high. */
const HAIR = {
  short: [
    'M-41-2C-50-64 50-64 41-2C37-24 22-31 0-31C-22-31-37-24-41-2Z',
    'M38-26C24-62-44-66-53-14C-54 8-44 26-32 30L-22 20C-28 6-22-2-12-6C-6-20 12-24 38-26Z',
  ],
  back: [
    'M0-53C34-54 46-28 42 2C40 24 26 40 0 40C-26 40-40 24-42 2C-46-28-34-54 0-53Z',
    'M38-26C24-62-44-66-53-14C-54 8-44 26-32 30L-22 20C-28 6-22-2-12-6C-6-20 12-24 38-26Z',
  ],
  bun: [
    'M-41 0C-48-60-26-58-20-60C-24-92 24-92 20-60C26-58 48-60 41 0C36-24 22-31 0-31C-22-31-36-24-41 0Z',
    'M38-26C26-60-14-62-28-54C-44-84-92-58-72-28C-66-18-58-14-54-14C-54 8-44 26-32 30L-22 20' +
      'C-28 6-22-2-12-6C-6-20 12-24 38-26Z',
  ],
  bunBack: [
    'M0-53C34-54 46-28 42 2C40 24 28 34 20 36C26 62-26 62-20 36C-28 34-40 24-42 2C-46-28-34-54 0-53Z',
    'M38-26C26-60-14-62-28-54C-44-84-92-58-72-28C-66-18-58-14-54-14C-54 8-44 26-32 30L-22 20' +
      'C-28 6-22-2-12-6C-6-20 12-24 38-26Z',
  ],
  curls: [
    'M-44 16C-66 12-68-20-58-30C-64-58-34-74-20-70C-8-86 22-84 30-70C54-72 66-48 58-30C70-18 66 10 44 16' +
      'C42-10 26-26 0-26C-26-26-42-10-44 16Z',
    'M40-24C54-44 36-72 14-70C0-84-34-80-42-64C-66-60-74-32-66-18C-76 4-62 30-44 28C-38 40-22 36-18 26' +
      'C-26 8-20 0-12-6C-4-18 14-24 40-24Z',
  ],
  long: [
    'M-42 70C-62 20-56-62 0-60C56-62 62 20 42 70C30 60 34 10 32-8C22-30-22-30-32-8C-34 10-30 60-42 70Z',
    'M40-26C26-62-46-66-55-14C-58 20-52 60-70 96C-40 98-18 76-18 30C-26 10-22-2-12-6C-4-20 14-24 40-26Z',
  ],
  wrap: [
    'M-42-4C-54-44-40-64-22-68C-30-92 6-96 10-74C34-92 44-66 26-64C44-58 52-38 42-4C22-24-22-24-42-4Z',
    'M42-22C36-62-8-72-34-58C-58-78-84-50-62-34C-84-22-70 6-54-4C-52 10-42 22-32 24C-16 6 14-12 42-22Z',
  ],
  cap: [
    'M-42-14C-50-64 50-64 42-14C60-10 62 0 52 2C26-10-26-10-52 2C-62 0-60-10-42-14Z',
    'M-54-4C-56-70 34-74 42-24C58-24 76-20 80-12C60-10 20-14-6-12C-22-12-44-8-54-4Z',
  ],
  knit: [
    'M-44-2C-56-82 56-82 44-2C22-16-22-16-44-2Z',
    'M42-22C40-82-84-92-62 4C-56 26-40 28-28 18C-16-4 14-18 42-22Z',
  ],
};

const STRAW_CROWN = 'M-46-26C-44-84-20-82-2-76C20-86 42-80 46-26Z';

/** A wide straw hat over a head of 100. */
const straw = ([base, shade], band, tilt) =>
  place(
    0,
    0,
    1,
    [
      shape(oval(0, -24, 98, 20), shade),
      lit(STRAW_CROWN, [base, shade], -22, 0),
      shape('M-47-42L47-42L48-24Q0-14-48-24Z', band),
      shape('M-98-26Q-60-42-48-28Q0-16 48-28Q60-42 98-26Q60-8 0-8T-98-26Z', base),
    ],
    { turn: tilt },
  );

/** A head in two skin tones without facial detail: turn 0 looks at us, 1 and -1 look right and left. */
export function head(x, y, { size = 100, turn = 0, tilt = 0, skin, hair = null, hat = null }) {
  const side = turn === 0 ? 0 : 1;
  const lightX = turn < 0 ? 13 : -13;
  const skull =
    hair?.style.endsWith('ack') && turn === 0 ? '' : lit(side ? PROFILE : FRONT, skin, lightX, -6);
  const ears = side ? '' : shape(oval(-39, 6, 7, 12), skin[0]) + shape(oval(39, 6, 7, 12), skin[1]);
  const locks = hair ? lit(HAIR[hair.style][side], hair.colours, lightX, -6) : '';
  const top = hat ? straw(hat.colours, hat.band, side ? -6 : -4) : '';
  return place(x, y, size / 100, [ears, skull, locks, top], { flip: turn < 0, turn: tilt });
}

/** The neck that carries a head, from its middle to the collar. */
export const neck = (from, to, skin, width = 40) =>
  lit(
    limb([
      [...from, width],
      [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, width],
      [...to, width * 1.3],
    ]),
    skin,
    -16,
    -2,
  );
