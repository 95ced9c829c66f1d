export type HeroScene = { slug: string; alt: string };

/** The fifteen pictures behind the title; drawn in art/hero, three widths and three formats each. */
export const HERO_SCENES: readonly HeroScene[] = [
  { slug: 'altun-ha', alt: 'Altun Ha pyramid at sunset with the Jade Head.' },
  {
    slug: 'blue-hole',
    alt: 'The Great Blue Hole, a dark blue circle in turquoise reef water, seen from the air.',
  },
  { slug: 'cacao', alt: 'Grinding cacao on a stone in Toledo.' },
  { slug: 'caracol', alt: 'Caana pyramid at Caracol rising from misty forest.' },
  { slug: 'carnival', alt: 'Carnival dancers in feathered costumes on a Belize City street.' },
  { slug: 'caye-caulker-split', alt: 'Sunset swimmers at the Split, Caye Caulker.' },
  { slug: 'garifuna-drums', alt: 'Garifuna drummers and dancers on Hopkins beach at dusk.' },
  { slug: 'lamanai', alt: "Boat on the New River lagoon below Lamanai's High Temple." },
  { slug: 'lobsterfest', alt: 'Spiny lobster on a beach grill at Lobsterfest.' },
  { slug: 'pine-ridge', alt: 'Big Rock Falls and pines in the Mountain Pine Ridge.' },
  { slug: 'placencia-sidewalk', alt: "Artists' stalls along Placencia's narrow beach sidewalk." },
  { slug: 'regatta', alt: 'Painted wooden sloops racing off Sarteneja.' },
  { slug: 'september-parade', alt: 'School band and children with Belize flags on Independence Day.' },
  { slug: 'wildlife', alt: 'Toucan, tapir, jaguar and black orchids under a mahogany tree.' },
  { slug: 'xunantunich', alt: 'El Castillo pyramid at Xunantunich above the Mopan River ferry.' },
];

/** One of the scenes for a lot from 0 up to, not including, 1. */
export function drawHeroScene(lot: number): HeroScene {
  return HERO_SCENES[Math.floor(lot * HERO_SCENES.length)] ?? { slug: 'blue-hole', alt: '' };
}
