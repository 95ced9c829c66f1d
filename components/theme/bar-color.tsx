import { useEffect } from 'react';

/** Keeps the tags up to date; returns a function that ends this. */
function followTheme(): () => void {
  let ground = '';
  const paint = () => {
    for (const tag of document.querySelectorAll('meta[name="theme-color"]'))
      if (tag.getAttribute('content') !== ground) tag.setAttribute('content', ground);
  };
  // To read it costs the style of the whole page, and only a theme changes it.
  const read = () => {
    ground = getComputedStyle(document.body).backgroundColor;
    paint();
  };
  read();
  const theme = new MutationObserver(read);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  // Every navigation and every search renders new tags; scripts are added here too.
  const tags = new MutationObserver(paint);
  tags.observe(document.head, { childList: true });
  return () => {
    theme.disconnect();
    tags.disconnect();
  };
}

/** Sets the colour of the browser's toolbar to the page's background, also for a theme that the visitor chose. */
export function BarColor() {
  useEffect(followTheme, []);
  return null;
}
