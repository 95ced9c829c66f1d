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
