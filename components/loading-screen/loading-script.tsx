'use client';

import { START_SCRIPT } from './start-script.ts';

// A client component, so that the page's data does not carry the text a second time; nor does the browser's code,
// where this is empty: the script has run by then.
const TEXT = typeof window === 'undefined' ? START_SCRIPT : '';

/** Stands first in the body of every page, because the first page of a visit is known only where all of them are. */
export function LoadingScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be React text; this one is constant
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXT }} />;
}
