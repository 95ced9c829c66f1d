/**
 * The file below public/ of an image of our own: 'images/events/food.webp' of '/images/events/food.webp?v=2'. Undefined
 * for every other address, and for a path that leads out of the folder.
 */
export function ownImageFile(address: string): string | undefined {
  const path = address.replace(/[?#].*$/, '');
  const isInside = path.startsWith('/images/') && !/\\|\0|(^|\/)\.\.?(\/|$)/.test(path);
  return isInside ? path.slice(1) : undefined;
}
