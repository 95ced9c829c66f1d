import 'client-only';
import { type RefObject, useEffect, useState } from 'react';
import type Swiper from 'swiper';

type SliderOptions = { wanted: boolean; slidesPerView: number };

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The slide a visitor had scrolled the plain row to. */
const slideInView = ({ scrollLeft, clientWidth }: HTMLElement, slidesPerView: number) =>
  Math.round(scrollLeft / (clientWidth / slidesPerView));

const slidesOf = (element: HTMLElement) => element.querySelectorAll<HTMLElement>('[data-slide]');

/** What is outside the view is neither read out nor reached by the keyboard. */
function showOnly(element: HTMLElement, active: number, slidesPerView: number) {
  const slides = slidesOf(element);
  for (const slide of slides)
    slide.inert = (Number(slide.dataset.slide) - active + slides.length) % slides.length >= slidesPerView;
}

/**
 * Turns a row of slides into a loop, with a script that is loaded when it is wanted. Undefined until then, and for
 * good where the script does not arrive: the row scrolls as it did.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>, options: SliderOptions) {
  const { wanted, slidesPerView } = options;
  const [slider, setSlider] = useState<Swiper>();
  const [active, setActive] = useState(0);

  useEffect(() => {
    const element = viewport.current;
    if (!wanted || !element) return;
    let made: Swiper | undefined;
    let isGone = false;
    import('swiper')
      .then(({ default: Carousel }) => {
        if (isGone) return;
        const initialSlide = slideInView(element, slidesPerView);
        element.dataset.live = 'true';
        element.scrollLeft = 0;
        made = new Carousel(element, {
          initialSlide,
          slidesPerView,
          loop: true,
          speed: prefersStill() ? 0 : 350,
          // What a press opens is decided by the carousel, and its links stay links.
          threshold: 6,
        });
        const follow = ({ realIndex }: Swiper) => {
          showOnly(element, realIndex, slidesPerView);
          setActive(realIndex);
        };
        made.on('realIndexChange', follow);
        follow(made);
        setSlider(made);
      })
      .catch(() => {});
    return () => {
      isGone = true;
      made?.destroy();
      delete element.dataset.live;
      for (const slide of slidesOf(element)) slide.inert = false;
      setSlider(undefined);
    };
  }, [viewport, wanted, slidesPerView]);

  return { slider, active };
}
