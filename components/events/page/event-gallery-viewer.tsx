import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Modal } from '#components/ui/overlay/modal';
import { useLightMode } from '#lib/device/light-mode.browser';
import type { EventCategory } from '#lib/events/event-category';
import { EventImage } from '../card/event-image.tsx';
import styles from './event-gallery-viewer.module.css';

type EventGalleryViewerProps = {
  images: readonly string[];
  /** Index of the image it opens with. */
  start: number;
  title: string;
  category: EventCategory;
  onClose: () => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** An event's images, one at a time and large; swiping, two buttons or the arrow keys change the image. */
export function EventGalleryViewer({ images, start, title, category, onClose }: EventGalleryViewerProps) {
  const [current, setCurrent] = useState(start);
  const strip = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const light = useLightMode();
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

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(current + by);
  };

  return (
    <Modal labelledBy={titleId} onClose={onClose} size="wide">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever in the dialog the focus is */}
      <div className={styles.viewer} onKeyDown={step}>
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
          {images.map((url, index) => (
            <li key={url} className={styles.slide} aria-hidden={index !== current}>
              <EventImage
                url={url}
                category={category}
                alt={`${title}, picture ${index + 1} of ${count}`}
                size={light ? 'card' : 'full'}
                sizes="(min-width: 74rem) 72rem, 100vw"
                eager={index === start}
                className={styles.image}
              />
            </li>
          ))}
        </ul>
        <div className={styles.controls} hidden={count < 2}>
          <Button
            look="icon"
            className={styles.step}
            aria-disabled={current === 0}
            onClick={() => show(current - 1)}
          >
            <Icon name="chevron-left" />
            <HiddenText>Previous picture</HiddenText>
          </Button>
          <span role="status" className={styles.position}>
            Picture {current + 1} of {count}
          </span>
          <Button
            look="icon"
            className={styles.step}
            aria-disabled={current === count - 1}
            onClick={() => show(current + 1)}
          >
            <Icon name="chevron-right" />
            <HiddenText>Next picture</HiddenText>
          </Button>
        </div>
      </div>
    </Modal>
  );
}
