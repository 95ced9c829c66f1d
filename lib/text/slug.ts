import { fold, plainLetters } from './fold.ts';

/**
 * A URL slug of a text: case, accents and shapes of letters folded, any other characters replaced by hyphens, cut to
 * `maxLength`. `slug("New Year's Day")` is 'new-year-s-day'.
 */
export function slug(text: string, maxLength = 80): string {
  return fold(plainLetters(text))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}
