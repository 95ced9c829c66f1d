import localFont from 'next/font/local';

/** The display face: headings, numbers and dates. Text keeps the system's own. Cut to size by scripts/font.mjs. */
export const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  variable: '--font-display',
  weight: '600 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
