'use client';

import { HOUR_SCRIPT } from './hour-script-text.ts';

// As for LoadingScript: not repeated in the RSC payload, and empty in the browser's bundle.
const TEXT = typeof window === 'undefined' ? HOUR_SCRIPT : '';

/** The inline script that keeps the states of events right; in the body of every page before any event. */
export function HourScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be React text; this one is constant
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXT }} />;
}
