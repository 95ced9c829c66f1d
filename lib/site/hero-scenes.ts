export type HeroScene = {
  slug: string;
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
    alt: 'Altun Ha pyramid at sunset with the Jade Head.',
    sky: '#e97b5f',
    shade: '#173d24',
    focus: '96%',
  },
  {
    slug: 'blue-hole',
    alt: 'The Great Blue Hole, a dark blue circle in turquoise reef water, seen from the air.',
    sky: '#3da1a8',
    shade: '#06344f',
    focus: '90%',
  },
  {
    slug: 'cacao',
    alt: 'Grinding cacao on a stone in Toledo.',
    sky: '#956031',
    shade: '#32190e',
    focus: '84%',
  },
  {
    slug: 'caracol',
    alt: 'Caana pyramid at Caracol rising from misty forest.',
    sky: '#b49ab8',
    shade: '#0d3327',
    focus: '92%',
  },
  {
    slug: 'carnival',
    alt: 'Carnival dancers in feathered costumes on a Belize City street.',
    sky: '#605d8d',
    shade: '#26124f',
    focus: '96%',
  },
  {
    slug: 'caye-caulker-split',
    alt: 'Sunset swimmers at the Split, Caye Caulker.',
    sky: '#e97361',
    shade: '#083b4c',
    focus: '86%',
  },
  {
    slug: 'garifuna-drums',
    alt: 'Garifuna drummers and dancers on Hopkins beach at dusk.',
    sky: '#5e3555',
    shade: '#2a1233',
    focus: '96%',
  },
  {
    slug: 'lamanai',
    alt: "Boat on the New River lagoon below Lamanai's High Temple.",
    sky: '#f0b287',
    shade: '#0b302a',
    focus: '86%',
  },
  {
    slug: 'lobsterfest',
    alt: 'Spiny lobster on a beach grill at Lobsterfest.',
    sky: '#89bfb3',
    shade: '#3d1f14',
    focus: '100%',
  },
  {
    slug: 'pine-ridge',
    alt: 'Big Rock Falls and pines in the Mountain Pine Ridge.',
    sky: '#a2c2c6',
    shade: '#12392f',
    focus: '88%',
  },
  {
    slug: 'placencia-sidewalk',
    alt: "Artists' stalls along Placencia's narrow beach sidewalk.",
    sky: '#8bc5c4',
    shade: '#0b3f57',
    focus: '92%',
  },
  {
    slug: 'regatta',
    alt: 'Painted wooden sloops racing off Sarteneja.',
    sky: '#addce8',
    shade: '#07444e',
    focus: '96%',
  },
  {
    slug: 'september-parade',
    alt: 'School band and children with Belize flags on Independence Day.',
    sky: '#a2b5c9',
    shade: '#171a63',
    focus: '92%',
  },
  {
    slug: 'wildlife',
    alt: 'Toucan, tapir, jaguar and black orchids under a mahogany tree.',
    sky: '#5f8c5b',
    shade: '#0a2b20',
    focus: '92%',
  },
  {
    slug: 'xunantunich',
    alt: 'El Castillo pyramid at Xunantunich above the Mopan River ferry.',
    sky: '#a3dbf4',
    shade: '#113a26',
    focus: '94%',
  },
] as const satisfies readonly HeroScene[];

/** Picks a scene by a random number from 0 to 1 (exclusive); never the one that is shown. */
export function pickHeroScene(random: number, shown?: string): HeroScene {
  const scenes = HERO_SCENES.filter(({ slug }) => slug !== shown);
  return scenes[Math.floor(random * scenes.length)] ?? HERO_SCENES[0];
}
