import 'server-only';
import type { Celebration } from './celebration.ts';
import inSpanish from './in-spanish.json' with { type: 'json' };
import { celebrationKey, type KnownCelebration, type SaidOnPage } from './known-celebration.ts';

// Only for servers: a browser gets the sentences with what is known of a celebration, and never the table.

/** Our translations by the English sentence itself, so that one of a sentence that has changed is not found. */
const translations: Readonly<Record<string, string | undefined>> = inSpanish;

/** Says something of the name before it on the page, which is missing here: 'the same in Q’eqchi’'. */
const LEANS_ON_NAME_BEFORE = /^the same\b/;

function said(english: string, name?: string): SaidOnPage {
  const sentence = (text: string) =>
    name ? `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}.` : text;
  const spanish = translations[english];
  return { en: sentence(english), ...(spanish && { es: sentence(spanish) }) };
}

/** What a celebration is, in the sentence with which its page begins, and each name that its page explains, by its key. */
export function summaryOf({
  summary,
  names,
}: Pick<Celebration, 'summary' | 'names'>): Pick<KnownCelebration, 'summary' | 'explained'> {
  const explained = names.flatMap(({ text, use }) =>
    use && !LEANS_ON_NAME_BEFORE.test(use) ? [[celebrationKey(text), said(use, text)] as const] : [],
  );
  return {
    summary: said(summary.text),
    ...(explained.length > 0 && { explained: Object.fromEntries(explained) }),
  };
}
