import localFont from 'next/font/local';

/** The display face: headings, numbers and dates. Text keeps the system's own. */
export const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-display',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
