'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Late } from '#components/ui/overlay/late';
import { NotArrived } from '#components/ui/overlay/not-arrived';
import type { EventCategory } from '#lib/events/event-category';

const loadViewer = () =>
  import('./event-gallery-viewer.tsx').then(({ EventGalleryViewer }) => EventGalleryViewer);

type EventGalleryProps = {
  /** Addresses of all pictures, the cover first. */
  pictures: readonly string[];
  title: string;
  category: EventCategory;
  className?: string | undefined;
  children: ReactNode;
};

const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Opens the links to pictures inside it, those with `data-picture`, in a large view over the page. Without a script
 * they lead to the picture itself.
 */
export function EventGallery({ pictures, title, category, className, children }: EventGalleryProps) {
  const [shown, setShown] = useState<number>();

  const open = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-picture]') : null;
    if (!link || isForBrowser(event)) return;
    event.preventDefault();
    setShown(Number(link.dataset.picture));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this listens to them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className={className} onClick={open}>
        {children}
      </div>
      {shown !== undefined && (
        <Late
          load={loadViewer}
          props={{ pictures, start: shown, title, category, onClose: () => setShown(undefined) }}
          failed={<NotArrived onClose={() => setShown(undefined)} />}
        />
      )}
    </>
  );
}
