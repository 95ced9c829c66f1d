const DAY_MINUTES = 1440;
/** No night is longer, in minutes: '2 PM - 11 AM' has a typo in it, so that its end is not known. A carnival's day has 19 hours. */
const LONGEST_NIGHT = 20 * 60;
/** What begins in the evening is over by noon: '8 PM - 12 PM' means midnight. */
const EVENING = 17 * 60;
const NOON = 720;

/**
 * Whether hours of one day, in minutes, end so late on the next one that the end cannot be meant; a whole day, from 7 PM
 * to 7 PM, may be.
 */
export const isEndInDoubt = (start: number, end: number): boolean =>
  end > DAY_MINUTES &&
  end - start !== DAY_MINUTES &&
  (end - start >= LONGEST_NIGHT || (start >= EVENING && end >= DAY_MINUTES + NOON));
