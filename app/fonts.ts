import localFont from 'next/font/local';

/** The display font for headings, numbers and dates; text is in the system's font. Subset by scripts/font.mjs. */
export const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display',
  weight: '600 800',
  display: 'swap',
  // It would take the first second of a slow network from the styles and the picture. Until it is there, the bold font of
  // the system stands in, widened to its measures in app/globals.css.
  preload: false,
  adjustFontFallback: false,
});
