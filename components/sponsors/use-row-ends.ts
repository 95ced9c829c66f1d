import { type RefObject, useEffect, useState } from 'react';

/** CSS pixels that a browser may leave at an end, because it rounds. */
const ROUNDING_PX = 2;

/** Whether a row that scrolls sideways stands at its first or its last element; neither before it is measured. */
export function useRowEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: false, isAtEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const isAtStart = scrollLeft <= ROUNDING_PX;
      const isAtEnd = scrollLeft >= scrollWidth - clientWidth - ROUNDING_PX;
      setEnds((last) =>
        last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd },
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [row]);
  return ends;
}
