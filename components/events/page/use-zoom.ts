import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const MOST = 4;
const STEP = 1.5;
/** Where two clicks lead. */
const CLOSE_UP = 2.5;
/** Pixels of the screen that an arrow key moves an enlarged image. */
const PAN = 80;

type Point = { x: number; y: number };

const within = (factor: number) => Math.min(MOST, Math.max(1, factor));

const middle = (touches: TouchList): Point => {
  const points = [...touches];
  const mean = (of: (touch: Touch) => number) =>
    points.reduce((sum, touch) => sum + of(touch), 0) / points.length;
  return { x: mean(({ clientX }) => clientX), y: mean(({ clientY }) => clientY) };
};

/** Pixels between two fingers. */
const spread = ([first, second]: TouchList | [Touch, Touch]) =>
  first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0;

/**
 * Enlarges the `current` slide of a list by CSS (`--zoom`); it scrolls within its slide. Another slide starts anew.
 * `factor` is 1 where the whole image is seen.
 */
export function useZoom(strip: RefObject<HTMLElement | null>, current: number) {
  const [zoomed, setZoomed] = useState({ slide: current, factor: 1 });
  const factor = zoomed.slide === current ? zoomed.factor : 1;
  /** The point of the image that stays where it is on the screen, as parts of its size. */
  const held = useRef<{ part: Point; at: Point }>(undefined);
  const slideOf = () => strip.current?.children[current];

  const zoomTo = (next: number, at?: Point) => {
    const slide = slideOf();
    if (!slide) return;
    const { left, top, width, height } = slide.getBoundingClientRect();
    const point = at ?? { x: left + width / 2, y: top + height / 2 };
    held.current = {
      at: { x: point.x - left, y: point.y - top },
      part: {
        x: (slide.scrollLeft + point.x - left) / slide.scrollWidth,
        y: (slide.scrollTop + point.y - top) / slide.scrollHeight,
      },
    };
    setZoomed({ slide: current, factor: within(next) });
  };

  useLayoutEffect(() => {
    for (const [index, slide] of [...(strip.current?.children ?? [])].entries())
      if (slide instanceof HTMLElement)
        slide.style.setProperty('--zoom', String(index === current ? factor : 1));
    const slide = strip.current?.children[current];
    if (!slide || !held.current) return;
    const { part, at } = held.current;
    held.current = undefined;
    slide.scrollTo({
      left: part.x * slide.scrollWidth - at.x,
      top: part.y * slide.scrollHeight - at.y,
      behavior: 'instant',
    });
  }, [strip, current, factor]);

  const toggle = useEffectEvent(({ clientX, clientY }: MouseEvent) =>
    zoomTo(factor > 1 ? 1 : CLOSE_UP, { x: clientX, y: clientY }),
  );
  const pinch = useEffectEvent((touches: TouchList, start: { spread: number; factor: number }) =>
    zoomTo((start.factor * spread(touches)) / start.spread, middle(touches)),
  );
  const beginPinch = useEffectEvent((touches: TouchList) => ({ spread: spread(touches), factor }));

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    let start: { spread: number; factor: number } | undefined;
    const onTouchStart = ({ touches }: TouchEvent) => {
      start = touches.length === 2 ? beginPinch(touches) : undefined;
    };
    const onTouchMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      pinch(event.touches, start);
    };
    const onDoubleClick = (event: MouseEvent) => toggle(event);
    list.addEventListener('touchstart', onTouchStart, { passive: true });
    // Not passive: two fingers must not enlarge the whole page.
    list.addEventListener('touchmove', onTouchMove, { passive: false });
    list.addEventListener('dblclick', onDoubleClick);
    return () => {
      list.removeEventListener('touchstart', onTouchStart);
      list.removeEventListener('touchmove', onTouchMove);
      list.removeEventListener('dblclick', onDoubleClick);
    };
  }, [strip]);

  const larger = () => zoomTo(factor * STEP);
  const smaller = () => zoomTo(factor / STEP);
  const KEYS: Record<string, () => void> = { '+': larger, '=': larger, '-': smaller, '0': () => zoomTo(1) };

  return {
    factor,
    most: MOST,
    larger,
    smaller,
    /** Moves an enlarged image sideways; false where the whole image is seen. */
    pan: (by: number): boolean => {
      if (factor > 1) slideOf()?.scrollBy({ left: by * PAN });
      return factor > 1;
    },
    /** Whether the key changed the size. */
    onKey: (key: string): boolean => {
      KEYS[key]?.();
      return key in KEYS;
    },
  };
}
