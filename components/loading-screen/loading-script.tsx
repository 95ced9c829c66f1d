import { START_SCRIPT } from './start-script.ts';

/** Stands first in the body of every page, because the first page of a visit is known only where all of them are. */
export function LoadingScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be React text; this one is constant
  return <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />;
}
