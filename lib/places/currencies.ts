import { countryNamed } from './countries.ts';
import { isBelize } from './is-belize.ts';
import { placeFromText } from './place-from-text.ts';

/** The countries of each currency, by their ISO 3166-1 codes: where Belizeans live, and our neighbours. */
const COUNTRIES: Readonly<Record<string, string>> = {
  BZD: 'BZ',
  USD: 'US PR VI TC VG SV EC PA',
  CAD: 'CA',
  GBP: 'GB',
  MXN: 'MX',
  GTQ: 'GT',
  HNL: 'HN',
  NIO: 'NI',
  CRC: 'CR',
  JMD: 'JM',
  TTD: 'TT',
  BBD: 'BB',
  BSD: 'BS',
  KYD: 'KY',
  GYD: 'GY',
  DOP: 'DO',
  XCD: 'AG DM GD KN LC VC AI MS',
  EUR: 'AT BE FI FR DE GR IE IT LU NL PT ES',
  AUD: 'AU',
  NZD: 'NZ',
  JPY: 'JP',
  TWD: 'TW',
};

const currencyOf = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, codes]) => codes.split(' ').map((code) => [code, currency])),
);

const codeOf = (country: string) => (isBelize(country) ? 'BZ' : countryNamed(country)?.code);

/**
 * The code of the currency of a place: that of its country, or without one that of a city abroad which we know, or of
 * Belize. Undefined for a country that is not in the table: none is guessed.
 */
export function currencyOfPlace(city: string, country: string): string | undefined {
  const code = country.trim() ? codeOf(country.trim()) : (placeFromText(city).country ?? 'BZ');
  return currencyOf.get(code ?? '');
}
