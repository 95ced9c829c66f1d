import { fold } from '#lib/text/fold';

/** The six districts, in the order in which forms offer them. */
export const DISTRICTS_OF_BELIZE = [
  'Belize',
  'Cayo',
  'Orange Walk',
  'Corozal',
  'Stann Creek',
  'Toledo',
] as const;

/** The district of a name as people write it, 'toledo' or 'Toledo District'; undefined for any other. */
export function districtNamed(text: string): string | undefined {
  const name = fold(text)
    .trim()
    .replace(/ district$/, '');
  return DISTRICTS_OF_BELIZE.find((district) => fold(district) === name);
}
