'use client';

import { START_SCRIPT } from './start-script.ts';

// A client component, so that the script's text is not repeated in the RSC payload; and empty in the browser's bundle,
// where it has run already.
const TEXT = typeof window === 'undefined' ? START_SCRIPT : '';

/** The inline start script; first in the body of every page, because any page may be the first of a visit. */
export function LoadingScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be React text; this one is constant
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXT }} />;
}
