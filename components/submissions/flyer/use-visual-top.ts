import { useEffect, useRef } from 'react';

/**
 * Sets `--visual-top` and `--visual-height` of the parent of an element: where the part of the page begins that an
 * on-screen keyboard leaves visible, and how high it is. What is sticky would else be left above it.
 */
export function useVisualTop() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    const around = place.current?.parentElement;
    if (!viewport || !around) return;
    const follow = () => {
      // Zoomed by hand, the visitor looks at one part of the page, where nothing should move by itself.
      const isZoomed = viewport.scale > 1.01;
      around.style.setProperty('--visual-top', `${isZoomed ? 0 : Math.round(viewport.offsetTop)}px`);
      around.style.setProperty('--visual-height', `${Math.round(viewport.height * viewport.scale)}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return place;
}
