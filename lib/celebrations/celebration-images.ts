import type { Celebration } from './celebration.ts';

/** The drawn scene of each kind of celebration, by its name in /images/events. */
const OF_KIND: Readonly<Record<string, string>> = {
  'public-holiday': 'official',
  'national-season': 'parade',
  festival: 'festival',
  'patron-saint': 'church',
  sport: 'race',
  'cultural-observance': 'festival',
  food: 'food',
  arts: 'arts',
  'trade-show': 'expo',
  diaspora: 'diaspora',
};

const OF_CELEBRATION: Readonly<Record<string, string>> = {
  'battle-of-the-drums': 'garifuna',
  'carnaval-de-san-pedro': 'carnival',
  'carnival-road-march': 'carnival',
  christmas: 'tree-lighting',
  'costa-maya-festival': 'concert',
  'garifuna-settlement-day': 'garifuna',
  'independence-day': 'fireworks',
  'krismos-bram-and-sambai': 'concert',
  'la-ruta-maya': 'canoe',
  'lighted-boat-parades': 'christmas',
  lobsterfest: 'lobster',
  'national-agriculture-and-trade-show': 'horses',
  'new-years-day': 'horses',
  'orange-walk-carnival': 'carnival',
  'sarteneja-easter-regatta': 'regatta',
  'semana-santa-benque': 'church',
  'st-georges-caye-day': 'parade',
};

/** The address of a celebration's image: a scene of our own that shows it, else that of its kind. */
export const celebrationImage = ({ slug, kind }: Pick<Celebration, 'slug' | 'kind'>): string =>
  `/images/events/${OF_CELEBRATION[slug] ?? OF_KIND[kind] ?? 'festival'}.webp`;
