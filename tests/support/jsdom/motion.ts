/** Sets the browser's `prefers-reduced-motion`. */
export function preferMotion(reduced: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: reduced && media === '(prefers-reduced-motion: reduce)',
    }) as MediaQueryList;
}
