import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sponsors } from '#components/sponsors/sponsors';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { setLightMode } from '#lib/device/light-mode.browser';
import { setMotionAllowed } from '#lib/device/motion.browser';
import { whenIdleAfterLoad } from '#lib/device/page-idle.browser';
import { SPONSOR_SLIDES, type SponsorSlide } from '#lib/site/sponsors';

// jsdom has no layout, which Swiper needs, so its import is faked. The real one is tested in tests/e2e.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const made: { slideNext: () => void; slidePrev: () => void; destroyed: boolean; options: object }[] = [];
jest.mock('swiper', () => ({
  __esModule: true,
  default: class {
    el: HTMLElement;
    options: { initialSlide: number };
    realIndex: number;
    destroyed = false;
    follow: (slider: unknown) => void = () => {};
    constructor(el: HTMLElement, options: { initialSlide: number }) {
      this.el = el;
      this.options = options;
      this.realIndex = options.initialSlide || 0;
      made.push(this);
    }
    on(_: string, follow: (slider: unknown) => void) {
      this.follow = follow;
    }
    go(step: number) {
      const count = this.el.querySelectorAll('[data-slide]').length;
      this.realIndex = (this.realIndex + step + count) % count;
      this.follow(this);
    }
    slideNext() {
      this.go(1);
    }
    slidePrev() {
      this.go(-1);
    }
    destroy() {
      this.destroyed = true;
    }
  },
}));

// A page whose code has come; LaterPart has tests of its own.
jest.mock('#components/sponsors/sponsor-carousel-part', () => ({
  SponsorCarouselPart: jest.requireActual('#components/sponsors/sponsor-carousel').SponsorCarousel,
}));

const TODAY = '2026-11-25';
const slide = (title: string, rest: Partial<SponsorSlide> = {}): SponsorSlide => ({
  id: title.toLowerCase(),
  src: 'https://example.bz/a.jpg',
  alt: `${title}’s door`,
  title,
  description: 'Open all day.',
  isSponsored: true,
  ...rest,
});
const THREE = [slide('Ana', { url: 'https://ana.example.bz/' }), slide('Bobo'), slide('Chel')];

let width: number;
let comesNear: () => void;
/** Puts so much of a slide into view, as a fraction. */
let scrollTo: (slide: Element, part: number) => void;

