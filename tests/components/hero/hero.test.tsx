import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Hero } from '#components/hero/hero';
import { setLightMode } from '#lib/device/light-mode.browser';
import { setMotionAllowed } from '#lib/device/motion.browser';
import { awarenessMonthOf } from '#lib/site/awareness-months';
import { HERO_IMAGES, pickHeroScene } from '#lib/site/hero-scenes';
import { preferMotion } from '../../support/jsdom/motion.ts';

// The framework's boundary: navigation, which only a running router can do.
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const NOON = Date.parse('2026-11-14T12:00:00-06:00');
const first = pickHeroScene(0, NOON);
const month = awarenessMonthOf('2026-11-14');

let decode: jest.Mock<Promise<void>, []>;
const show = () =>
  render(<Hero now={NOON} scene={first} month={month} nearMe={<a href="/#">Near me</a>} next={null} />);
/** Advances the clock second by second, so that each change is rendered before the next second. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left >= 0; left -= 1_000)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 1_000)));
}
/** The alt text of the current scene; preloaded and previous scenes have none. */
const scene = () => within(screen.getByRole('region')).getByRole('img').getAttribute('alt');
const images = () => document.querySelectorAll('#home picture').length;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  preferMotion(false);
  act(() => setMotionAllowed(true));
  decode = jest.fn(() => Promise.resolve());
  HTMLImageElement.prototype.decode = decode;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'hidden');
  act(() => setLightMode(false));
});

