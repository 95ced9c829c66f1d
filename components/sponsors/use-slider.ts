import 'client-only';
import { type RefObject, useEffect, useState } from 'react';
import type Swiper from 'swiper';

type SliderOptions = {
  wanted: boolean;
  slidesPerView: number;
  /** Number of slides in the row; of another number, another loop is made. */
  count: number;
};

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Index of the slide that the plain row is scrolled to. */
const slideInView = ({ scrollLeft, clientWidth }: HTMLElement, slidesPerView: number) =>
  Math.round(scrollLeft / (clientWidth / slidesPerView));

const slidesOf = (element: HTMLElement) => element.querySelectorAll<HTMLElement>('[data-slide]');

/** Slides out of view are inert: neither read out nor focusable. */
function showOnly(element: HTMLElement, active: number, slidesPerView: number) {
  const slides = slidesOf(element);
  for (const slide of slides)
    slide.inert = (Number(slide.dataset.slide) - active + slides.length) % slides.length >= slidesPerView;
}

/**
 * Turns a row of slides into a loop with Swiper, which is loaded once `wanted` is true. `slider` is undefined until
 * then, and stays so if loading fails: the row then scrolls as before. Only Swiper's core is used (decision 4).
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, options: SliderOptions) {
  const { wanted, slidesPerView, count } = options;
  const [slider, setSlider] = useState<Swiper>();
  const [active, setActive] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew for another number of slides
  useEffect(() => {
    const element = viewport.current;
    if (!wanted || !element) return;
    let swiper: Swiper | undefined;
    let isUnmounted = false;
    let size: ResizeObserver | undefined;
    import('swiper')
      .then(({ default: Carousel }) => {
        if (isUnmounted) return;
        const initialSlide = slideInView(element, slidesPerView);
        element.dataset.live = 'true';
        element.scrollLeft = 0;
        swiper = new Carousel(element, {
          initialSlide,
          slidesPerView,
          loop: true,
          // After a resize, Swiper's own observer restores the previous slide in a later frame, which would undo a step
          // made in between.
          resizeObserver: false,
          updateOnWindowResize: false,
          speed: prefersReducedMotion() ? 0 : 350,
          // Shorter movements are clicks, which the carousel handles.
          threshold: 6,
        });
        const follow = ({ realIndex }: Swiper) => {
          showOnly(element, realIndex, slidesPerView);
          setActive(realIndex);
        };
        swiper.on('realIndexChange', follow);
        follow(swiper);
        let width = element.clientWidth;
        size = new ResizeObserver(() => {
          // A change of height alone moves no slide, and update() would end a step that is running.
          if (element.clientWidth === width) return;
          width = element.clientWidth;
          swiper?.update();
        });
        size.observe(element);
        setSlider(swiper);
      })
      .catch(() => {});
    return () => {
      isUnmounted = true;
      size?.disconnect();
      swiper?.destroy();
      delete element.dataset.live;
      for (const slide of slidesOf(element)) slide.inert = false;
      setSlider(undefined);
    };
  }, [viewport, wanted, slidesPerView, count]);

  return { slider, active };
}
