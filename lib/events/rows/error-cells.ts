/** What a sheet shows for a formula that failed or has not been computed yet, in English and Spanish. */
const ERROR_CELL =
  /^(?:#(?:REF!|NAME\?|N\/A|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!|CALC!|SPILL!|¡REF!|¿NOMBRE\?|N\/D|¡VALOR!|¡DIV\/0!|¡NUM!|¡NULO!|¡ERROR!)|(?:Loading|Cargando)(?:\.{2,3}|…))$/i;

/** Whether a cell has an error of the sheet instead of a text: it counts as empty. */
export const isErrorCell = (cell: string): boolean => /[#.…]/.test(cell) && ERROR_CELL.test(cell.trim());
