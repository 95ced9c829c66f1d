import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import { Modal } from '#components/ui/overlay/modal';
import { useLightMode } from '#lib/device/light-mode.browser';
import type { EventCategory } from '#lib/events/event-category';
import type { DescribedImage } from '#lib/events/event-images';
import { EventImage } from '../card/event-image.tsx';
import styles from './event-gallery-viewer.module.css';
import { useZoom } from './use-zoom.ts';

type EventGalleryViewerProps = {
  images: readonly DescribedImage[];
  /** Index of the image it opens with. */
  start: number;
  title: string;
  category: EventCategory;
  onClose: () => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

type ControlProps = { icon: IconName; label: string; isOff: boolean; onClick: () => void };

const Control = ({ icon, label, isOff, onClick }: ControlProps) => (
  <Button look="icon" className={styles.control} aria-disabled={isOff} onClick={onClick}>
    <Icon name={icon} />
    <HiddenText>{label}</HiddenText>
  </Button>
);

/**
 * An event's images, one at a time over the whole screen. Swiping, two buttons or the arrow keys change the image; two
 * fingers, two clicks, two buttons or the keys + and - enlarge it, and what is enlarged scrolls.
 */
export function EventGalleryViewer({ images, start, title, category, onClose }: EventGalleryViewerProps) {
  const [current, setCurrent] = useState(start);
  const strip = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const light = useLightMode();
  const zoom = useZoom(strip, current);
  const count = images.length;

  useLayoutEffect(() => {
    const list = strip.current;
    list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
  }, [start]);

  // After a swipe, the image in view is the current one.
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent([...list.children].indexOf(entered.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  const show = (index: number) => {
    const list = strip.current;
    if (!list || index < 0 || index >= count) return;
    setCurrent(index);
    list.scrollTo({ left: index * list.clientWidth });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = STEPS[event.key];
    if (!(by === undefined ? zoom.onKey(event.key) : zoom.pan(by) || show(current + by) === undefined))
      return;
    event.preventDefault();
  };

  return (
    <Modal labelledBy={titleId} onClose={onClose} size="screen">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever in the dialog the focus is */}
      <div className={styles.viewer} onKeyDown={onKeyDown}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          <HiddenText>Pictures: </HiddenText>
          {title}
        </h2>
        <ul
          ref={strip}
          className={styles.strip}
          aria-label="Pictures"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by Tab
          tabIndex={0}
        >
          {images.map(({ url, text }, index) => (
            <li
              key={url}
              className={styles.slide}
              aria-hidden={index !== current}
              data-zoomed={index === current && zoom.factor > 1 ? '' : undefined}
            >
              <EventImage
                url={url}
                category={category}
                alt={text || `${title}, picture ${index + 1} of ${count}`}
                size="full"
                sizes={light ? '40rem' : '100vw'}
                eager={index === start}
                className={styles.image}
              />
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          {count > 1 && (
            <Control
              icon="chevron-left"
              label="Previous picture"
              isOff={current === 0}
              onClick={() => show(current - 1)}
            />
          )}
          <span role="status" className={styles.position}>
            {count > 1 && `Picture ${current + 1} of ${count}`}
          </span>
          {count > 1 && (
            <Control
              icon="chevron-right"
              label="Next picture"
              isOff={current === count - 1}
              onClick={() => show(current + 1)}
            />
          )}
          <Control icon="minus" label="Smaller" isOff={zoom.factor <= 1} onClick={zoom.smaller} />
          <Control icon="plus" label="Larger" isOff={zoom.factor >= zoom.most} onClick={zoom.larger} />
        </div>
      </div>
    </Modal>
  );
}