beforeEach(() => {
  width = 390;
  made.length = 0;
  window.localStorage.clear();
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.startsWith('(min-width') && width >= Number.parseInt(media.slice(12), 10),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  const observers = new Set<{ see: IntersectionObserverCallback; elements: Set<Element> }>();
  const tell = (seen: (element: Element) => Partial<IntersectionObserverEntry> | undefined) => {
    for (const { see, elements } of [...observers]) {
      const entries = [...elements].flatMap((element) => seen(element) ?? []);
      if (entries.length > 0) see(entries as IntersectionObserverEntry[], {} as IntersectionObserver);
    }
  };
  comesNear = () =>
    tell((target) => (target.matches('[data-slide]') ? undefined : { target, isIntersecting: true }));
  scrollTo = (slide, intersectionRatio) =>
    act(() => tell((target) => (target === slide ? { target, intersectionRatio } : undefined)));
  window.IntersectionObserver = class {
    private own = { see: (() => {}) as IntersectionObserverCallback, elements: new Set<Element>() };
    constructor(see: IntersectionObserverCallback) {
      this.own.see = see;
      observers.add(this.own);
    }
    observe(element: Element) {
      this.own.elements.add(element);
    }
    disconnect() {
      observers.delete(this.own);
    }
  } as unknown as typeof IntersectionObserver;
  window.requestIdleCallback = (work) => {
    work({} as IdleDeadline);
    return 1;
  };
  window.cancelIdleCallback = () => {};
  jest.useFakeTimers();
  act(() => setMotionAllowed(true));
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const near = () =>
  act(async () => {
    // Before that nothing is looked for.
    await whenIdleAfterLoad();
    comesNear();
  });
const shown = () =>
  screen
    .getAllByRole('group', { name: /^\d of \d$/ })
    .filter((it) => !it.inert)
    .map((it) => it.getAttribute('aria-label'));
const rotation = (name: 'Pause motion' | 'Play motion') => screen.getByRole('button', { name });
const list = () => screen.getByRole('group', { name: '1 of 3' }).parentElement;

async function renderAlive(slides: readonly SponsorSlide[] = THREE) {
  render(<Sponsors slides={slides} today={TODAY} />);
  await near();
}

describe('the server renders', () => {
  test('a heading with the tagline, and one link to a founding spot', () => {
    render(<Sponsors slides={SPONSOR_SLIDES} today={TODAY} />);
    const block = screen.getByRole('region', { name: 'Ad Opportunity' });
    expect(within(block).getByText('Reach 100,000+ Belizeans')).toBeVisible();
    // The width decides which of the two labels is displayed.
    expect(within(block).getByText('Claim Founding Spot').closest('a')).toHaveAttribute('href', '/advertise');
    expect(within(block).getByText('Advertise').closest('a')).toHaveAttribute('href', '/advertise');
  });

  test('all slides with their number, a ‘Sponsored’ badge and a link, which work without JavaScript', () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    const carousel = screen.getByRole('group', { name: 'Ad Opportunity' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(shown()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    for (const it of screen.getAllByRole('group', { name: /^\d of 3$/ })) {
      expect(it).toHaveAttribute('aria-roledescription', 'slide');
      expect(within(it).getByText('Sponsored')).toBeVisible();
    }
    expect(made).toEqual([]);
  });

  test('each slide with a url has a normal ‘Visit’ link, in a new tab', () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    const link = screen.getByRole('link', { name: 'Visit Ana (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://ana.example.bz/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener sponsored');
    expect(screen.getAllByText('Double-tap to visit')).toHaveLength(1);
  });

  test('‘Sponsored’ where somebody pays, ‘Free spot’ elsewhere, and only what is paid as sponsored links', () => {
    const free = slide('Dory', { url: 'https://dory.example.bz/', isSponsored: false });
    render(<Sponsors slides={[...THREE, free]} today={TODAY} />);
    expect(screen.getAllByText('Sponsored')).toHaveLength(3);
    expect(screen.getAllByText('Free spot')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Visit Dory/ })).toHaveAttribute('rel', 'noopener');
  });

  test('our own free places, which open advertiser signup', () => {
    render(<Sponsors slides={SPONSOR_SLIDES} today={TODAY} />);
    expect(screen.getAllByText('Free spot')).toHaveLength(3);
    for (const link of screen.getAllByRole('link', { name: /^Claim this spot/ }))
      expect(link).toHaveAttribute('href', '/advertise');
  });

  test('a sponsored slide with no url opens advertiser signup', () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    expect(screen.getByRole('link', { name: 'Claim this spot (Bobo)' })).toHaveAttribute(
      'href',
      '/advertise',
    );
  });
});

describe('the carousel', () => {
  test('is loaded when the block comes near the viewport, and shows one slide under 640 px', async () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    await pass(10_000);
    expect(made).toEqual([]);
    await near();
    expect(made).toHaveLength(1);
    expect(made[0]?.options).toMatchObject({ slidesPerView: 1, loop: true });
    expect(shown()).toEqual(['1 of 3']);
  });

  test('shows two slides from 640 px, and loops', async () => {
    width = 800;
    await renderAlive();
    expect(shown()).toEqual(['1 of 3', '2 of 3']);
    pass(8000);
    expect(shown()).toEqual(['1 of 3', '3 of 3']);
  });

  test.each([
    ['three slides from 1024 px', 1200, THREE],
    ['two slides from 640 px', 640, THREE.slice(0, 2)],
    ['a single slide', 390, THREE.slice(0, 1)],
  ])('stands still where all is in view: %s', async (_, atWidth, slides) => {
    width = atWidth;
    await renderAlive(slides);
    pass(10_000);
    expect(made).toEqual([]);
    expect(shown()).toHaveLength(slides.length);
  });

  test('rotates every 4 seconds, without announcing the slides', async () => {
    await renderAlive();
    expect(list()).toHaveAttribute('aria-live', 'off');
    pass(3999);
    expect(shown()).toEqual(['1 of 3']);
    pass(1);
    expect(shown()).toEqual(['2 of 3']);
    pass(8000);
    expect(shown()).toEqual(['1 of 3']);
  });

  test('can be paused; slides are then announced when the visitor changes them', async () => {
    await renderAlive();
    await user().click(rotation('Pause motion'));
    pass(10_000);
    expect(shown()).toEqual(['1 of 3']);
    expect(list()).toHaveAttribute('aria-live', 'polite');
    await user().click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shown()).toEqual(['2 of 3']);
    await user().click(screen.getByRole('button', { name: 'Previous slide' }));
    await user().click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toEqual(['3 of 3']);
  });

  test('pauses while a mouse is over it', async () => {
    await renderAlive();
    const carousel = screen.getByRole('group', { name: 'Ad Opportunity' });
    const mouse = user();
    await mouse.hover(carousel);
    pass(10_000);
    expect(shown()).toEqual(['1 of 3']);
    await mouse.unhover(carousel);
    pass(4000);
    expect(shown()).toEqual(['2 of 3']);
  });

  test('stops on keyboard focus and stays stopped until it is started again', async () => {
    await renderAlive();
    const keyboard = user();
    act(() => screen.getByText('Claim Founding Spot').closest('a')?.focus());
    await keyboard.tab();
    expect(rotation('Pause motion')).toHaveFocus();
    pass(10_000);
    expect(shown()).toEqual(['1 of 3']);
    await keyboard.tab();
    expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    pass(10_000);
    expect(shown()).toEqual(['1 of 3']);
    act(() => rotation('Play motion').focus());
    await keyboard.keyboard('{Enter}');
    expect(rotation('Pause motion')).toHaveFocus();
    pass(4000);
    expect(shown()).toEqual(['2 of 3']);
  });

  test('does not rotate under an open dialog, nor in a hidden tab', async () => {
    await renderAlive();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    pass(10_000);
    expect(shown()).toEqual(['1 of 3']);
    dialog.remove();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(10_000);
    expect(shown()).toEqual(['1 of 3']);
    hidden.mockRestore();
    pass(4000);
    expect(shown()).toEqual(['2 of 3']);
  });

  test('leaves no timer and no listener after it is unmounted', async () => {
    const { unmount } = render(<Sponsors slides={THREE} today={TODAY} />);
    await near();
    unmount();
    expect(made[0]?.destroyed).toBe(true);
    const turned = jest.spyOn(made[0] ?? { slideNext() {} }, 'slideNext');
    pass(10_000);
    expect(turned).not.toHaveBeenCalled();
  });
});

