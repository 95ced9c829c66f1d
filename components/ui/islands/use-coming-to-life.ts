import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Use } from './captured-use.ts';

/** The code of a part, shared by all places that show it. */
export type PartCode<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  /**
   * What calls `comeToLife` when the part is wanted though nobody has touched it, and returns a function that cancels: a
   * trigger.
   */
  whenWanted: (place: Element) => (comeToLife: () => void) => () => void;
  /** What was loaded once is there at once on the next page. */
  loaded?: ComponentType<Props>;
};

/** What holds a part up, or is done again to it, once it comes to life. */
export type EarlyPress = {
  /** Resolves when the pointer that is down on it has been released. */
  release?: Promise<void>;
  /** The button that was pressed last. */
  button?: Element;
};

/**
 * The component of a part once it is there, and what loads it: when the part is wanted, or at once when that is called.
 * What the visitor has done in `place` by then is done again to what takes its place.
 */
export function useComingToLife<Props extends object>(
  code: PartCode<Props>,
  place: RefObject<Element | null>,
  early: RefObject<EarlyPress>,
) {
  const [Live, setLive] = useState(() => code.loaded);
  const use = useRef<Use>(undefined);
  const isUnmounted = useRef(false);
  const isAlive = useRef(false);

  const comeToLife = useCallback(async () => {
    try {
      const [View, { captureUse }] = await Promise.all([code.load(), import('./captured-use.ts')]);
      // Its code has run in this task; rendering it is another, so that a press meanwhile is not kept waiting for both.
      await new Promise((resolve) => setTimeout(resolve));
      // Replaced under the pointer, a button would never be clicked. Meanwhile it may have been pressed again.
      for (let held: unknown; held !== early.current.release; ) {
        held = early.current.release;
        await held;
      }
      const isRendered = isAlive.current || isUnmounted.current;
      code.loaded = View;
      if (isRendered) return;
      isAlive.current = true;
      // At once: what a visitor does in between would be lost.
      flushSync(() => {
        if (place.current) use.current ??= captureUse(place.current, early.current.button);
        setLive(() => View);
      });
    } catch {
      // Without a signal; the next touch tries again.
    }
  }, [code, place, early]);

  useEffect(() => {
    isUnmounted.current = false;
    const cancel = Live || !place.current ? undefined : code.whenWanted(place.current)(comeToLife);
    return () => {
      isUnmounted.current = true;
      cancel?.();
    };
  }, [Live, code, place, comeToLife]);

  useLayoutEffect(() => {
    if (Live && place.current) use.current?.restore(place.current);
    if (Live) use.current = undefined;
  }, [Live, place]);

  return { Live, comeToLife };
}
