type Language = 'en' | 'es';
type Bilingual<Text> = Readonly<Record<Language, Text>>;

type CategoryRow = {
  /** The full name on cards, in filters and forms. The pages show the English one. */
  label: Bilingual<string>;
  shortLabel: Bilingual<string>;
  /** How an answer of the assistant counts its events: '1 parade', '2 parades'. */
  noun: Bilingual<readonly [one: string, many: string]>;
  hue: Readonly<{ light: string; dark: string }>;
  /** What is inside an SVG of 24 x 24: lines of 1.75 from 3 to 21, so that the round ends stay clear of the edge. */
  icon: string;
  /** Words of a title that mean the category. The list with the lowest priority number is checked first. */
  titleKeywords: Readonly<{ priority: number; words: readonly string[] }> | null;
  /** Other names of the category in a question: English, Spanish, Kriol; folded, of at most three words. */
  spokenWords: readonly string[];
  /** What to search instead when the category is asked for, since few rows of a sheet name their category. */
  searchWords: readonly string[];
  /** Words of a question that suggest the category when no event has them. */
  relatedWords: readonly string[];
};

const list = (words: string) => words.split(', ');

/**
 * The categories in the order in which they are offered. A row and a poster, art/categories/<key>.mjs, make a category;
 * `node scripts/categories.mjs` derives the style sheet, the sprite and the labels for browsers, which get no other part
 * of this table with a page.
 */