describe('a click on a slide', () => {
  const opened = () => {
    const seen: string[] = [];
    for (const link of screen.getAllByRole('link'))
      link.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopPropagation();
        seen.push(link.getAttribute('href') ?? '');
      });
    return seen;
  };
  const click = (words: string) => user().click(screen.getByText(words));
  const tap = (words: string) => user().pointer({ keys: '[TouchA]', target: screen.getByText(words) });

  test('opens its url with a mouse', async () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    const seen = opened();
    await click('Ana');
    expect(seen).toEqual(['https://ana.example.bz/']);
  });

  test('opens its url on a touch screen with the second tap', async () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    const seen = opened();
    await tap('Ana');
    expect(seen).toEqual([]);
    await tap('Ana');
    expect(seen).toEqual(['https://ana.example.bz/']);
  });

  test('is not a second tap if the first one was on another slide', async () => {
    const other = slide('Dory', { url: 'https://dory.example.bz/' });
    render(<Sponsors slides={[...THREE, other]} today={TODAY} />);
    const seen = opened();
    await tap('Ana');
    await tap('Dory');
    expect(seen).toEqual([]);
  });

  test('opens advertiser signup where there is no url', async () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    const seen = opened();
    await tap('Bobo');
    expect(seen).toEqual(['/advertise']);
  });

  test('on its link opens the link only once', async () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    const seen = opened();
    fireEvent.click(screen.getByRole('link', { name: /Visit Ana/ }));
    expect(seen).toEqual(['https://ana.example.bz/']);
  });
});

