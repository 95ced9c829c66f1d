import { placeFromText } from './places.ts';
import { countryKey } from './countries.ts';

/** The countries of each currency, as the tables of zones spell them: where Belizeans live, and our neighbours. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  BZD: ['belize', 'bz', 'blz'],
  USD: [
    ...['united-states', 'us', 'usa', 'united-states-of-america', 'puerto-rico', 'pr'],
    ...['u-s-virgin-islands', 'vi', 'turks-caicos-islands', 'tc', 'british-virgin-islands', 'vg'],
    ...['el-salvador', 'sv', 'ecuador', 'ec', 'panama', 'pa'],
  ],
  CAD: ['canada', 'ca'],
  GBP: ['united-kingdom', 'uk', 'gb', 'great-britain', 'england', 'scotland', 'wales', 'northern-ireland'],
  MXN: ['mexico', 'mx'],
  GTQ: ['guatemala', 'gt'],
  HNL: ['honduras', 'hn'],
  NIO: ['nicaragua', 'ni'],
  CRC: ['costa-rica', 'cr'],
  JMD: ['jamaica', 'jm'],
  TTD: ['trinidad-tobago', 'tt'],
  BBD: ['barbados', 'bb'],
  BSD: ['bahamas', 'bs'],
  KYD: ['cayman-islands', 'ky'],
  GYD: ['guyana', 'gy'],
  DOP: ['dominican-republic', 'do'],
  XCD: [
    ...['antigua-barbuda', 'ag', 'dominica', 'dm', 'grenada', 'gd', 'st-kitts-nevis', 'kn'],
    ...['st-lucia', 'lc', 'st-vincent-grenadines', 'vc', 'anguilla', 'ai', 'montserrat', 'ms'],
  ],
  EUR: [
    ...['austria', 'at', 'belgium', 'be', 'finland', 'fi', 'france', 'fr', 'germany', 'de', 'greece', 'gr'],
    ...['ireland', 'ie', 'italy', 'it', 'luxembourg', 'lu', 'netherlands', 'nl', 'portugal', 'pt'],
    ...['spain', 'es'],
  ],
  AUD: ['australia', 'au'],
  NZD: ['new-zealand', 'nz'],
  JPY: ['japan', 'jp'],
  TWD: ['taiwan', 'tw'],
};

const currencyOf = new Map(
  Object.entries(COUNTRIES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/**
 * The code of the currency of a place: that of its country, or without one that of a city abroad which we know, or of
 * Belize. Undefined for a country that is not in the table: none is guessed.
 */
export function currencyOfPlace(city: string, country: string): string | undefined {
  return currencyOf.get(countryKey(country.trim() || (placeFromText(city).country ?? 'BZ')));
}
