'use client';

import { type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { PauseButton } from '#components/ui/pause-button';
import { isBrokenImage, replaceImage } from '#lib/device/broken-image.browser';
import { useLightMode } from '#lib/device/light-mode.browser';
import { setMotionAllowed, useAutoplay } from '#lib/device/motion.browser';
import { opensOnPress, type SlideTarget } from '#lib/site/slide-press';
import { FALLBACK_SLIDE_IMAGE, type SponsorSlide, slideImage, slidesOn } from '#lib/site/sponsors';
import type { CalendarDay } from '#lib/time/calendar-day';
import { useToday } from '#lib/time/today.browser';
import styles from './sponsor-carousel.module.css';
import { SponsorPoster } from './sponsor-poster.tsx';
import { useNearViewport } from './use-near-viewport.ts';
import { useRowEnds } from './use-row-ends.ts';
import { isPageCovered, useSlideCounts } from './use-slide-counts.ts';
import { useSlider } from './use-slider.ts';
import { useSlidesPerView } from './use-slides-per-view.ts';

const ROTATION_MS = 4000;

type SponsorCarouselProps = {
  label: string;
  slides: readonly SponsorSlide[];
  /** The day in Belize for which the page is made. */
  pageDay: CalendarDay;
};

/** Replaces a broken image by the fallback image; once, in case that is broken too. */
function showFallbackImage(image: HTMLImageElement) {
  if (image.dataset.fallback) return;
  image.dataset.fallback = 'shown';
  // The alt text describes the image that failed.
  image.alt = '';
  replaceImage(image, slideImage(FALLBACK_SLIDE_IMAGE));
}

/** Whether a change of slides would not be visible: another tab, a dialog on top, or out of the viewport. */
function isOutOfSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return isPageCovered() || bottom < 0 || top > window.innerHeight;
}

/**
 * A row of slides. Near the viewport, and with more slides than fit, it becomes a loop that rotates every four seconds,
 * until the visitor hovers it, focuses it by keyboard or pauses it. Slides whose last day is over leave it.
 */
export function SponsorCarousel({ label, slides, pageDay }: SponsorCarouselProps) {
  const shown = slidesOn(slides, useToday(pageDay));
  const count = shown.length;
  const viewport = useRef<HTMLDivElement>(null);
  const rotationControl = useRef<HTMLDivElement>(null);
  const lastTap = useRef({ slide: '', at: Number.NEGATIVE_INFINITY });
  const isTouch = useRef(false);
  const slidesId = useId();

  const slidesPerView = useSlidesPerView();
  const near = useNearViewport(viewport);
  const moving = useAutoplay();
  // In light mode it stays a row that scrolls, without the loop's code, until the visitor starts motion.
  const light = useLightMode();
  const [played, setPlayed] = useState(false);
  if (light && moving && !played) setPlayed(true);
  const ends = useRowEnds(viewport);
  const { slider, active } = useSlider(viewport, {
    wanted: near && count > slidesPerView && (!light || played),
    slidesPerView,
    count,
  });
  useSlideCounts(viewport, shown.map(({ id }) => id).join(' '));

  // Keyboard focus on a slide stops the rotation for good; hovering, or focus on the pause control, while it lasts.
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [controlFocused, setControlFocused] = useState(false);
  const rotating = slider !== undefined && moving && !stopped && !hovered && !controlFocused;

  // Every change of slides restarts the timer.
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
    for (const image of element.querySelectorAll('img')) if (isBrokenImage(image)) showFallbackImage(image);
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showFallbackImage(target);
    };
    // Image errors do not bubble, so the listener captures them.
    element.addEventListener('error', onError, true);
    return () => element.removeEventListener('error', onError, true);
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
    // The end of a swipe or of a text selection is no click on the slide.
    if (defaultPrevented || !(target instanceof Element) || window.getSelection()?.isCollapsed === false)
      return;
    const slide = target.closest<HTMLElement>('[data-leads]');
    const link = slide?.querySelector('a');
    // A click on the link itself is handled by the link.
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
            {/* A row does not move by itself: the hero's control is the only one. */}
            {(!light || played) && <PauseButton moving={moving && !stopped} onChange={rotate} />}
          </div>
          <div className={styles.steps}>
            <Button
              look="icon"
              aria-controls={slidesId}
              aria-disabled={(!slider && ends.isAtStart) || undefined}
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" />
              <HiddenText>Previous slide</HiddenText>
            </Button>
            <Button
              look="icon"
              aria-controls={slidesId}
              aria-disabled={(!slider && ends.isAtEnd) || undefined}
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" />
              <HiddenText>Next slide</HiddenText>
            </Button>
          </div>
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards open a slide by its link */}
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
          {shown.map((slide, index) => (
            <SponsorPoster key={slide.id} slide={slide} index={index} count={count} />
          ))}
        </div>
      </div>
    </div>
  );
}
