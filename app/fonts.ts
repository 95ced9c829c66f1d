import localFont from 'next/font/local';

/** The display font for headings, numbers and dates; text is in the system's font. Subset by scripts/font.mjs. */
export const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display',
  weight: '600 800',
  display: 'swap',
  // It would take a slow network's first second from the styles and the picture; until it is there a font of equal widths stands in.
  preload: false,
  adjustFontFallback: 'Arial',
});
