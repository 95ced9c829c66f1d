export const COST_LABELS = { free: 'Free', paid: 'Paid', tbd: 'To be decided' } as const;
export type EventCost = keyof typeof COST_LABELS;

/** The currencies that the form offers by name; without a choice a price is in that of the country. */
export const CURRENCY_LABELS = {
  BZD: 'BZ$ (Belize dollars)',
  USD: 'US$ (US dollars)',
  CAD: 'CAD (Canadian dollars)',
  GBP: 'GBP (British pounds)',
  MXN: 'MXN (Mexican pesos)',
  GTQ: 'GTQ (Guatemalan quetzales)',
} as const;

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
