import localFont from 'next/font/local';

/** The display font for headings, numbers and dates; text is in the system's font. Subset by scripts/font.mjs. */
export const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display',
  weight: '600 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
