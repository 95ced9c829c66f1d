import type { Celebration } from './celebration.ts';

/** The scene of each kind of celebration, below /images. */
const OF_KIND: Readonly<Record<string, string>> = {
  'public-holiday': 'events/official',
  'national-season': 'events/parade',
  festival: 'events/festival',
  'patron-saint': 'events/church',
  sport: 'events/race',
  'cultural-observance': 'events/festival',
  food: 'events/food',
  arts: 'events/arts',
  'trade-show': 'events/expo',
  diaspora: 'celebrations/belize-day-abroad',
};

/** Those with another scene than their kind. Scenes in /images/celebrations are drawn for the guide, of what its texts say. */
const OF_CELEBRATION: Readonly<Record<string, string>> = {
  'battle-of-the-drums': 'celebrations/drums-and-dancing',
  'carnaval-de-san-pedro': 'events/carnival',
  'carnival-road-march': 'celebrations/road-march',
  christmas: 'events/tree-lighting',
  'costa-maya-festival': 'events/concert',
  'cross-country-cycling-classic': 'celebrations/cycling',
  'deer-dance-san-antonio': 'celebrations/deer-dance',
  easter: 'events/church',
  'garifuna-heritage-month-new-york': 'celebrations/drums-and-dancing',
  'garifuna-settlement-day': 'celebrations/drums-and-dancing',
  'garifuna-settlement-day-los-angeles': 'celebrations/drums-and-dancing',
  'independence-day': 'events/fireworks',
  'krismos-bram-and-sambai': 'events/concert',
  'la-ruta-maya': 'celebrations/river-canoes',
  'lighted-boat-parades': 'events/christmas',
  lobsterfest: 'celebrations/lobster-catch',
  'national-agriculture-and-trade-show': 'events/horses',
  'new-years-day': 'celebrations/cycling',
  'orange-walk-carnival': 'celebrations/road-march',
  'sarteneja-easter-regatta': 'events/regatta',
  'semana-santa-benque': 'celebrations/alfombra',
  'st-georges-caye-day': 'events/parade',
  'wanaragua-jankunu': 'celebrations/jankunu',
};

/** The address of a celebration's image: a scene of our own that shows it, else that of its kind. */
export const celebrationImage = ({ slug, kind }: Pick<Celebration, 'slug' | 'kind'>): string =>
  `/images/${OF_CELEBRATION[slug] ?? OF_KIND[kind] ?? 'events/festival'}.webp`;
