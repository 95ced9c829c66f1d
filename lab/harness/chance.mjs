// Chance that is the same in each run with the same seed.

/** A function that returns numbers from 0 to 1, without 1 (mulberry32 by Tommy Ettinger, public domain). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the values; undefined of none. `random` is a function like Math.random. */
export const pickOne = (values, random) => values[Math.floor(random() * values.length)];

/** Each row once, by the numbers from 0 on, so that also a short run has all of them; then by weight. */
export const pickInTurn = (rows, number, random) => rows[number] ?? pickByWeight(rows, random);

/** One of the rows, each as often as its `weight` says. Throws when there are none. */
export function pickByWeight(rows, random) {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  const found = rows.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (!found) throw new Error('There is nothing to pick from');
  return found;
}
