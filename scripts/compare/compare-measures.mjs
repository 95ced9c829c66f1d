// Whether two pages look the same: every text, picture, control and painted box, by where it is and how it looks.
import { diffLines } from './line-diff.mjs';

/** By how many pixels a length may differ. */
const TOLERANCE = 2;
/** By how many of the boxes above it a box's place is judged. */
const NEAREST = 3;
/** A radius beyond this is a half circle, however long it is. */
const ROUND = 400;

const PIXELS = /(-?\d+(?:\.\d+)?)px/g;
const pixelsOf = (text) => [...text.matchAll(PIXELS)].map(([, length]) => Math.min(Number(length), ROUND));
const withoutPixels = (text) =>
  text.replace(PIXELS, 'px').replaceAll(/(?:https?:\/\/[^/]+)?\/_next\/static\/[^"')]+/g, '/_next/static/*');

const isNear = (one, other, tolerance = TOLERANCE) => Math.abs(one - other) <= tolerance + 0.05;

/** Whether two computed values are the same, but for lengths that differ by no more than is allowed. */
function isSameStyle(one, other) {
  if (one === other) return true;
  if (one === undefined || other === undefined || withoutPixels(one) !== withoutPixels(other)) return false;
  const [lengths, others] = [pixelsOf(one), pixelsOf(other)];
  return lengths.every((length, index) => isNear(length, others[index]));
}

const right = ([x, , width]) => x + width;
const bottom = ([, y, , height]) => y + height;
const overlap = (start, end, otherStart, otherEnd) =>
  Math.min(end, otherEnd) - Math.max(start, otherStart) > 1;

/** The boxes around, above and to the left of each, by which its place is judged. */
function neighboursOf(pairs) {
  return pairs.map(({ before: box }, index) => {
    let around;
    const above = [];
    let left;
    let lowest;
    let rightmost;
    pairs.forEach((other, otherIndex) => {
      if (otherIndex === index) return;
      const { before: that } = other;
      const isInside =
        that[0] <= box[0] + 1 &&
        that[1] <= box[1] + 1 &&
        right(that) >= right(box) - 1 &&
        bottom(that) >= bottom(box) - 1;
      const isAround =
        box[0] <= that[0] + 1 &&
        box[1] <= that[1] + 1 &&
        right(box) >= right(that) - 1 &&
        bottom(box) >= bottom(that) - 1;
      if (isInside && !(isAround && otherIndex > index)) {
        if (!around || that[2] * that[3] <= around.before[2] * around.before[3]) around = other;
        return;
      }
      if (isAround) {
        if (!lowest || bottom(that) > bottom(lowest.before)) lowest = other;
        if (!rightmost || right(that) > right(rightmost.before)) rightmost = other;
        return;
      }
      const isBeside = overlap(box[1], bottom(box), that[1], bottom(that));
      const isOver = overlap(box[0], right(box), that[0], right(that));
      if (isOver && bottom(that) <= box[1] + 1) above.push(other);
      if (isBeside && right(that) <= box[0] + 1 && (!left || right(that) > right(left.before))) left = other;
    });
    // More than one: the nearest may be fixed to the screen, and moves with nothing.
    above.sort((one, other) => bottom(other.before) - bottom(one.before));
    return { around, above: above.slice(0, NEAREST), left, lowest, rightmost };
  });
}

const moved = (reference, edge) => reference && edge(reference.after) - edge(reference.before);
const X = ([x]) => x;
const Y = ([, y]) => y;

/**
 * What is wrong with the place or size of a box. A small change above moves everything below it, and a small change
 * inside makes what is around larger: so each place is judged by the page and by what is next to it, each size also
 * by what it holds.
 */
function problemsOfBox({ before, after, textGrowth }, { around, above, left, lowest, rightmost }) {
  const isExplained = (change, references, tolerance) =>
    [0, ...references].some((reference) => reference !== undefined && isNear(change, reference, tolerance));
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const dWidth = after[2] - before[2];
  const dHeight = after[3] - before[3];
  const problems = [];
  const say = (what, from, to) =>
    problems.push(`${what} ${Math.round(from * 10) / 10} → ${Math.round(to * 10) / 10} px`);
  if (
    !isExplained(
      dx,
      [moved(around, X), moved(left, right), moved(left, X), ...above.map((each) => moved(each, X))],
      TOLERANCE + textGrowth,
    )
  )
    say('x', before[0], after[0]);
  if (!isExplained(dy, [moved(around, Y), ...above.map((each) => moved(each, bottom)), moved(left, Y)]))
    say('y', before[1], after[1]);
  if (!isExplained(dWidth, [textGrowth, -textGrowth, ...inner(rightmost, right, dx)]))
    say('width', before[2], after[2]);
  if (!isExplained(dHeight, inner(lowest, bottom, dy))) say('height', before[3], after[3]);
  return problems;
}

/** By how much a box may grow because what it holds reaches further. */
const inner = (held, edge, shift) => (held ? [moved(held, edge) - shift] : []);

/** By how many pixels a text grows with the size of its letters, where that is allowed to differ. */
function textGrowthOf(before, after) {
  const [from, to] = [before.style.fontSize, after.style.fontSize].map((size) =>
    Number.parseFloat(size ?? ''),
  );
  return from && to && before.name.startsWith('text') ? Math.abs((to / from - 1) * before.box[2]) : 0;
}

/** What is drawn before or after the words of an element is as large as that element may be. */
function growsWithHost(name, { seen, now }) {
  if (!seen.host || !now.host) return false;
  const change = Number.parseFloat(now.style[name]) - Number.parseFloat(seen.style[name]);
  return [2, 3].some((side) => isNear(change, now.host[side] - seen.host[side]));
}

function problemsOfStyle({ seen, now }) {
  return [...new Set([...Object.keys(seen.style), ...Object.keys(now.style)])]
    .filter((name) => !isSameStyle(seen.style[name], now.style[name]))
    .filter((name) => !growsWithHost(name, { seen, now }))
    .map((name) => `${name} ${seen.style[name]} → ${now.style[name]}`);
}

/** The differences of two pages as `measurePage` saw them, each as a line. */
export function compareMeasures(before, after) {
  const changes = diffLines(
    before.map(({ name }) => name),
    after.map(({ name }) => name),
  );
  const gone = new Set(changes.filter(({ sign }) => sign === '-').map(({ at }) => at));
  const come = new Set(changes.filter(({ sign }) => sign === '+').map(({ at }) => at));
  const lines = changes.map(({ sign, text }) => `${sign} ${text}`);
  const left = after.filter((_, index) => !come.has(index));
  const both = before
    .filter((_, index) => !gone.has(index))
    .map((seen, index) => ({ seen, now: left[index] }));
  const pairs = both
    .filter(({ seen }) => seen.box)
    .map(({ seen, now }) => ({
      seen,
      before: seen.box,
      after: now.box,
      textGrowth: textGrowthOf(seen, now),
    }));
  const hasMoved = pairs.some(({ before: box, after: other }) =>
    box.some((length, index) => length !== other[index]),
  );
  const neighbours = hasMoved ? neighboursOf(pairs) : [];
  pairs.forEach((pair, index) => {
    if (!hasMoved) return;
    for (const problem of problemsOfBox(pair, neighbours[index]))
      lines.push(`~ ${pair.seen.name}: ${problem}`);
  });
  for (const pair of both)
    for (const problem of problemsOfStyle(pair)) lines.push(`~ ${pair.seen.name}: ${problem}`);
  return { lines, hasMoved: hasMoved || changes.length > 0 };
}
