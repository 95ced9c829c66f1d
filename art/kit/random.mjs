/** A repeatable stream of numbers from 0 to 1 (mulberry32): the same seed always gives the same drawing. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between low and high from a stream of randomFrom. */
export const between = (random, low, high) => low + (high - low) * random();
