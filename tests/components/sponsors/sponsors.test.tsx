import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sponsors } from '#components/sponsors/sponsors';
import { setLightMode } from '#lib/device/light-mode.browser';
import { setMotionAllowed } from '#lib/device/motion.browser';
import { SPONSOR_SLIDES, type SponsorSlide } from '#lib/site/sponsors';

// jsdom has no layout, which Swiper needs, so its import is faked. The real one is tested in tests/e2e.
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

const slide = (title: string, rest: Partial<SponsorSlide> = {}): SponsorSlide => ({
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
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      comesNear = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
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
const near = () => act(async () => comesNear());
const shown = () =>
  screen
    .getAllByRole('group', { name: /^\d of \d$/ })
    .filter((it) => !it.inert)
    .map((it) => it.getAttribute('aria-label'));
const rotation = (name: 'Pause motion' | 'Play motion') => screen.getByRole('button', { name });
const list = () => screen.getByRole('group', { name: '1 of 3' }).parentElement;

async function renderAlive(slides: readonly SponsorSlide[] = THREE) {
  render(<Sponsors slides={slides} />);
  await near();
}

describe('the server renders', () => {
  test('a heading with the tagline, and one link to a founding spot', () => {
    render(<Sponsors slides={SPONSOR_SLIDES} />);
    const block = screen.getByRole('region', { name: 'Ad Opportunity' });
    expect(within(block).getByText('Reach 100,000+ Belizeans')).toBeVisible();
    // The width decides which of the two labels is displayed.
    expect(within(block).getByText('Claim Founding Spot').closest('a')).toHaveAttribute('href', '/advertise');
    expect(within(block).getByText('Advertise').closest('a')).toHaveAttribute('href', '/advertise');
  });

  test('all slides with their number, a ‘Sponsored’ badge and a link, which work without JavaScript', () => {
    render(<Sponsors slides={THREE} />);
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
    render(<Sponsors slides={THREE} />);
    const link = screen.getByRole('link', { name: 'Visit Ana (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://ana.example.bz/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener sponsored');
    expect(screen.getAllByText('Double-tap to visit')).toHaveLength(1);
  });

  test('a sponsored slide with no url opens advertiser signup', () => {
    render(<Sponsors slides={THREE} />);
    expect(screen.getByRole('link', { name: 'Claim this spot (Bobo)' })).toHaveAttribute(
      'href',
      '/advertise',
    );
  });
});

describe('the carousel', () => {
  test('is loaded when the block comes near the viewport, and shows one slide under 640 px', async () => {
    render(<Sponsors slides={THREE} />);
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
    const { unmount } = render(<Sponsors slides={THREE} />);
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
    render(<Sponsors slides={THREE} />);
    const seen = opened();
    await click('Ana');
    expect(seen).toEqual(['https://ana.example.bz/']);
  });

  test('opens its url on a touch screen with the second tap', async () => {
    render(<Sponsors slides={THREE} />);
    const seen = opened();
    await tap('Ana');
    expect(seen).toEqual([]);
    await tap('Ana');
    expect(seen).toEqual(['https://ana.example.bz/']);
  });

  test('is not a second tap if the first one was on another slide', async () => {
    const other = slide('Dory', { url: 'https://dory.example.bz/' });
    render(<Sponsors slides={[...THREE, other]} />);
    const seen = opened();
    await tap('Ana');
    await tap('Dory');
    expect(seen).toEqual([]);
  });

  test('opens advertiser signup where there is no url', async () => {
    render(<Sponsors slides={THREE} />);
    const seen = opened();
    await tap('Bobo');
    expect(seen).toEqual(['/advertise']);
  });

  test('opens nothing on a slide without a link', async () => {
    render(<Sponsors slides={[slide('Notice', { isSponsored: false }), ...THREE]} />);
    const seen = opened();
    await click('Notice');
    expect(seen).toEqual([]);
    expect(screen.getAllByText('Sponsored')).toHaveLength(3);
  });

  test('on its link opens the link only once', async () => {
    render(<Sponsors slides={THREE} />);
    const seen = opened();
    fireEvent.click(screen.getByRole('link', { name: /Visit Ana/ }));
    expect(seen).toEqual(['https://ana.example.bz/']);
  });
});

test('broken images fall back to a stock image', () => {
  render(<Sponsors slides={THREE} />);
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
    render(<Sponsors slides={THREE} />);
    expect(screen.queryByRole('button', { name: /motion/ })).not.toBeInTheDocument();
  });

  test.each([
    ['first', 0, 'true', null],
    ['second', 300, null, null],
    ['last', 600, null, 'true'],
  ])('the steps beyond the ends are disabled: at the %s slide', (_, scrollLeft, previous, next) => {
    render(<Sponsors slides={THREE} />);
    layOut(scrollLeft);
    expect(step('Previous slide').getAttribute('aria-disabled')).toBe(previous);
    expect(step('Next slide').getAttribute('aria-disabled')).toBe(next);
  });
});
