const MONTH_DAY_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * m/d/yyyy as yyyy-mm-dd when the month is 1-12, the day 1-31 and the year 1900-3000; any other text as it is.
 * The day need not exist: '2/30/2027' becomes '2027-02-30'.
 */
export function convertDate(cell: string): string {
  const text = cell.trim();
  const [, month, day, year] = MONTH_DAY_YEAR.exec(text) ?? [];
  if (!month || !day || !year) return text;
  const inRange = +month >= 1 && +month <= 12 && +day >= 1 && +day <= 31 && +year >= 1900 && +year <= 3000;
  return inRange ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** '2026-11-19' as the sheet writes it, '11/19/2026'; any other text as it is. */
export const sheetDate = (day: string): string =>
  day.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/, '$2/$3/$1');
