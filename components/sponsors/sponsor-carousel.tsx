'use client';

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { PauseButton } from '#components/ui/pause-button';
import { isBrokenImage } from '#lib/device/broken-image.browser';
import { useLightMode } from '#lib/device/light-mode.browser';
import { setMotionAllowed, useAutoplay } from '#lib/device/motion.browser';
import { opensOnPress, type SlideTarget } from '#lib/site/slide-press';
import styles from './sponsor-carousel.module.css';
import { showStockPicture } from './stock-picture.ts';
import { useNear } from './use-near.ts';
import { useSlider } from './use-slider.ts';
import { useSlidesPerView } from './use-slides-per-view.ts';

const ROTATION_MS = 4000;

type SponsorCarouselProps = { label: string; count: number; children: ReactNode };

/** Whether nobody would see a slide change: another tab, a dialog on top, or the block out of sight. */
function isOutOfSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return (
    document.hidden ||
    document.querySelector('dialog[open]') !== null ||
    bottom < 0 ||
    top > window.innerHeight
  );
}

/**
 * A row of slides that the server has rendered. When it comes near and holds more slides than fit, a script makes a
 * loop of it that moves on every four seconds until somebody points at it, reaches it with the keyboard or pauses it.
 */
export function SponsorCarousel({ label, count, children }: SponsorCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const rotationControl = useRef<HTMLDivElement>(null);
  const lastTap = useRef({ slide: '', at: Number.NEGATIVE_INFINITY });
  const isTouch = useRef(false);
  const slidesId = useId();

  const slidesPerView = useSlidesPerView();
  const near = useNear(viewport);
  const moving = useAutoplay();
  // A light device keeps the row that scrolls, without the loop's code, until somebody has things play.
  const light = useLightMode();
  const [played, setPlayed] = useState(false);
  if (light && moving && !played) setPlayed(true);
  const { slider, active } = useSlider(viewport, {
    wanted: near && count > slidesPerView && (!light || played),
    slidesPerView,
  });

  // Keyboard focus stops the slides for good; a pointer over them, or focus on the control itself, for its time.
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [controlFocused, setControlFocused] = useState(false);
  const rotating = slider !== undefined && moving && !stopped && !hovered && !controlFocused;

  // A new slide begins its four seconds anew, whoever brought it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!slider || !rotating) return;
    const timer = setInterval(() => {
      if (!slider.destroyed && !isOutOfSight(slider.el)) slider.slideNext();
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [slider, rotating, active]);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    for (const image of element.querySelectorAll('img')) if (isBrokenImage(image)) showStockPicture(image);
    const mend = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showStockPicture(target);
    };
    // An image's error does not bubble; it can be caught on its way down.
    element.addEventListener('error', mend, true);
    return () => element.removeEventListener('error', mend, true);
  }, []);

  function stopForKeyboard({ target }: FocusEvent) {
    if (!target.matches(':focus-visible')) return;
    if (rotationControl.current?.contains(target)) setControlFocused(true);
    else setStopped(true);
  }

  function step(by: 1 | -1) {
    if (!slider) viewport.current?.scrollBy({ left: (by * viewport.current.clientWidth) / slidesPerView });
    else if (by > 0) slider.slideNext();
    else slider.slidePrev();
  }

  function rotate(on: boolean) {
    setMotionAllowed(on);
    setStopped(false);
    setHovered(false);
    setControlFocused(false);
  }

  function press({ target, timeStamp, defaultPrevented }: MouseEvent) {
    // The end of a swipe, or of marking text, is no press.
    if (defaultPrevented || !(target instanceof Element) || window.getSelection()?.isCollapsed === false)
      return;
    const slide = target.closest<HTMLElement>('[data-leads]');
    const link = slide?.querySelector('a');
    // A press on the link itself is the link's own.
    if (!slide || !link || target.closest('a')) return;
    const { slide: number = '', leads } = slide.dataset;
    const sinceLastTap = lastTap.current.slide === number ? timeStamp - lastTap.current.at : undefined;
    lastTap.current = { slide: number, at: timeStamp };
    if (opensOnPress({ lead: leads as SlideTarget, isTouch: isTouch.current, sinceLastTap })) link.click();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; a carousel is a group
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={stopForKeyboard}
      onBlur={() => setControlFocused(false)}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
    >
      {count > 1 && (
        <div className={styles.controls} data-count={count} data-ready={slider || light ? 'true' : undefined}>
          <div ref={rotationControl}>
            <PauseButton moving={moving && !stopped} onChange={rotate} />
          </div>
          <div className={styles.steps}>
            <Button look="icon" aria-controls={slidesId} onClick={() => step(-1)}>
              <Icon name="chevron-left" />
              <HiddenText>Previous slide</HiddenText>
            </Button>
            <Button look="icon" aria-controls={slidesId} onClick={() => step(1)}>
              <Icon name="chevron-right" />
              <HiddenText>Next slide</HiddenText>
            </Button>
          </div>
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard opens a slide through its link */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={viewport}
        className={styles.viewport}
        onPointerDown={({ pointerType }) => {
          isTouch.current = pointerType !== 'mouse';
        }}
        onClick={press}
      >
        <div
          id={slidesId}
          className={`swiper-wrapper ${styles.slides}`}
          aria-live={slider && (rotating ? 'off' : 'polite')}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
