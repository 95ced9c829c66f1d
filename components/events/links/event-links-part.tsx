import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { isPlainClick } from '#components/ui/plain-click.ts';
import { onceIdle, onceInView } from '#lib/device/triggers.browser';
import type { EventLinks } from './event-links.tsx';
import { hasListPosition } from './list-position.ts';

type Links = typeof EventLinks;
type LinksProps = Omit<ComponentProps<Links>, 'early'>;

const load = () => import('./event-links.tsx').then((part) => part.EventLinks);

/** Loads EventLinks when its area is in view, or is a list to come back to. A link, or a button that saves an event, that is pressed earlier works as soon as its code has loaded. */
export function EventLinksPart(props: LinksProps) {
  const [Loaded, setLoaded] = useState<Links>();
  const pressed = useRef<HTMLElement>(undefined);
  const { area } = props;

  useEffect(() => {
    if (Loaded) return;
    let isOver = false;
    const begin = () =>
      load().then(
        (View) => {
          if (!isOver) setLoaded(() => View);
        },
        // Without its code the browser opens the event's page.
        () => pressed.current instanceof HTMLAnchorElement && window.location.assign(pressed.current.href),
      );
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[href^="/events/"]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      pressed.current = link;
      void begin();
    };
    const element = document.getElementById(area);
    element?.addEventListener('click', press);
    // A list that is to be scrolled where it was may be anywhere until then.
    const trigger = hasListPosition() ? onceIdle : element && onceInView(element);
    const cancel = trigger?.(begin);
    return () => {
      isOver = true;
      cancel?.();
      element?.removeEventListener('click', press);
    };
  }, [Loaded, area]);

  return Loaded && <Loaded {...props} early={pressed} />;
}
