import {
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Use } from './captured-use.ts';
import styles from './server-html.module.css';
import { ServerHtml } from './server-html.tsx';

type LaterPartProps<Props extends object> = {
  name: string;
  /** Undefined in a browser: its bundle is without the part. */
  Part: ComponentType<Props> | undefined;
  props: Props;
  /** Loads the part; must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Resolves when the page is idle; must be the same function on every render. */
  whenIdle: () => Promise<void>;
};

/**
 * Resolves when the pointer that is down on `target` has been released, and a mouse's click has been heard; for the menu
 * of a `select`, whose pointer some browsers keep, when something was chosen or the focus has moved on.
 */
const untilReleased = (target: EventTarget) =>
  new Promise<void>((resolve) => {
    const released = () => setTimeout(resolve);
    const isMenu = target instanceof HTMLSelectElement;
    for (const end of isMenu ? ['change', 'focusout'] : ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(end, released, { capture: true, once: true });
  });

// Module state: what was loaded once is there at once on the next page.
const loaded = new Map<() => unknown, ComponentType<never>>();

/**
 * A part of a page that becomes interactive late: it is the server's HTML until the page is idle or the part is touched;
 * then its code is loaded and it is rendered again in the browser, which must give the same HTML. What the visitor has typed,
 * chosen, focused or pressed by then is carried over. If the code cannot be loaded, the HTML stays. Who uses it imports
 * the part's style sheets, which would otherwise come with its code.
 */
export function LaterPart<Props extends object>({
  name,
  Part,
  props,
  load,
  whenIdle,
}: LaterPartProps<Props>) {
  const [Live, setLive] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  const place = useRef<HTMLDivElement>(null);
  const use = useRef<Use>(undefined);
  const pressed = useRef<Element>(undefined);
  const release = useRef<Promise<void>>(undefined);
  const isUnmounted = useRef(false);
  const isAlive = useRef(false);

  const comeToLife = useCallback(async () => {
    try {
      const [View, { captureUse }] = await Promise.all([load(), import('./captured-use.ts')]);
      // Its code has run in this task; rendering it is another, so that a press meanwhile is not kept waiting for both.
      await new Promise((resolve) => setTimeout(resolve));
      // Replaced under the pointer, a button would never be clicked. Meanwhile it may have been pressed again.
      for (let held: unknown; held !== release.current; ) {
        held = release.current;
        await held;
      }
      const isRendered = isAlive.current || isUnmounted.current;
      loaded.set(load, View as ComponentType<never>);
      if (isRendered) return;
      isAlive.current = true;
      // At once: what a visitor does in between would be lost.
      flushSync(() => {
        if (place.current) use.current ??= captureUse(place.current, pressed.current);
        setLive(() => View);
      });
    } catch {
      // Without a signal; the next touch tries again.
    }
  }, [load]);

  useEffect(() => {
    isUnmounted.current = false;
    if (!Live) void whenIdle().then(comeToLife);
    return () => {
      isUnmounted.current = true;
    };
  }, [Live, whenIdle, comeToLife]);

  useLayoutEffect(() => {
    if (Live && place.current) use.current?.restore(place.current);
    if (Live) use.current = undefined;
  }, [Live]);

  const hold = ({ target }: PointerEvent) => {
    release.current = untilReleased(target);
    void comeToLife();
  };

  // A button that is pressed too early is pressed again.
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (button) pressed.current = button;
    void comeToLife();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
    <div
      ref={place}
      className={styles.transparent}
      onPointerDown={Live ? undefined : hold}
      onFocus={Live ? undefined : comeToLife}
      onClick={Live ? undefined : press}
    >
      {Live ? (
        <Live {...props} />
      ) : (
        <ServerHtml name={name} render={() => Part && <Part {...props} />} onMissing={comeToLife} />
      )}
    </div>
  );
}