export const CATEGORY_TABLE = {
  cultural: {
    label: { en: 'Cultural Celebration', es: 'Celebración cultural' },
    shortLabel: { en: 'Cultural', es: 'Cultural' },
    noun: {
      en: ['cultural celebration', 'cultural celebrations'],
      es: ['celebración cultural', 'celebraciones culturales'],
    },
    hue: { light: '#b3154f', dark: '#ff7fa8' },
    icon: '<path d="M4.5 6.5c0-4 15-4 15 0s-15 4-15 0zV17c0 2 3.5 3.5 7.5 3.5s7.5-1.5 7.5-3.5V6.5M4.5 9.5l4 10 3.5-10 3.5 10 4-10"/>',
    titleKeywords: { priority: 4, words: list('festival, cultural, heritage, market, expo, fair, carnival') },
    spokenWords: list(
      'culture, cultural celebrations, cultural events, traditions, tradition, traditional, cultura, culturales, tradicion, tradiciones, kolcha',
    ),
    searchWords: [],
    relatedWords: list('festival, fair, market, expo, heritage, maya, mestizo, kriol'),
  },
  ceremony: {
    label: { en: 'Ceremony', es: 'Ceremonia' },
    shortLabel: { en: 'Ceremony', es: 'Ceremonia' },
    noun: { en: ['ceremony', 'ceremonies'], es: ['ceremonia', 'ceremonias'] },
    hue: { light: '#5b3a8e', dark: '#bfa2ff' },
    icon: '<circle cx="12" cy="9" r="6"/><circle cx="12" cy="9" r="2"/><path d="M8.5 14L7 21l5-2.5 5 2.5-1.5-7"/>',
    titleKeywords: { priority: 6, words: list('service, prayer, church, wreath, memorial') },
    spokenWords: list('ceremonies, ceremonias'),
    searchWords: list('ceremony'),
    relatedWords: list('mass, prayer, service, wreath, memorial'),
  },
  parade: {
    label: { en: 'Parade', es: 'Desfile' },
    shortLabel: { en: 'Parade', es: 'Desfile' },
    noun: { en: ['parade', 'parades'], es: ['desfile', 'desfiles'] },
    hue: { light: '#c2330a', dark: '#ff9a6b' },
    icon: '<path d="M3 3.5c5 3.5 13 3.5 18 0M4.5 4.5l2 6.5 4-5M13.5 6l3.5 4.75 2.5-6.25M4 20.5l11.75-3.5"/><circle cx="18" cy="16.25" r="2.25"/>',
    titleKeywords: { priority: 1, words: list('parade, march') },
    spokenWords: list('parades, marches, march, marching, desfiles, marcha, marchas, pareed'),
    searchWords: [],
    relatedWords: [],
  },
  sports: {
    label: { en: 'Sports', es: 'Deportes' },
    shortLabel: { en: 'Sports', es: 'Deportes' },
    noun: { en: ['sports event', 'sports events'], es: ['evento deportivo', 'eventos deportivos'] },
    hue: { light: '#0b6e4f', dark: '#54d6a4' },
    icon: '<path d="M7 3.5h10V10a5 5 0 0 1-10 0zM7 5.5H3.5V7A3.5 3.5 0 0 0 7 10.5M17 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 15v5.5M8 20.5h8"/>',
    titleKeywords: { priority: 5, words: list('cycling, run, race, tournament, cup, classic, sport') },
    spokenWords: list(
      'sport, sporting, sporting events, sports events, athletics, games, deporte, deportivo, deportivos, eventos deportivos, spoats',
    ),
    searchWords: [],
    relatedWords: list(
      'race, marathon, football, basketball, volleyball, softball, cricket, cycling, tournament, regatta, canoe, run',
    ),
  },
  entertainment: {
    label: { en: 'Entertainment', es: 'Entretenimiento' },
    shortLabel: { en: 'Entertainment', es: 'Entretenimiento' },
    noun: {
      en: ['entertainment event', 'entertainment events'],
      es: ['evento de entretenimiento', 'eventos de entretenimiento'],
    },
    hue: { light: '#8a1c9c', dark: '#e793f5' },
    icon: '<circle cx="15.5" cy="8.5" r="5"/><path d="M10.5 8.5l-7 9 3 3 9-7M12 5l7 7"/>',
    titleKeywords: {
      priority: 3,
      words: list(
        'concert, show, pageant, talent, performance, gala, dance, party, fete, bash, entertainment',
      ),
    },
    spokenWords: list(
      'shows, a show, party, parties, fete, fetes, bash, nightlife, night life, night out, clubbing, pageants, espectaculo, espectaculos, diversion, vida nocturna, entretenimientos, paati, jump up',
    ),
    searchWords: [],
    relatedWords: list(
      'music, dance, concert, fiesta, bram, reggae, karaoke, comedy, theatre, pageant, film, dj, band, soca, punta',
    ),
  },
  official: {
    label: { en: 'Official Event', es: 'Evento oficial' },
    shortLabel: { en: 'Official', es: 'Oficial' },
    noun: { en: ['official event', 'official events'], es: ['evento oficial', 'eventos oficiales'] },
    hue: { light: '#171696', dark: '#a3a9ff' },
    icon: '<path d="M5 21V3.5M5 5c2.5-1.5 5-1.5 7.5 0s5 1.5 7.5 0v9.5c-2.5 1.5-5 1.5-7.5 0s-5-1.5-7.5 0"/><circle cx="12.5" cy="9.75" r="1.75"/>',
    titleKeywords: {
      priority: 2,
      words: list('ceremony, official, flag, independence, emancipation, battle'),
    },
    spokenWords: list('official events, government, government events, oficiales, gobierno, actos oficiales'),
    searchWords: [],
    relatedWords: [],
  },
  education: {
    label: { en: 'Education', es: 'Educación' },
    shortLabel: { en: 'Education', es: 'Educación' },
    noun: { en: ['education event', 'education events'], es: ['evento educativo', 'eventos educativos'] },
    hue: { light: '#1f5fa8', dark: '#86beff' },
    icon: '<path d="M12 7c-2-1.75-5-2.5-9-2.5V18c4 0 7 .75 9 2.5 2-1.75 5-2.5 9-2.5V4.5c-4 0-7 .75-9 2.5zv13.5"/>',
    titleKeywords: null,
    spokenWords: list(
      'educational, school, schools, classes, class, lesson, lessons, lecture, lectures, learning, educativo, educativos, escuela, escuelas, clases, charla, charlas, skool',
    ),
    searchWords: list('education, school, class'),
    relatedWords: [],
  },
  food: {
    label: { en: 'Food & Markets', es: 'Comida y mercados' },
    shortLabel: { en: 'Food', es: 'Comida' },
    noun: {
      en: ['food or market event', 'food and market events'],
      es: ['evento de comida o mercado', 'eventos de comida y mercado'],
    },
    hue: { light: '#a34a00', dark: '#ffb35c' },
    icon: '<path d="M3 12h18c0 5-4 8.5-9 8.5S3 17 3 12zM8 8.5c-1.5-2 1.5-2.5 0-5M12 8.5c-1.5-2 1.5-2.5 0-5M16 8.5c-1.5-2 1.5-2.5 0-5"/>',
    titleKeywords: null,
    spokenWords: list(
      'foods, food and markets, eat, eating, something to eat, cuisine, comidas, comer, algo de comer, gastronomia, cocina, nyam, food events, bikkl, bickle',
    ),
    searchWords: list('food'),
    relatedWords: [],
  },
  religious: {
    label: { en: 'Religious', es: 'Religioso' },
    shortLabel: { en: 'Religious', es: 'Religioso' },
    noun: { en: ['religious event', 'religious events'], es: ['evento religioso', 'eventos religiosos'] },
    hue: { light: '#7a5a00', dark: '#f0cc62' },
    icon: '<path d="M12 3v5M10 5h4M6.5 20.5V12L12 8l5.5 4v8.5M6.5 14.5L3.5 17v3.5h17V17l-3-2.5M10 20.5v-3a2 2 0 0 1 4 0v3"/>',
    titleKeywords: null,
    spokenWords: list(
      'religion, church, churches, church service, church services, worship, faith, iglesia, iglesias, religiosos, religiosa, chorch, culto',
    ),
    searchWords: list('church, religious'),
    relatedWords: [],
  },
  family: {
    label: { en: 'Family', es: 'Familia' },
    shortLabel: { en: 'Family', es: 'Familia' },
    noun: { en: ['family event', 'family events'], es: ['evento familiar', 'eventos familiares'] },
    hue: { light: '#a8324a', dark: '#ff97a4' },
    icon: '<circle cx="8.5" cy="6.5" r="3"/><path d="M3 20.5V18a5.5 5.5 0 0 1 8-4.9"/><circle cx="17" cy="12.5" r="2.25"/><path d="M13 20.5V20a4 4 0 0 1 8 0v.5"/>',
    titleKeywords: null,
    spokenWords: list(
      'families, family friendly, kid friendly, kid, kids, child, children, childrens, little ones, toddler, toddlers, baby, babies, daughter, daughters, my son, familias, familiar, familiares, nino, ninos, nina, ninas, hijo, hija, hijos, hijas, bebe, bebes, pikni, pickney, pikney, pikni dem, fambli',
    ),
    searchWords: list('family, children, kids'),
    relatedWords: [],
  },
  arts: {
    label: { en: 'Arts & Crafts', es: 'Arte y artesanía' },
    shortLabel: { en: 'Arts', es: 'Arte' },
    noun: {
      en: ['arts or crafts event', 'arts and crafts events'],
      es: ['evento de arte o artesanía', 'eventos de arte y artesanía'],
    },
    hue: { light: '#6b2e1a', dark: '#e8a684' },
    icon: '<path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 2-2 0-1.25-1-1.5-1-2.5s.75-1.5 2-1.5h2.5a3 3 0 0 0 3-3c0-4.5-4-8-8.5-8z"/><g fill="currentColor" stroke="none"><circle cx="7.25" cy="12.5" r="1.25"/><circle cx="9" cy="8.25" r="1.25"/><circle cx="13.25" cy="7" r="1.25"/><circle cx="17" cy="10" r="1.25"/></g>',
    titleKeywords: null,
    spokenWords: list(
      'art, arts and crafts, craft, crafts, handicrafts, artes, artesania, artesanias, manualidades',
    ),
    searchWords: list('arts, craft'),
    relatedWords: [],
  },
  business: {
    label: { en: 'Business', es: 'Negocios' },
    shortLabel: { en: 'Business', es: 'Negocios' },
    noun: { en: ['business event', 'business events'], es: ['evento de negocios', 'eventos de negocios'] },
    hue: { light: '#37506b', dark: '#a9c2dd' },
    icon: '<path d="M5.5 7.5h13A2.5 2.5 0 0 1 21 10v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18v-8a2.5 2.5 0 0 1 2.5-2.5zM8.5 7.5v-2a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 12.5c5.5 3 12.5 3 18 0M12 13.5v2.5"/>',
    titleKeywords: null,
    spokenWords: list(
      'businesses, business events, networking, trade, trade show, trade shows, negocio, empresa, empresas, comercio, bizniz',
    ),
    searchWords: list('business, trade'),
    relatedWords: [],
  },
  community: {
    label: { en: 'Community', es: 'Comunidad' },
    shortLabel: { en: 'Community', es: 'Comunidad' },
    noun: { en: ['community event', 'community events'], es: ['evento comunitario', 'eventos comunitarios'] },
    hue: { light: '#0a6c74', dark: '#5fd4da' },
    icon: '<circle cx="12" cy="8" r="3"/><path d="M6.5 20.5V19a5.5 5.5 0 0 1 11 0v1.5"/><circle cx="5" cy="7" r="2"/><circle cx="19" cy="7" r="2"/><path d="M3 16.5v-2A3 3 0 0 1 6 12M21 16.5v-2a3 3 0 0 0-3-2.5"/>',
    titleKeywords: null,
    spokenWords: list(
      'community events, volunteer, volunteering, comunitario, comunitarios, voluntariado, komyuniti',
    ),
    searchWords: list('community'),
    relatedWords: [],
  },
  health: {
    label: { en: 'Health & Wellness', es: 'Salud y bienestar' },
    shortLabel: { en: 'Health', es: 'Salud' },
    noun: {
      en: ['health or wellness event', 'health and wellness events'],
      es: ['evento de salud o bienestar', 'eventos de salud y bienestar'],
    },
    hue: { light: '#c20d16', dark: '#ff8a8f' },
    icon: '<path d="M12 20l-7.5-7.5a5 5 0 0 1 7.5-6.5 5 5 0 0 1 7.5 6.5zM6.5 12h2.5l1.5-3 2.5 5 1.5-2h3"/>',
    titleKeywords: null,
    spokenWords: list('wellness, health and wellness, healthy, fitness, bienestar, salud y bienestar, helt'),
    searchWords: list('health, wellness'),
    relatedWords: [],
  },
  workshop: {
    label: { en: 'Workshops', es: 'Talleres' },
    shortLabel: { en: 'Workshops', es: 'Talleres' },
    noun: { en: ['workshop', 'workshops'], es: ['taller', 'talleres'] },
    hue: { light: '#4e6500', dark: '#bcd65c' },
    icon: '<path d="M9 3.5l3 3L6.5 12l-3-3zM9.5 9.5l11 11M18.5 3.25a4 4 0 1 0 2.25 2.25L18.5 7.75 16.25 5.5zM14 10L3.5 20.5"/>',
    titleKeywords: null,
    spokenWords: list('workshop, training, trainings, taller, curso, cursos, course, courses, capacitacion'),
    searchWords: list('workshop'),
    relatedWords: [],
  },
} satisfies Record<string, CategoryRow>;
