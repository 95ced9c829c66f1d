import { fold } from './fold.ts';

/**
 * The part of an address that stands for a text: accents folded, lower case, every other run of characters one
 * hyphen, trimmed, cut, trimmed again. `slug("New Year's Day")` is 'new-year-s-day'.
 */
export function slug(text: string, maxLength = 80): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}
