import { useEffect } from 'react';

function paint() {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const tag of document.querySelectorAll('meta[name="theme-color"]'))
    tag.setAttribute('content', ground);
}

/** Gives the browser's own bar the colour of the page's ground, whatever theme somebody chose. */
export function BarColor() {
  useEffect(() => {
    paint();
    const observer = new MutationObserver(paint);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    // Every page brings its own tags.
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
