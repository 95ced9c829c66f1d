import { line, place } from './shape.mjs';

/** Letters and digits as strokes on a grid of 4 by 6, for drawings: type depends on the fonts of a machine. */
const STROKES = {
  0: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  1: 'M1 1L2 0V6M1 6H3',
  2: 'M0 1L1 0H3L4 1V2L0 6H4',
  3: 'M0 0H4L2 2.4H3L4 3.4V5L3 6H1L0 5',
  4: 'M3 6V0L0 4H4',
  5: 'M4 0H0V2.6H3L4 3.6V5L3 6H0',
  6: 'M4 .6L3 0H1L0 1V5L1 6H3L4 5V3.6L3 2.6H0',
  7: 'M0 0H4L1.6 6',
  8: 'M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3H3L4 4V5L3 6H1L0 5V4Z',
  9: 'M0 5.4L1 6H3L4 5V1L3 0H1L0 1V2.4L1 3.4H4',
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 0V6H3L4 5V4L3 3H0M0 0H3L4 1V2L3 3',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2.4',
  I: 'M2 0V6M1 0H3M1 6H3',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  R: 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  S: 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  U: 'M0 0V5L1 6H3L4 5V0',
};

/** A text in capitals and digits, centred on x, y; `size` is the height of a letter. */
export function lettering(text, x, y, size, colour, { weight = 0.9, turn = 0 } = {}) {
  const unit = size / 6;
  const width = text.length * 5.4 - 1.4;
  return place(
    x,
    y,
    unit,
    [...text].map((letter, i) =>
      letter === ' ' ? '' : place(i * 5.4 - width / 2, -3, 1, line(STROKES[letter], colour, weight)),
    ),
    { turn },
  );
}