describe('the hero', () => {
  test('has the title and the subtitle of the specification', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Things to Do in Belize' })).toBeVisible();
    expect(screen.getByText('Events, Culture & Community Health Support')).toBeVisible();
    await pass(0);
  });

  test('has a search that works without JavaScript', async () => {
    show();
    const field = screen.getByRole('combobox', { name: 'Search events' });
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
    expect(field.closest('form')).not.toHaveAttribute('method', 'post');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
    await pass(0);
  });

  test.each([
    ['Today', '/search?when=today'],
    ['This weekend', '/search?when=weekend'],
  ])('has the quick choice %s', async (name, address) => {
    show();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    await pass(0);
  });

  test.each([
    ['14:59', true],
    ['15:00', false],
  ])('has Tonight in place of Today from 15:00 on: at %s Today shows %s', async (time, isToday) => {
    const now = Date.parse(`2026-11-14T${time}:00-06:00`);
    render(<Hero now={now} scene={first} month={month} nearMe={null} next={null} />);
    const today = screen.getByText('Today', { selector: 'a' });
    expect(today).toHaveAttribute('data-ends', String(Date.parse('2026-11-14T15:00:00-06:00') / 60_000));
    expect(today.hidden).toBe(!isToday);
    // The style sheet shows it behind one that is hidden.
    expect(today.nextElementSibling).toHaveAttribute('href', '/search?when=tonight');
    await pass(0);
  });

  test('has the given element as the third choice', async () => {
    render(
      <Hero
        now={NOON}
        scene={first}
        month={month}
        nearMe={<button type="button">Find me</button>}
        next={null}
      />,
    );
    expect(screen.getByRole('button', { name: 'Find me' })).toBeVisible();
    await pass(0);
  });

  test('has the month’s ribbon with its theme', async () => {
    show();
    const words = screen.getByText('World Diabetes Day, 14 November');
    expect(words.parentElement?.querySelector('img')).toHaveAttribute('src', '/images/spots/ribbon-11.svg');
    // The page's script reads these: after its day, no badge names it.
    expect(words).toHaveAttribute('data-then', 'Diabetes Awareness Month');
    expect(words).toHaveAttribute('data-until', String(Date.parse('2026-11-15T00:00:00-06:00') / 60_000));
    await pass(0);
  });

  test('preloads its image, in one size each for phones, tablets and wide screens', async () => {
    show();
    const image = screen.getByRole('img', { name: first.alt });
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect([...document.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual([
      ['(min-width: 56rem)', `/images/hero/${first.slug}-1920.avif`],
      ['(min-width: 56rem)', `/images/hero/${first.slug}-1920.webp`],
      ['(min-width: 32rem)', `/images/hero/${first.slug}-1280.avif`],
      ['(min-width: 32rem)', `/images/hero/${first.slug}-1280.webp`],
      ['', `/images/hero/${first.slug}-square.avif`],
      ['', `/images/hero/${first.slug}-square.webp`],
    ]);
    await pass(0);
  });
});

describe('a scene', () => {
  test('may follow again two turns later', async () => {
    // The second of the other scenes, then the first scene again.
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValue(0);
    show();
    await pass(11_000);
    expect(scene()).not.toBe(first.alt);
    await pass(12_000);
    expect(scene()).toBe(first.alt);
  });

  test('is replaced by another one every 10 s, which is preloaded at 9 s', async () => {
    show();
    await pass(8_000);
    expect(images()).toBe(1);
    await pass(1_000);
    expect(images()).toBe(2);
    expect(scene()).toBe(first.alt);
    await pass(1_000);
    expect(scene()).not.toBe(first.alt);
    expect(HERO_IMAGES.map(({ alt }) => alt)).toContain(scene());
    const second = scene();
    // One tick more: the seconds are counted from when the next scene was picked.
    await pass(11_000);
    expect(scene()).not.toBe(second);
  });

  test('of the night follows when the sun has set, and the first one stays until its turn is over', async () => {
    jest.setSystemTime(Date.parse('2026-11-14T23:00:00-06:00'));
    show();
    await pass(9_000);
    expect(scene()).toBe(first.alt);
    await pass(1_000);
    const next = HERO_IMAGES.find(({ alt }) => alt === scene());
    expect(next).toMatchObject({ light: 'night' });
  });

  test('is shown only once its image is decoded', async () => {
    show();
    await pass(8_000);
    let paint = () => {};
    decode.mockImplementation(() => new Promise((resolve) => (paint = resolve)));
    await pass(6_000);
    expect(scene()).toBe(first.alt);
    paint();
    await pass(1_000);
    expect(scene()).not.toBe(first.alt);
  });

  test('that fails to load is skipped: the next one is picked', async () => {
    show();
    await pass(8_000);
    decode.mockImplementationOnce(() => Promise.reject(new Error('no picture')));
    await pass(2_000);
    expect(scene()).toBe(first.alt);
    expect(images()).toBe(1);
    await pass(10_000);
    expect(scene()).not.toBe(first.alt);
  });

  test.each(['loads', 'fails'])('shows a spinner until its image %s', async (end) => {
    let settle = () => {};
    decode.mockImplementation(
      () => new Promise((resolve, reject) => (settle = end === 'loads' ? resolve : reject)),
    );
    const { container } = show();
    expect(container.querySelector('.hero-stage-spinner')).toBeInTheDocument();
    settle();
    await pass(0);
    expect(container.querySelector('.hero-stage-spinner')).not.toBeInTheDocument();
  });
});

describe('the scene stays', () => {
  test('while a dialog is open, and changes again afterwards', async () => {
    show();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await pass(30_000);
    expect(scene()).toBe(first.alt);
    dialog.remove();
    await pass(10_000);
    expect(scene()).not.toBe(first.alt);
  });

  test('while the tab is hidden', async () => {
    show();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    await pass(30_000);
    expect(images()).toBe(1);
  });

  test('in light mode, until the visitor starts motion, and then without a large file', async () => {
    act(() => setLightMode(true));
    show();
    await pass(30_000);
    expect(images()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play motion' }));
    await pass(11_000);
    expect(scene()).not.toBe(first.alt);
    const addresses = [...document.querySelectorAll('#home .hero-image-entering source')].map(
      (source) => source.getAttribute('srcset') ?? '',
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/-(640|square)\./);
  });

  test('when motion is paused, until it is resumed', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    await pass(30_000);
    expect(scene()).toBe(first.alt);
    fireEvent.click(screen.getByRole('button', { name: 'Play motion' }));
    await pass(10_000);
    expect(scene()).not.toBe(first.alt);
  });
});

test('no timer runs after the hero is unmounted', async () => {
  const { unmount } = show();
  await pass(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('every image has colours and a focus point', () => {
  for (const { sky, shade, focus } of HERO_IMAGES) {
    expect([sky, shade, focus]).toEqual([
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^\d+%$/),
    ]);
  }
});
