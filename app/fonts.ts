import localFont from 'next/font/local';

/** The display font for headings, numbers and dates; text is in the system's font. Subset by art/scripts/font.mjs. */
export const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display',
  weight: '600 800',
  display: 'swap',
  // A preload would delay the styles and the first image on a slow network. Until the font has loaded, a bold system
  // font is shown, adjusted to its metrics in app/globals.css.
  preload: false,
  adjustFontFallback: false,
});
