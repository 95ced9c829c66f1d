/** Which files are made of a drawing: only sizes and formats that the site asks for. */

// `maxKb`: the limit of a file in kilobytes. Nearly all browsers load AVIF; the other formats are for older ones.
const CARD = [
  // Cards on light devices load the width of 320 instead of 640.
  { suffix: '-320.avif', width: 320, format: 'avif', quality: 54, maxKb: 7 },
  { suffix: '-640.avif', width: 640, format: 'avif', quality: 58, maxKb: 15 },
  { suffix: '-640.webp', width: 640, format: 'webp', quality: 78, maxKb: 24 },
];

/** The width of 1280 has no suffix, because sheets and tables name it. */
const WHOLE = { suffix: '.webp', width: 1280, format: 'webp', quality: 80, maxKb: 62 };

const LARGE = [
  { suffix: '-1280.avif', width: 1280, format: 'avif', quality: 56, maxKb: 40 },
  { suffix: '-1920.avif', width: 1920, format: 'avif', quality: 56, maxKb: 80 },
  { suffix: '-1920.webp', width: 1920, format: 'webp', quality: 80, maxKb: 120 },
];

const POSTER = [...CARD, WHOLE, ...LARGE];

/** The files of each folder of drawings. */
export const FAMILIES = {
  events: POSTER,
  categories: POSTER,
  // A slide of the carousel has one size, and so has the picture of a celebration; previews take the whole one.
  celebrations: [...CARD, WHOLE],
  sponsors: [...CARD, WHOLE],
  hero: [
    ...CARD.filter(({ width }) => width === 640),
    { ...WHOLE, suffix: '-1280.webp' },
    ...LARGE,
    // For browsers that read neither AVIF nor WebP, on all screens.
    { suffix: '-1280.jpg', width: 1280, format: 'jpeg', quality: 80, maxKb: 80 },
    // The part of a scene that phones show, so that they do not load the sides.
    { suffix: '-square.avif', width: 720, format: 'avif', quality: 56, maxKb: 22, square: true, effort: 4 },
    { suffix: '-square.webp', width: 720, format: 'webp', quality: 80, maxKb: 40, square: true },
  ],
};

/** The further colourways of a poster: two sizes for cards, and one image for pages, previews and older browsers. */
export const COLOURED = [
  { suffix: '-320.avif', width: 320, format: 'avif', quality: 50, maxKb: 7 },
  { suffix: '-640.avif', width: 640, format: 'avif', quality: 50, maxKb: 15 },
  { suffix: '.webp', width: 960, format: 'webp', quality: 64, maxKb: 40 },
];
