import { fold } from './fold.ts';

/**
 * A URL slug of a text: case and accents folded, any other characters replaced by hyphens, cut to `maxLength`.
 * `slug("New Year's Day")` is 'new-year-s-day'.
 */
export function slug(text: string, maxLength = 80): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}
