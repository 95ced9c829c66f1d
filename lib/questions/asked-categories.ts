import type { EventCategory } from '#lib/events/event-category';
import type { Sentence } from './sentence.ts';

/** A category that was named, and words that also find what was meant: most rows of a sheet name no category. */
export type AskedCategory = { category: EventCategory; words: readonly string[] };

const TABLE: ReadonlyArray<readonly [EventCategory, words: string, names: string]> = [
  ['parade', '', 'parade, parades, marches, march, marching, desfile, desfiles, marcha, marchas, pareed'],
  [
    'sports',
    '',
    'sport, sports, sporting, sporting events, sports events, athletics, games, deporte, deportes, deportivo, deportivos, eventos deportivos, spoats',
  ],
  [
    'entertainment',
    '',
    'entertainment, shows, a show, party, parties, fete, fetes, bash, nightlife, night life, night out, clubbing, pageants, entretenimiento, espectaculo, espectaculos, diversion, vida nocturna, entretenimientos, paati, jump up',
  ],
  [
    'cultural',
    '',
    'cultural, culture, cultural celebration, cultural celebrations, cultural events, traditions, tradition, traditional, cultura, culturales, tradicion, tradiciones, kolcha',
  ],
  [
    'official',
    '',
    'official, official event, official events, government, government events, oficial, oficiales, gobierno, actos oficiales',
  ],
  ['ceremony', 'ceremony', 'ceremony, ceremonies, ceremonia, ceremonias'],
  [
    'education',
    'education, school, class',
    'education, educational, school, schools, classes, class, lesson, lessons, lecture, lectures, learning, educacion, educativo, educativos, escuela, escuelas, clases, charla, charlas, skool',
  ],
  [
    'food',
    'food',
    'food, foods, food and markets, food & markets, eat, eating, something to eat, cuisine, comida, comidas, comer, algo de comer, gastronomia, cocina, nyam, food events, bikkl, bickle',
  ],
  [
    'religious',
    'church, religious',
    'religious, religion, church, churches, church service, church services, worship, faith, iglesia, iglesias, religioso, religiosos, religiosa, chorch, culto',
  ],
  [
    'family',
    'family, children, kids',
    'family, families, family friendly, kid friendly, kid, kids, child, children, childrens, little ones, toddler, toddlers, baby, babies, daughter, daughters, my son, familia, familias, familiar, familiares, nino, ninos, nina, ninas, hijo, hija, hijos, hijas, bebe, bebes, pikni, pickney, pikney, pikni dem, fambli',
  ],
  [
    'arts',
    'arts, craft',
    'art, arts, arts and crafts, arts & crafts, craft, crafts, handicrafts, arte, artes, artesania, artesanias, manualidades',
  ],
  [
    'business',
    'business, trade',
    'business, businesses, business events, networking, trade, trade show, trade shows, negocio, negocios, empresa, empresas, comercio, bizniz',
  ],
  [
    'community',
    'community',
    'community, community events, volunteer, volunteering, comunidad, comunitario, comunitarios, voluntariado, komyuniti',
  ],
  [
    'health',
    'health, wellness',
    'health, wellness, health and wellness, health & wellness, healthy, fitness, salud, bienestar, salud y bienestar, helt',
  ],
  [
    'workshop',
    'workshop',
    'workshop, workshops, training, trainings, taller, talleres, curso, cursos, course, courses, capacitacion',
  ],
];

const byName = new Map(
  TABLE.flatMap(([category, words, names]) =>
    names
      .split(', ')
      .map((name): [string, AskedCategory] => [
        name.replace(' & ', ' '),
        { category, words: words ? words.split(', ') : [] },
      ]),
  ),
);

/** Whether a word names a category. */
export const isCategoryWord = (word: string) => byName.has(word);

const LONGEST = 3;

/** Takes the categories out of a question, the first one first. */
export const takeCategories = (sentence: Sentence): AskedCategory[] =>
  sentence.takeAll(LONGEST, (phrase) => byName.get(phrase));
