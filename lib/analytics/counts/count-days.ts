/** Retention of counts in days: enough to compare with the same weeks of last year. */
export const COUNT_DAYS = 400;
