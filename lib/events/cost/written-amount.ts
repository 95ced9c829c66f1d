/** '25', '1,250.50': a comma between thousands, a point before cents. */
const WITH_POINT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;
/** '25,50', '1.250,50': as sheets of other countries show it. */
const WITH_COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;

/** The number that figures of a price are; undefined where that is not clear: '1.250', '10,2000'. */
export function writtenAmount(figures: string): number | undefined {
  if (WITH_POINT.test(figures)) return Number(figures.replaceAll(',', ''));
  if (WITH_COMMA.test(figures)) return Number(figures.replaceAll('.', '').replace(',', '.'));
  return undefined;
}
