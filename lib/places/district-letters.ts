import data from './places.json' with { type: 'json' };

/** The letters of ISO 3166-2, 'CZL' of 'BZ-CZL', and shorter ones that people write as well. */
const DISTRICT_LETTERS = new Map([
  ...data.districts.map(({ name, isoCode }): [string, string] => [isoCode.slice('BZ-'.length), name]),
  ['CO', 'Corozal'],
  ['TO', 'Toledo'],
]);

/** The district of Belize that letters name: 'Stann Creek' for 'SC' and 'S.C.'; undefined for any other text. */
export const districtOfLetters = (text: string): string | undefined =>
  DISTRICT_LETTERS.get(text.replace(/[\s.]/g, '').toUpperCase());
