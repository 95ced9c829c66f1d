import { hashText } from '#lib/text/hash';

const LIKES_MIN = 50;
const LIKES_MAX = 349;

/** A whole number from 50 to 349 that is the same for an id on every render. Not real data. */
export function likesOf(id: string): number {
  return LIKES_MIN + (hashText(id) % (LIKES_MAX - LIKES_MIN + 1));
}
