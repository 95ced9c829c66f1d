import { formatCount } from '#lib/analytics/counts/report-row';

/** How much is wrong in the sheet: '1 thing to mend in the sheet', '12,345 things to mend in the sheet'. */
export const thingsToMend = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'thing' : 'things'} to mend in the sheet`;
