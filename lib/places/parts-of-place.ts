import { slug } from '#lib/text/slug';
import { regionNamed } from './countries.ts';
import { districtOfLetters } from './district-letters.ts';
import { isBelize } from './is-belize.ts';

/** A postal code of the USA or Canada behind the letters of a state: 'FL 33101', 'ON M5V 2T6'. */
const POSTAL_CODE = /\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\s*$/i;
/** 'Belize C.A.', which has no comma. */
const CENTRAL_AMERICA_BEHIND = /\s+(?:C\.\s?A\.?|Central America)$/i;
/** The letters of a state without a comma before them: 'Miami FL', 'Washington D.C.'. */
const LETTERS_BEHIND = /^(.*\S)\s+([A-Z]{2}|D\.\s?C\.)$/;

/** Whether a part of the name of a place has such a code behind its letters: then it is not in Belize. */
export const hasPostalCode = (text: string): boolean =>
  text.split(',').some((part) => POSTAL_CODE.test(part));

/** Whether a part says Central America, as Belizeans write it behind their country: 'Belize, C.A.', 'Belize, CA'. */
const isCentralAmerica = (part: string, before: string) =>
  ['central-america', 'c-a'].includes(slug(part)) || (slug(part) === 'ca' && isBelize(before));

/** The parts of the name of a place, from the smallest on: 'Miami FL 33101' is ['Miami', 'FL']. */
export function partsOfPlace(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim().replace(POSTAL_CODE, '').replace(CENTRAL_AMERICA_BEHIND, ''))
    .filter((part) => slug(part) !== '');
  const last = parts.pop() ?? '';
  const [, town, letters] = LETTERS_BEHIND.exec(last) ?? [];
  const isKnown = letters && (regionNamed(letters) || districtOfLetters(letters));
  const all = town && isKnown ? [...parts, town, letters] : [...parts, last];
  return isCentralAmerica(all.at(-1) ?? '', all.at(-2) ?? '') ? all.slice(0, -1) : all;
}
