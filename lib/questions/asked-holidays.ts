import { monthDayOf } from './asked-dates.ts';
import type { Sentence } from './sentence.ts';

// What a holiday is called, and the word that its events carry in their titles.
const HOLIDAYS: ReadonlyArray<readonly [words: string, names: string]> = [
  [
    'New Year',
    'new years day, new years eve, new years, new year, ano nuevo, fin de ano, vispera de ano nuevo',
  ],
  ['George Price', 'george price day, dia de george price'],
  [
    'Heroes',
    'national heroes and benefactors day, heroes and benefactors day, national heroes day, heroes day, dia de los heroes',
  ],
  ['Baron Bliss', 'baron bliss day'],
  ['Good Friday', 'good friday, viernes santo'],
  ['Holy Saturday', 'holy saturday, sabado santo, sabado de gloria'],
  ['Easter Monday', 'easter monday'],
  ['Easter', 'easter weekend, easter sunday, easter, semana santa, pascua, la pascua'],
  ['Labour Day', 'labour day, labor day, dia del trabajo'],
  ['Emancipation', 'emancipation day, emancipation, dia de la emancipacion'],
  [
    'George’s Caye',
    'saint georges caye day, st georges caye day, georges caye day, battle of st georges caye, di tent, di tenth, the tenth, the 10th celebrations',
  ],
  [
    'Independence',
    'independence day, independence celebrations, independence, dia de la independencia, la independencia, september celebrations, fiestas patrias',
  ],
  [
    'Indigenous',
    'indigenous peoples resistance day, indigenous peoples day, indigenous resistance day, pan american day, columbus day, dia de la resistencia indigena',
  ],
  [
    'Garifuna',
    'garifuna settlement day, garifuna day, settlement day, garifuna, garifunas, garinagu, yurumein, dia garifuna, dia de los garifunas',
  ],
  ['Christmas', 'christmas eve, christmas day, christmas, xmas, navidad, krismos, navidades, nochebuena'],
  ['Boxing Day', 'boxing day, baksin day'],
];

// Days that are called by their dates.
const BY_DATE: Record<string, string> = {
  '9/10': 'George’s Caye',
  '9/21': 'Independence',
  '11/19': 'Garifuna',
};

const byName = new Map(
  HOLIDAYS.flatMap(([words, names]) => names.split(', ').map((name) => [name, words] as const)),
);
const LONGEST = 5;
const IN = new Set(['in', 'at', 'near', 'en', 'to', 'eena', 'inna']);

/** Takes the holidays out of a question and gives the words that find their events. */
export function takeHolidays(sentence: Sentence): string[] {
  return sentence.takeAll(LONGEST, (phrase, position) => {
    // 'in Independence' is the village.
    if (phrase === 'independence' && IN.has(sentence.before(position))) return undefined;
    const date = monthDayOf(phrase);
    return byName.get(phrase) ?? (date && BY_DATE[`${date.month}/${date.day}`]);
  });
}