describe('What is counted', () => {
  const tracked: AnalyticsEvent[] = [];
  beforeEach(() => {
    setTrackHandler((event) => tracked.push(event));
    tracked.length = 0;
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const poster = (number: number) => screen.getByRole('group', { name: `${number} of 3` });
  const renderRow = () => render(<Sponsors slides={THREE} today={TODAY} />);

  test('is a slide that was visible at least by half for a second, once', () => {
    renderRow();
    scrollTo(poster(1), 0.5);
    pass(999);
    expect(tracked).toEqual([]);
    pass(1);
    expect(tracked).toEqual([{ name: 'slide_shown', id: 'ana' }]);
    scrollTo(poster(1), 0);
    scrollTo(poster(1), 1);
    pass(5_000);
    expect(tracked).toHaveLength(1);
  });

  test.each([
    ['less than half of which is visible', () => scrollTo(poster(2), 0.49)],
    [
      'that leaves within a second',
      () => {
        scrollTo(poster(2), 1);
        pass(900);
        scrollTo(poster(2), 0.2);
      },
    ],
  ])('is no slide %s', (_, look) => {
    renderRow();
    look();
    pass(5_000);
    expect(tracked).toEqual([]);
  });

  test('is nothing while the tab is hidden; the second begins when it is seen again', () => {
    renderRow();
    scrollTo(poster(1), 1);
    pass(900);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(5_000);
    expect(tracked).toEqual([]);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    pass(900);
    expect(tracked).toEqual([]);
    pass(100);
    expect(tracked).toHaveLength(1);
  });

  test('is nothing under a dialog', () => {
    renderRow();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    scrollTo(poster(1), 1);
    pass(5_000);
    expect(tracked).toEqual([]);
    dialog.remove();
    pass(1_000);
    expect(tracked).toHaveLength(1);
  });

  test('is each press that opens the link of a slide, with the mouse’s middle button too', async () => {
    renderRow();
    const stay = (event: Event) => event.preventDefault();
    // jsdom does not navigate.
    window.addEventListener('click', stay);
    fireEvent.click(screen.getByRole('link', { name: /Visit Ana/ }));
    fireEvent(
      screen.getByRole('link', { name: /Claim this spot .Bobo/ }),
      new MouseEvent('auxclick', { bubbles: true, button: 1 }),
    );
    fireEvent(
      screen.getByRole('link', { name: /Claim this spot .Bobo/ }),
      new MouseEvent('auxclick', { bubbles: true, button: 2 }),
    );
    expect(tracked).toEqual([
      { name: 'slide_pressed', id: 'ana' },
      { name: 'slide_pressed', id: 'bobo' },
    ]);
    await user().click(screen.getByText('Ana'));
    expect(tracked).toHaveLength(3);
    window.removeEventListener('click', stay);
  });

  test('is no press where a swipe ends on the link, which the slider keeps from opening', () => {
    renderRow();
    const link = screen.getByRole('link', { name: /Visit Ana/ });
    // As Swiper does, while capturing.
    const row = link.closest('.swiper-wrapper')?.parentElement;
    row?.addEventListener('click', (event) => event.preventDefault(), true);
    fireEvent.click(link);
    expect(tracked).toEqual([]);
  });

  test('is nothing of who asks not to be counted', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    renderRow();
    scrollTo(poster(1), 1);
    pass(5_000);
    fireEvent.click(screen.getByRole('link', { name: /Visit Ana/ }));
    expect(tracked).toEqual([]);
  });
});

describe('At midnight in Belize', () => {
  test('a slide whose last day is over leaves the carousel, and the others are numbered anew', async () => {
    jest.setSystemTime(Date.parse('2026-11-26T05:59:00Z'));
    await renderAlive([slide('Ana', { lastDay: '2026-11-25' }), ...THREE.slice(1), slide('Dory')]);
    expect(screen.getAllByRole('group', { name: /of 4$/ })).toHaveLength(4);
    pass(60_000);
    await act(async () => {});
    expect(screen.queryByText('Ana')).not.toBeInTheDocument();
    expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3);
    expect(made[0]?.destroyed).toBe(true);
  });

  test('a page that was made before shows it no more', () => {
    jest.setSystemTime(Date.parse('2026-11-27T12:00:00Z'));
    render(<Sponsors slides={[slide('Ana', { lastDay: '2026-11-25' }), ...THREE.slice(1)]} today={TODAY} />);
    expect(screen.queryByText('Ana')).not.toBeInTheDocument();
  });
});

test('broken images fall back to a stock image', () => {
  render(<Sponsors slides={THREE} today={TODAY} />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Ana’s door' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/sponsors/shop-front-640.webp');
  expect(image).toHaveAttribute('alt', '');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/sponsors/shop-front-640.webp');
});

describe('In light mode', () => {
  beforeEach(() => act(() => setLightMode(true)));
  afterEach(() => act(() => setLightMode(false)));

  /** Lays the row out as a browser does: three slides of 300 px, one of them in view. */
  function layOut(scrollLeft: number) {
    const row = document.querySelector('.swiper-wrapper')?.parentElement as HTMLElement;
    for (const [name, value] of Object.entries({ scrollLeft, scrollWidth: 900, clientWidth: 300 }))
      Object.defineProperty(row, name, { configurable: true, value });
    fireEvent.scroll(row);
  }
  const step = (name: string) => screen.getByRole('button', { name });

  test('the row has no pause control, as it does not move by itself', () => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    expect(screen.queryByRole('button', { name: /motion/ })).not.toBeInTheDocument();
  });

  test.each([
    ['first', 0, 'true', null],
    ['second', 300, null, null],
    ['last', 600, null, 'true'],
  ])('the steps beyond the ends are disabled: at the %s slide', (_, scrollLeft, previous, next) => {
    render(<Sponsors slides={THREE} today={TODAY} />);
    layOut(scrollLeft);
    expect(step('Previous slide').getAttribute('aria-disabled')).toBe(previous);
    expect(step('Next slide').getAttribute('aria-disabled')).toBe(next);
  });
});
