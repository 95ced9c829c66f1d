'use client';

import { INLINE_SCRIPTS } from './compiled.ts';

type InlineScriptProps = { name: 'start' | 'hour' };

// Decision 97 says why the texts are compiled. A client component, so that the script's text is not repeated in the RSC
// payload; and empty in the browser's bundle, where it has run already.
const textOf = (name: InlineScriptProps['name']) =>
  typeof window === 'undefined' ? INLINE_SCRIPTS[name] : '';

/** A script that runs where it stands in the HTML, before what follows it is painted or React has loaded. */
export function InlineScript({ name }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be React text; this one is constant
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: textOf(name) }} />;
}
