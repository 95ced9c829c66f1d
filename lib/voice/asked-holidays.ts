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
    'saint georges caye day, st georges caye day, georges caye day, battle of st georges caye, di tent, the tenth, tenth of september, 10th of september, september 10, september 10th, the 10th celebrations',
  ],
  [
    'Independence',
    'independence day, independence celebrations, independence, dia de la independencia, la independencia, september 21, september 21st, 21st of september, september celebrations, fiestas patrias',
  ],
  [
    'Indigenous',
    'indigenous peoples resistance day, indigenous peoples day, indigenous resistance day, pan american day, columbus day, dia de la resistencia indigena',
  ],
  [
    'Garifuna',
    'garifuna settlement day, garifuna day, settlement day, garifuna, garifunas, garinagu, yurumein, dia garifuna, dia de los garifunas, 19th of november, november 19, november 19th',
  ],
  ['Christmas', 'christmas eve, christmas day, christmas, xmas, navidad, krismos, navidades, nochebuena'],
  ['Boxing Day', 'boxing day, baksin day'],
];

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
    return byName.get(phrase);
  });
}
