type Bilingual<Text> = Readonly<Record<'en' | 'es', Text>>;
/** Separated by commas; '' for none. */
type WordList = string;

type CategoryRow = {
  /** The full name on cards, in filters and forms. The pages show the English one. */
  label: Bilingual<string>;
  shortLabel: Bilingual<string>;
  /** How an answer of the assistant counts its events: '1 parade', '2 parades'. */
  noun: Bilingual<Readonly<{ one: string; many: string }>>;
  /** Of each theme; a test measures that no two are too near each other, for colour-blind eyes too. */
  hue: Readonly<{ light: string; dark: string }>;
  /** What is inside an SVG of 24 x 24: lines of 1.75 from 3 to 21, so that the round ends stay clear of the edge. */
  icon: string;
  /** Words of a title that mean the category. The list with the lowest priority number is checked first. */
  titleKeywords: Readonly<{ priority: number; words: WordList }> | null;
  /** Its other names in a question, beside the labels: English, Spanish, Kriol; folded, of at most three words. */
  spokenWords: WordList;
  /** What to search instead when the category is asked for, since few rows of a sheet name their category. */
  searchWords: WordList;
  /** Words of a question that suggest the category when no event has them. */
  relatedWords: WordList;
};

/**
 * The categories in the order in which they are offered. A row and a poster, art/categories/<key>.mjs, make a category.
 * `npm run categories -w art` derives from it what runs: style sheet, sprite and word lists, so that no page loads
 * what it does not show.
 */
