const LIKES_MIN = 50;
const LIKES_MAX = 349;

/** A whole number from 50 to 349 that is the same for an id on every render (32-bit FNV-1a). Not real data. */
export function likesOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return LIKES_MIN + ((hash >>> 0) % (LIKES_MAX - LIKES_MIN + 1));
}
