export const COST_LABELS = { free: 'Free', paid: 'Paid', tbd: 'To be decided' } as const;
export type EventCost = keyof typeof COST_LABELS;

export const BELIZE = 'Belize';
/** The countries the form offers; any other can be typed. */
export const COUNTRIES = [
  BELIZE,
  'United States',
  'Canada',
  'United Kingdom',
  'Mexico',
  'Guatemala',
] as const;