export const CATEGORY_TABLE = {
  cultural: {
    label: { en: 'Cultural Celebration', es: 'Celebración cultural' },
    shortLabel: { en: 'Cultural', es: 'Cultural' },
    noun: {
      en: { one: 'cultural celebration', many: 'cultural celebrations' },
      es: { one: 'celebración cultural', many: 'celebraciones culturales' },
    },
    hue: { light: '#c30075', dark: '#ff96b3' },
    icon: '<path d="M4.5 6.5c0-4 15-4 15 0s-15 4-15 0zV17c0 2 3.5 3.5 7.5 3.5s7.5-1.5 7.5-3.5V6.5M4.5 9.5l4 10 3.5-10 3.5 10 4-10"/>',
    titleKeywords: { priority: 4, words: 'festival, cultural, heritage, market, expo, fair, carnival' },
    spokenWords:
      'culture, cultural celebrations, cultural events, traditions, tradition, traditional, cultura, culturales, tradicion, tradiciones, kolcha',
    searchWords: '',
    relatedWords: 'festival, fair, market, expo, heritage, maya, mestizo, kriol',
  },
  ceremony: {
    label: { en: 'Ceremony', es: 'Ceremonia' },
    shortLabel: { en: 'Ceremony', es: 'Ceremonia' },
    noun: { en: { one: 'ceremony', many: 'ceremonies' }, es: { one: 'ceremonia', many: 'ceremonias' } },
    hue: { light: '#7743dd', dark: '#e1c8ff' },
    icon: '<circle cx="12" cy="9" r="6"/><circle cx="12" cy="9" r="2"/><path d="M8.5 14L7 21l5-2.5 5 2.5-1.5-7"/>',
    titleKeywords: { priority: 6, words: 'service, prayer, church, wreath, memorial' },
    spokenWords: 'ceremonies, ceremonias',
    searchWords: 'ceremony, wreath, memorial, flag raising',
    relatedWords: 'mass, prayer, service, wreath, memorial',
  },
  parade: {
    label: { en: 'Parade', es: 'Desfile' },
    shortLabel: { en: 'Parade', es: 'Desfile' },
    noun: { en: { one: 'parade', many: 'parades' }, es: { one: 'desfile', many: 'desfiles' } },
    hue: { light: '#a84e15', dark: '#f88551' },
    icon: '<path d="M3 3.5c5 3.5 13 3.5 18 0M4.5 4.5l2 6.5 4-5M13.5 6l3.5 4.75 2.5-6.25M4 20.5l11.75-3.5"/><circle cx="18" cy="16.25" r="2.25"/>',
    titleKeywords: { priority: 1, words: 'parade, march' },
    spokenWords: 'parades, marches, march, marching, desfiles, marcha, marchas, pareed, parayd',
    searchWords: '',
    relatedWords: '',
  },
  sports: {
    label: { en: 'Sports', es: 'Deportes' },
    shortLabel: { en: 'Sports', es: 'Deportes' },
    noun: {
      en: { one: 'sports event', many: 'sports events' },
      es: { one: 'evento deportivo', many: 'eventos deportivos' },
    },
    hue: { light: '#025d3c', dark: '#46f3c8' },
    icon: '<path d="M7 3.5h10V10a5 5 0 0 1-10 0zM7 5.5H3.5V7A3.5 3.5 0 0 0 7 10.5M17 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 15v5.5M8 20.5h8"/>',
    titleKeywords: { priority: 5, words: 'cycling, run, race, tournament, cup, classic, sport' },
    spokenWords:
      'sport, sporting, sporting events, sports events, athletics, games, deporte, deportivo, deportivos, eventos deportivos, spoats',
    searchWords:
      'sport, marathon, race, regatta, cycling, football, basketball, softball, cricket, tournament, canoe, challenge, run',
    relatedWords:
      'race, marathon, football, basketball, volleyball, softball, cricket, cycling, tournament, regatta, canoe, run',
  },
  entertainment: {
    label: { en: 'Entertainment', es: 'Entretenimiento' },
    shortLabel: { en: 'Entertainment', es: 'Entretenimiento' },
    noun: {
      en: { one: 'entertainment event', many: 'entertainment events' },
      es: { one: 'evento de entretenimiento', many: 'eventos de entretenimiento' },
    },
    hue: { light: '#7b0071', dark: '#dd7dcb' },
    icon: '<circle cx="15.5" cy="8.5" r="5"/><path d="M10.5 8.5l-7 9 3 3 9-7M12 5l7 7"/>',
    titleKeywords: {
      priority: 3,
      words: 'concert, show, pageant, talent, performance, gala, dance, party, fete, bash, entertainment',
    },
    spokenWords:
      'shows, a show, performances, party, parties, fete, fetes, bash, nightlife, night life, nite life, nitelife, night out, clubbing, pageants, espectaculo, espectaculos, diversion, vida nocturna, entretenimientos, paati, paatiz, jump up, bailongo, pachanga, rumba, festejo, raves, rave, dancehall, turn up, lime, liming, throwdown, vida de noche, antro, discoteca, disco',
    searchWords: 'bram, sambai, jump up, street party, block party, bash',
    relatedWords:
      'music, dance, concert, fiesta, bram, reggae, karaoke, comedy, theatre, pageant, film, dj, band, soca, punta',
  },
  official: {
    label: { en: 'Official Event', es: 'Evento oficial' },
    shortLabel: { en: 'Official', es: 'Oficial' },
    noun: {
      en: { one: 'official event', many: 'official events' },
      es: { one: 'evento oficial', many: 'eventos oficiales' },
    },
    hue: { light: '#171696', dark: '#a3a9ff' },
    icon: '<path d="M5 21V3.5M5 5c2.5-1.5 5-1.5 7.5 0s5 1.5 7.5 0v9.5c-2.5 1.5-5 1.5-7.5 0s-5-1.5-7.5 0"/><circle cx="12.5" cy="9.75" r="1.75"/>',
    titleKeywords: {
      priority: 2,
      words: 'ceremony, official, flag, independence, emancipation, battle',
    },
    spokenWords: 'official events, government, government events, oficiales, gobierno, actos oficiales',
    searchWords: '',
    relatedWords: '',
  },
  education: {
    label: { en: 'Education', es: 'Educación' },
    shortLabel: { en: 'Education', es: 'Educación' },
    noun: {
      en: { one: 'education event', many: 'education events' },
      es: { one: 'evento educativo', many: 'eventos educativos' },
    },
    hue: { light: '#004cb2', dark: '#55a7db' },
    icon: '<path d="M12 7c-2-1.75-5-2.5-9-2.5V18c4 0 7 .75 9 2.5 2-1.75 5-2.5 9-2.5V4.5c-4 0-7 .75-9 2.5zv13.5"/>',
    titleKeywords: null,
    spokenWords:
      'educational, school, schools, classes, class, lesson, lessons, lecture, lectures, learning, educativo, educativos, escuela, escuelas, clases, charla, charlas, skool, skuul',
    searchWords: 'education, school, class, lesson, workshop, lecture, reading, training, seminar',
    relatedWords: '',
  },
  food: {
    label: { en: 'Food & Markets', es: 'Comida y mercados' },
    shortLabel: { en: 'Food', es: 'Comida' },
    noun: {
      en: { one: 'food or market event', many: 'food and market events' },
      es: { one: 'evento de comida o mercado', many: 'eventos de comida y mercado' },
    },
    hue: { light: '#7c4a0b', dark: '#f6c99a' },
    icon: '<path d="M3 12h18c0 5-4 8.5-9 8.5S3 17 3 12zM8 8.5c-1.5-2 1.5-2.5 0-5M12 8.5c-1.5-2 1.5-2.5 0-5M16 8.5c-1.5-2 1.5-2.5 0-5"/>',
    titleKeywords: null,
    spokenWords:
      'foods, food and markets, eat, eats, eating, something to eat, cuisine, comidas, comer, algo de comer, gastronomia, cocina, nyam, fuud, food events, bikkl, bickle',
    searchWords:
      'food, market, cook, taco, lobster, chocolate, cashew, mango, coconut, seafood, breakfast, brunch, dinner, lunch, bbq, grill, feast, tasting, hudut, food fair, street fair, grand fair',
    relatedWords: '',
  },
  religious: {
    label: { en: 'Religious', es: 'Religioso' },
    shortLabel: { en: 'Religious', es: 'Religioso' },
    noun: {
      en: { one: 'religious event', many: 'religious events' },
      es: { one: 'evento religioso', many: 'eventos religiosos' },
    },
    hue: { light: '#524300', dark: '#d9bb2d' },
    icon: '<path d="M12 3v5M10 5h4M6.5 20.5V12L12 8l5.5 4v8.5M6.5 14.5L3.5 17v3.5h17V17l-3-2.5M10 20.5v-3a2 2 0 0 1 4 0v3"/>',
    titleKeywords: null,
    spokenWords:
      'religion, church, churches, church service, church services, worship, faith, iglesia, iglesias, religiosos, religiosa, chorch, chorchiz, culto',
    searchWords: 'church, religious, mass, prayer, worship, gospel, procession, easter sunrise, posadas',
    relatedWords: '',
  },
  family: {
    label: { en: 'Family', es: 'Familia' },
    shortLabel: { en: 'Family', es: 'Familia' },
    noun: {
      en: { one: 'family event', many: 'family events' },
      es: { one: 'evento familiar', many: 'eventos familiares' },
    },
    hue: { light: '#044644', dark: '#0ac8aa' },
    icon: '<circle cx="8.5" cy="6.5" r="3"/><path d="M3 20.5V18a5.5 5.5 0 0 1 8-4.9"/><circle cx="17" cy="12.5" r="2.25"/><path d="M13 20.5V20a4 4 0 0 1 8 0v.5"/>',
    titleKeywords: null,
    spokenWords:
      'families, family friendly, kid friendly, kid, kids, child, children, childrens, little ones, toddler, toddlers, baby, babies, daughter, daughters, my son, familias, familiar, familiares, nino, ninos, nina, ninas, hijo, hija, hijos, hijas, bebe, bebes, pikni, pickney, pikney, pikni dem, fambli, famali, pickni, toddla, baybi, infants, preschoolers, peques, pequenos, pequenas, pequenines, chiquitos, chiquitas, chiquillos, ninitos, ninitas, chamacos, nenes, nenas, youngsters, youngster, youths, little kids, small kids, kiddos, kiddies, grandkids, grandchildren, nephew, niece, nietos, sobrinos, smaal pikni, pikni dehn',
    searchWords: 'family, families, children, child, kids, youth, school, reading, story, stories',
    relatedWords: '',
  },
  arts: {
    label: { en: 'Arts & Crafts', es: 'Arte y artesanía' },
    shortLabel: { en: 'Arts', es: 'Arte' },
    noun: {
      en: { one: 'arts or crafts event', many: 'arts and crafts events' },
      es: { one: 'evento de arte o artesanía', many: 'eventos de arte y artesanía' },
    },
    hue: { light: '#592b29', dark: '#ba9783' },
    icon: '<path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 2-2 0-1.25-1-1.5-1-2.5s.75-1.5 2-1.5h2.5a3 3 0 0 0 3-3c0-4.5-4-8-8.5-8z"/><g fill="currentColor" stroke="none"><circle cx="7.25" cy="12.5" r="1.25"/><circle cx="9" cy="8.25" r="1.25"/><circle cx="13.25" cy="7" r="1.25"/><circle cx="17" cy="10" r="1.25"/></g>',
    titleKeywords: null,
    spokenWords:
      'art, arts and crafts, craft, crafts, handicrafts, artes, artesania, artesanias, manualidades',
    searchWords: 'arts, art, craft, paint, weaving, gallery, exhibition',
    relatedWords: '',
  },
  business: {
    label: { en: 'Business', es: 'Negocios' },
    shortLabel: { en: 'Business', es: 'Negocios' },
    noun: {
      en: { one: 'business event', many: 'business events' },
      es: { one: 'evento de negocios', many: 'eventos de negocios' },
    },
    hue: { light: '#4d5761', dark: '#e5f0fc' },
    icon: '<path d="M5.5 7.5h13A2.5 2.5 0 0 1 21 10v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18v-8a2.5 2.5 0 0 1 2.5-2.5zM8.5 7.5v-2a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 12.5c5.5 3 12.5 3 18 0M12 13.5v2.5"/>',
    titleKeywords: null,
    spokenWords:
      'businesses, business events, networking, trade, trade show, trade shows, negocio, empresa, empresas, comercio, bizniz',
    searchWords: 'business, trade, expo, entrepreneur',
    relatedWords: '',
  },
  community: {
    label: { en: 'Community', es: 'Comunidad' },
    shortLabel: { en: 'Community', es: 'Comunidad' },
    noun: {
      en: { one: 'community event', many: 'community events' },
      es: { one: 'evento comunitario', many: 'eventos comunitarios' },
    },
    hue: { light: '#04737d', dark: '#92cbd8' },
    icon: '<circle cx="12" cy="8" r="3"/><path d="M6.5 20.5V19a5.5 5.5 0 0 1 11 0v1.5"/><circle cx="5" cy="7" r="2"/><circle cx="19" cy="7" r="2"/><path d="M3 16.5v-2A3 3 0 0 1 6 12M21 16.5v-2a3 3 0 0 0-3-2.5"/>',
    titleKeywords: null,
    spokenWords: 'community events, volunteer, volunteering, comunitario, comunitarios, voluntariado',
    searchWords: 'clean up, cleanup, volunteer, community day, community brunch',
    relatedWords: '',
  },
  health: {
    label: { en: 'Health & Wellness', es: 'Salud y bienestar' },
    shortLabel: { en: 'Health', es: 'Salud' },
    noun: {
      en: { one: 'health or wellness event', many: 'health and wellness events' },
      es: { one: 'evento de salud o bienestar', many: 'eventos de salud y bienestar' },
    },
    hue: { light: '#4a7336', dark: '#b3ff98' },
    icon: '<path d="M12 20l-7.5-7.5a5 5 0 0 1 7.5-6.5 5 5 0 0 1 7.5 6.5zM6.5 12h2.5l1.5-3 2.5 5 1.5-2h3"/>',
    titleKeywords: null,
    spokenWords: 'wellness, health and wellness, healthy, fitness, bienestar, salud y bienestar, helt',
    searchWords: 'health, wellness, cancer, diabetes, yoga, fitness, pinktober',
    relatedWords: '',
  },
  workshop: {
    label: { en: 'Workshops', es: 'Talleres' },
    shortLabel: { en: 'Workshops', es: 'Talleres' },
    noun: { en: { one: 'workshop', many: 'workshops' }, es: { one: 'taller', many: 'talleres' } },
    hue: { light: '#283700', dark: '#87a928' },
    icon: '<path d="M9 3.5l3 3L6.5 12l-3-3zM9.5 9.5l11 11M18.5 3.25a4 4 0 1 0 2.25 2.25L18.5 7.75 16.25 5.5zM14 10L3.5 20.5"/>',
    titleKeywords: null,
    spokenWords: 'workshop, training, trainings, taller, curso, cursos, course, courses, capacitacion',
    searchWords: 'workshop, training, course',
    relatedWords: '',
  },
} satisfies Record<string, CategoryRow>;
