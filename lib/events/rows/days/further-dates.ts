/** What stands between the dates of one cell: a comma, a semicolon, a new line, 'and', '&', and '/' between two full dates. */
const BETWEEN = /[,;\n]|\s*[&+]\s*|\s+(?:and|y)\s+|(?<=\/\d{4}|\d{4}-\d\d-\d\d)\s*\/\s*(?=\d)/i;

/** The dates of a cell of several, each as it is written. */
export const furtherDates = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((date) => date.replace(/\s+/g, ' ').trim())
    .filter((date) => date !== '');
