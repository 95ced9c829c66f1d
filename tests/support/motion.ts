/** What the browser answers when it is asked whether somebody prefers less motion. */
export function preferMotion(reduced: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: reduced && media === '(prefers-reduced-motion: reduce)',
    }) as MediaQueryList;
}
