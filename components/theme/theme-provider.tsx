'use client';

import { ThemeProvider as NextThemes } from 'next-themes';
import type { ReactNode } from 'react';
import { BarColor } from './bar-color.tsx';

/** Knows the theme a visitor chose, and sets it before the first paint; until then the system's wish counts. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes attribute="data-theme" defaultTheme="system" enableSystem enableColorScheme={false}>
      <BarColor />
      {children}
    </NextThemes>
  );
}
