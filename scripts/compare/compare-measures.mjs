// Compares the appearance of two pages: position, size and style of every text, image, control and painted box.
import { diffLines } from './line-diff.mjs';

/** Pixels by which a length may differ. */
const TOLERANCE = 2;
/** How many of the boxes above a box are taken into account for its position. */
const NEAREST = 3;
/** A radius in pixels beyond this gives a half circle, whatever its value. */
const ROUND = 400;

const PIXELS = /(-?\d+(?:\.\d+)?)px/g;
const pixelsOf = (text) => [...text.matchAll(PIXELS)].map(([, length]) => Math.min(Number(length), ROUND));
const withoutPixels = (text) =>
  text.replace(PIXELS, 'px').replaceAll(/(?:https?:\/\/[^/]+)?\/_next\/static\/[^"')]+/g, '/_next/static/*');

const isNear = (one, other, tolerance = TOLERANCE) => Math.abs(one - other) <= tolerance + 0.05;

/** Whether two computed values are equal, apart from lengths within the tolerance. */
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

/** For each box, those around, above and to the left of it, which may explain why it has moved, and the outermost inside. */
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
    // Several, because the nearest may have a fixed position, which explains nothing.
    above.sort((one, other) => bottom(other.before) - bottom(one.before));
    return { around, above: above.slice(0, NEAREST), left, lowest, rightmost };
  });
}

const moved = (reference, edge) => reference && edge(reference.after) - edge(reference.before);
const X = ([x]) => x;
const Y = ([, y]) => y;

/**
 * The unexplained changes of a box's position and size. A small change moves everything below it and enlarges everything
 * around it, so a position may change with the page or with its neighbours, a size also with the content.
 */
function problemsOfBox({ before, after, textGrowth }, { around, above, left, lowest, rightmost }) {
  const isExplained = (change, references, tolerance) =>
    [0, ...references].some((reference) => reference !== undefined && isNear(change, reference, tolerance));
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const dWidth = after[2] - before[2];
  const dHeight = after[3] - before[3];
  const problems = [];
  const report = (what, from, to) =>
    problems.push(`${what} ${Math.round(from * 10) / 10} → ${Math.round(to * 10) / 10} px`);
  if (
    !isExplained(
      dx,
      [moved(around, X), moved(left, right), moved(left, X), ...above.map((each) => moved(each, X))],
      TOLERANCE + textGrowth,
    )
  )
    report('x', before[0], after[0]);
  if (!isExplained(dy, [moved(around, Y), ...above.map((each) => moved(each, bottom)), moved(left, Y)]))
    report('y', before[1], after[1]);
  if (!isExplained(dWidth, [textGrowth, -textGrowth, ...inner(rightmost, right, dx)]))
    report('width', before[2], after[2]);
  if (!isExplained(dHeight, inner(lowest, bottom, dy))) report('height', before[3], after[3]);
  return problems;
}

/** By how many pixels a box may grow because its content does. */
const inner = (held, edge, shift) => (held ? [moved(held, edge) - shift] : []);

/** By how many pixels a text is wider because of its font size, which may differ within the tolerance. */
function textGrowthOf(before, after) {
  const [from, to] = [before.style.fontSize, after.style.fontSize].map((size) =>
    Number.parseFloat(size ?? ''),
  );
  return from && to && before.name.startsWith('text') ? Math.abs((to / from - 1) * before.box[2]) : 0;
}

/** Whether a pseudo-element's length changed exactly as its element's width or height did. */
function growsWithHost(name, { entryBefore, entryAfter }) {
  if (!entryBefore.host || !entryAfter.host) return false;
  const change = Number.parseFloat(entryAfter.style[name]) - Number.parseFloat(entryBefore.style[name]);
  return [2, 3].some((side) => isNear(change, entryAfter.host[side] - entryBefore.host[side]));
}

function problemsOfStyle({ entryBefore, entryAfter }) {
  return [...new Set([...Object.keys(entryBefore.style), ...Object.keys(entryAfter.style)])]
    .filter((name) => !isSameStyle(entryBefore.style[name], entryAfter.style[name]))
    .filter((name) => !growsWithHost(name, { entryBefore, entryAfter }))
    .map((name) => `${name} ${entryBefore.style[name]} → ${entryAfter.style[name]}`);
}

/** The differences between the measures of two pages (`measurePage`) as lines, and whether anything has moved. */
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
    .map((entryBefore, index) => ({ entryBefore, entryAfter: left[index] }));
  const pairs = both
    .filter(({ entryBefore }) => entryBefore.box)
    .map(({ entryBefore, entryAfter }) => ({
      entryBefore,
      before: entryBefore.box,
      after: entryAfter.box,
      textGrowth: textGrowthOf(entryBefore, entryAfter),
    }));
  const hasMoved = pairs.some(({ before: box, after: other }) =>
    box.some((length, index) => length !== other[index]),
  );
  const neighbours = hasMoved ? neighboursOf(pairs) : [];
  pairs.forEach((pair, index) => {
    if (!hasMoved) return;
    for (const problem of problemsOfBox(pair, neighbours[index]))
      lines.push(`~ ${pair.entryBefore.name}: ${problem}`);
  });
  for (const pair of both)
    for (const problem of problemsOfStyle(pair)) lines.push(`~ ${pair.entryBefore.name}: ${problem}`);
  return { lines, hasMoved: hasMoved || changes.length > 0 };
}
