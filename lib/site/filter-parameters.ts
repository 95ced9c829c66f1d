/** The filters of a list by their names: the parameters of its address, in this order, and the fields of its form. */
export const FILTER_PARAMETERS = [
  'q',
  'category',
  'city',
  'when',
  'from',
  'to',
  'hours',
  'cost',
  'saved',
  'month',
] as const;

export type FilterParameter = (typeof FILTER_PARAMETERS)[number];
