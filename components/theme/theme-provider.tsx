'use client';

import { ThemeProvider as NextThemes } from 'next-themes';
import type { ReactNode } from 'react';
import { BarColor } from './bar-color.tsx';

/** Provides the theme that the visitor chose, else the system's, and sets it before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes attribute="data-theme" defaultTheme="system" enableSystem enableColorScheme={false}>
      <BarColor />
      {children}
    </NextThemes>
  );
}
