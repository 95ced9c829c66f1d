import { useEffect } from 'react';

function paint() {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const tag of document.querySelectorAll('meta[name="theme-color"]'))
    tag.setAttribute('content', ground);
}

/** Sets the colour of the browser's toolbar to the page's background, also for a theme that the visitor chose. */
export function BarColor() {
  useEffect(() => {
    paint();
    const observer = new MutationObserver(paint);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    // Every navigation renders new tags.
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
