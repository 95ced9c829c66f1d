'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { LoadFailed } from '#components/ui/layout/load-failed';
import { LoadingNote } from '#components/ui/overlay/loading-note';
import { isPlainClick } from '#components/ui/plain-click.ts';
import type { EventCategory } from '#lib/events/event-category';
import type { DescribedImage } from '#lib/events/event-images';

const loadViewer = () =>
  import('./event-gallery-viewer.tsx').then(({ EventGalleryViewer }) => EventGalleryViewer);

type EventGalleryProps = {
  /** All images, the cover first. */
  images: readonly DescribedImage[];
  title: string;
  category: EventCategory;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Opens the links to images inside it, those with `data-image`, in a viewer over the page. Without JavaScript they
 * are plain links to the image files.
 */
export function EventGallery({ images, title, category, className, children }: EventGalleryProps) {
  const [shownIndex, setShownIndex] = useState<number>();

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-image]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    setShownIndex(Number(link.dataset.image));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this listens to them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className={className} onClick={open}>
        {children}
      </div>
      {shownIndex !== undefined && (
        <Lazy
          load={loadViewer}
          props={{ images, start: shownIndex, title, category, onClose: () => setShownIndex(undefined) }}
          waiting={<LoadingNote>Loading the picture…</LoadingNote>}
          failed={<LoadFailed onClose={() => setShownIndex(undefined)} />}
        />
      )}
    </>
  );
}
