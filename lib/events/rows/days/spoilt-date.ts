import { isCalendarDay } from '#lib/time/calendar-day';

/** Letters that look like figures. */
const FIGURES: Readonly<Record<string, string>> = {
  l: '1',
  i: '1',
  '|': '1',
  o: '0',
  s: '5',
  z: '2',
  b: '8',
};
const LETTER = /[lIi|OoSsZzB]/g;
const PARTS = /^([\dlIi|OoSsZzB]{1,2})\/([\dlIi|OoSsZzB]{1,2})\/([\dlIi|OoSsZzB]{4})$/;
const OTHER_YEAR = /^\d{1,2}\/\d{1,2}\/(?:\d{3}|\d{5,})$/;
const NO_YEAR = /^\d{1,2}[/.-]\d{1,2}$/;
const IN_NUMBERS = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/;
const MONTHS = 12;

/**
 * What spoils a date of month, day and year that is one but for that sign: `sign` is a letter among its figures, and `meant`
 * the date with the figure.
 */
type SpoiltDate =
  | { kind: 'letter'; sign: string; meant: string }
  | { kind: 'year' }
  | { kind: 'no year' }
  | { kind: 'month'; month: number };

/**
 * The sign that spoils a date; undefined where none does, or where the text is no date at all.
 *
 *     spoiltDate('l/16/2027'); // { kind: 'letter', sign: 'l', meant: '1/16/2027' }
 *     spoiltDate('0/14/2027'); // { kind: 'month', month: 0 }
 */
export function spoiltDate(text: string): SpoiltDate | undefined {
  if (OTHER_YEAR.test(text)) return { kind: 'year' };
  if (NO_YEAR.test(text)) return { kind: 'no year' };
  const [, first = '', second = ''] = IN_NUMBERS.exec(text) ?? [];
  // 28/11 has its day first.
  if (first && (Number(first) < 1 || (Number(first) > MONTHS && Number(second) > MONTHS)))
    return { kind: 'month', month: Number(first) };
  const sign = PARTS.test(text) ? text.match(LETTER)?.[0] : undefined;
  if (!sign) return undefined;
  const meant = text.replace(LETTER, (letter) => FIGURES[letter.toLowerCase()] ?? letter);
  const [month = '', day = '', year = ''] = meant.split('/');
  const isDay = isCalendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return isDay ? { kind: 'letter', sign, meant } : undefined;
}
