import { belizeDaylight, type Daylight } from '#lib/time/belize-sun';

export type HeroScene = {
  slug: string;
  /** The light in which it is drawn. */
  light: Daylight;
  alt: string;
  /** The colour of its upper part, shown until the image has loaded. */
  sky: string;
  /** Its dark colour, into which the image fades; the background of the text. */
  shade: string;
  /** The horizontal object-position on phones, from 0 % (left) to 100 % (right). */
  focus: string;
};

/** The fifteen images behind the title, from drawings in art/hero, in three widths and three formats each. */
export const HERO_SCENES = [
  {
    slug: 'altun-ha',
    light: 'dusk',
    alt: 'Altun Ha pyramid at sunset with the Jade Head.',
    sky: '#e97b5f',
    shade: '#173d24',
    focus: '96%',
  },
  {
    slug: 'blue-hole',
    light: 'day',
    alt: 'The Great Blue Hole, a dark blue circle in turquoise reef water, seen from the air.',
    sky: '#3da1a8',
    shade: '#06344f',
    focus: '90%',
  },
  {
    slug: 'cacao',
    light: 'day',
    alt: 'Grinding cacao on a stone in Toledo.',
    sky: '#956031',
    shade: '#32190e',
    focus: '84%',
  },
  {
    slug: 'caracol',
    light: 'dawn',
    alt: 'Caana pyramid at Caracol rising from misty forest.',
    sky: '#b49ab8',
    shade: '#0d3327',
    focus: '92%',
  },
  {
    slug: 'carnival',
    light: 'day',
    alt: 'Carnival dancers in feathered costumes on a Belize City street.',
    sky: '#605d8d',
    shade: '#26124f',
    focus: '96%',
  },
  {
    slug: 'caye-caulker-split',
    light: 'dusk',
    alt: 'Sunset swimmers at the Split, Caye Caulker.',
    sky: '#e97361',
    shade: '#083b4c',
    focus: '86%',
  },
  {
    slug: 'garifuna-drums',
    light: 'night',
    alt: 'Garifuna drummers and dancers on Hopkins beach at dusk.',
    sky: '#5e3555',
    shade: '#2a1233',
    focus: '96%',
  },
  {
    slug: 'lamanai',
    light: 'dawn',
    alt: "Boat on the New River lagoon below Lamanai's High Temple.",
    sky: '#f0b287',
    shade: '#0b302a',
    focus: '86%',
  },
  {
    slug: 'lobsterfest',
    light: 'day',
    alt: 'Spiny lobster on a beach grill at Lobsterfest.',
    sky: '#89bfb3',
    shade: '#3d1f14',
    focus: '100%',
  },
  {
    slug: 'pine-ridge',
    light: 'day',
    alt: 'Big Rock Falls and pines in the Mountain Pine Ridge.',
    sky: '#a2c2c6',
    shade: '#12392f',
    focus: '88%',
  },
  {
    slug: 'placencia-sidewalk',
    light: 'day',
    alt: "Artists' stalls along Placencia's narrow beach sidewalk.",
    sky: '#8bc5c4',
    shade: '#0b3f57',
    focus: '92%',
  },
  {
    slug: 'regatta',
    light: 'day',
    alt: 'Painted wooden sloops racing off Sarteneja.',
    sky: '#addce8',
    shade: '#07444e',
    focus: '96%',
  },
  {
    slug: 'september-parade',
    light: 'day',
    alt: 'School band and children with Belize flags on Independence Day.',
    sky: '#a2b5c9',
    shade: '#171a63',
    focus: '92%',
  },
  {
    slug: 'wildlife',
    light: 'day',
    alt: 'Toucan, tapir, jaguar and black orchids under a mahogany tree.',
    sky: '#5f8c5b',
    shade: '#0a2b20',
    focus: '92%',
  },
  {
    slug: 'xunantunich',
    light: 'day',
    alt: 'El Castillo pyramid at Xunantunich above the Mopan River ferry.',
    sky: '#a3dbf4',
    shade: '#113a26',
    focus: '94%',
  },
] as const satisfies readonly HeroScene[];

/**
 * The scenes for an instant: those drawn in the light over Belize; when it has no other than the shown one, those with a
 * low sun.
 */
function scenesAt(now: number, shown: string | undefined): readonly HeroScene[] {
  const daylight = belizeDaylight(now);
  const others = HERO_SCENES.filter(({ slug }) => slug !== shown);
  const fitting = others.filter(({ light }) => light === daylight);
  return fitting.length > 0 ? fitting : others.filter(({ light }) => light !== 'day');
}

/**
 * Picks a scene by a random number from 0 to 1 (exclusive), in the light of the hour in Belize (`now` in milliseconds
 * since 1970); never the one that is shown.
 */
export function pickHeroScene(random: number, now: number, shown?: string): HeroScene {
  const scenes = scenesAt(now, shown);
  return scenes[Math.floor(random * scenes.length)] ?? HERO_SCENES[0];
}
