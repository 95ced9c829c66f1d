import { belizeDaylight, type Daylight } from '#lib/time/belize-sun';

/** One image of a scene, and what is known of it before it has loaded. */
export type HeroScene = {
  /** Its name in the addresses of its files. */
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

/** A scene may also be drawn by night: the same composition under the moon, in files that end in `-night`. */
type DrawnScene = HeroScene & { night?: Pick<HeroScene, 'alt' | 'sky' | 'shade'> };

/** The fifteen scenes behind the title, from drawings in art/hero, each in three widths and a square. */
const HERO_SCENES = [
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
    night: {
      alt: 'Caana pyramid at Caracol at night, the moon behind it and fireflies over the forest.',
      sky: '#3a426e',
      shade: '#0d1238',
    },
  },
  {
    slug: 'carnival',
    light: 'day',
    alt: 'Carnival dancers in feathered costumes on a Belize City street.',
    sky: '#605d8d',
    shade: '#26124f',
    focus: '96%',
    night: {
      alt: 'Carnival dancers in feathered costumes on a Belize City street at night, under strings of lamps.',
      sky: '#453a72',
      shade: '#1b0f4a',
    },
  },
  {
    slug: 'caye-caulker-split',
    light: 'dusk',
    alt: 'Sunset swimmers at the Split, Caye Caulker.',
    sky: '#e97361',
    shade: '#083b4c',
    focus: '86%',
    night: {
      alt: 'The Split, Caye Caulker, at night: a full moon over the water and lamps along the bar.',
      sky: '#2b3a66',
      shade: '#0a2743',
    },
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
    night: {
      alt: 'Spiny lobster on a beach grill at Lobsterfest at night, with lamps between the palms.',
      sky: '#4a3a62',
      shade: '#251341',
    },
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
    night: {
      alt: "Artists' stalls along Placencia's narrow beach sidewalk at night, under paper lanterns.",
      sky: '#1b2853',
      shade: '#141d4b',
    },
  },
  {
    slug: 'regatta',
    light: 'day',
    alt: 'Painted wooden sloops racing off Sarteneja.',
    sky: '#addce8',
    shade: '#07444e',
    focus: '96%',
    night: {
      alt: 'Painted wooden sloops off Sarteneja at night, with lanterns under a full moon.',
      sky: '#2c3a66',
      shade: '#0b2b46',
    },
  },
  {
    slug: 'september-parade',
    light: 'day',
    alt: 'School band and children with Belize flags on Independence Day.',
    sky: '#a2b5c9',
    shade: '#171a63',
    focus: '92%',
    night: {
      alt: 'School band and children with Belize flags at night, under Independence fireworks.',
      sky: '#3c2f62',
      shade: '#14124a',
    },
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
    night: {
      alt: 'El Castillo pyramid at Xunantunich under the stars, above a lantern on the Mopan River ferry.',
      sky: '#27325f',
      shade: '#0e2239',
    },
  },
] as const satisfies readonly DrawnScene[];

function imagesOf({ night, ...scene }: DrawnScene): HeroScene[] {
  return night ? [scene, { ...scene, ...night, slug: `${scene.slug}-night`, light: 'night' }] : [scene];
}

/** The images of all scenes, by day and by night. */
export const HERO_IMAGES: readonly HeroScene[] = HERO_SCENES.flatMap(imagesOf);

/**
 * Picks an image by a random number from 0 to 1 (exclusive) among those drawn in the light of the hour in Belize (`now` in
 * milliseconds since 1970); never the one that is shown.
 */
export function pickHeroScene(random: number, now: number, shown?: string): HeroScene {
  const daylight = belizeDaylight(now);
  const fitting = HERO_IMAGES.filter(({ slug, light }) => light === daylight && slug !== shown);
  return fitting[Math.floor(random * fitting.length)] ?? HERO_SCENES[0];
}
