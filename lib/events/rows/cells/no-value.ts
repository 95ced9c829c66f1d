// What a cell has instead of a value: an error of the sheet, or a mark for the cell above.

/** What a sheet shows for a formula that failed or has not been computed yet, in English and Spanish. */
const ERROR_CELL =
  /^(?:#(?:REF!|NAME\?|N\/A|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!|CALC!|SPILL!|BUSY!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA|¡REF!|¿NOMBRE\?|N\/D|¡VALOR!|¡DIV\/0!|¡NUM!|¡NULO!|¡ERROR!)|(?:Loading|Cargando)(?: data| datos)?\s*(?:\.{2,3}|…))$/i;

/** Whether a cell has an error of the sheet instead of a text: it counts as empty. */
export const isErrorCell = (cell: string): boolean => /[#.…]/.test(cell) && ERROR_CELL.test(cell.trim());

/** What a sheet shows of a day or an hour for which its column is too narrow. */
export const isTooNarrow = (cell: string): boolean => /^\s*#{3,}\s*$/.test(cell);

const SAME_AS_ABOVE =
  /^(?:["'“”„‟″〃＂‘’´`]{1,2}|\p{Dash}*\s*["“”″〃]\s*\p{Dash}*|(?:ditto|idem|ídem|same(?: (?:as )?(?:above|before))?|(?:as|see) above|igual(?: que (?:arriba|antes))?|lo mismo)[.!]?)$/iu;

/** Whether a cell has a mark that means what stands above it: '"', 'ditto', 'same as above', 'ídem'. */
export const isDitto = (cell: string): boolean => SAME_AS_ABOVE.test(cell.trim());
