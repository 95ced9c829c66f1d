import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataSaverRow } from '#components/device/data-saver-row';
import { setDataSaver } from '#lib/device/data-saver.browser';
import { isLightMode } from '#lib/device/light-mode.browser';
import { answerAs, forgetAnswers } from '../../support/jsdom/device.ts';
import { preferMotion } from '../../support/jsdom/motion.ts';

/** Opens a page with the switch, which starts watching the device. */
async function open() {
  let page: ReturnType<typeof render> | undefined;
  await act(async () => {
    page = render(<DataSaverRow />);
  });
  return { leave: () => page?.unmount() };
}

const control = () => screen.getByRole('button', { name: 'Data saver' });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-light');
  preferMotion(false);
  answerAs({});
});
afterEach(() => {
  forgetAnswers();
  jest.restoreAllMocks();
});

describe('the data saver switch', () => {
  test('is off on a strong device', async () => {
    await open();
    expect(control()).toHaveAttribute('aria-pressed', 'false');
    expect(control()).toHaveAccessibleDescription('Comes on when it helps');
    expect(isLightMode()).toBe(false);
  });

  test('is on for a light device, and says why', async () => {
    answerAs({ effectiveType: '2g' });
    await open();
    expect(control()).toHaveAttribute('aria-pressed', 'true');
    expect(control()).toHaveAccessibleDescription('On by itself: slow connection');
    expect(isLightMode()).toBe(true);
  });

  test('stores a choice, and removes it when it is pressed again', async () => {
    await open();
    await userEvent.click(control());
    expect(control()).toHaveAccessibleDescription('On: your choice');
    expect(localStorage.getItem('data-saver')).toBe('on');

    await userEvent.click(control());
    expect(control()).toHaveAccessibleDescription('Comes on when it helps');
    expect(localStorage.getItem('data-saver')).toBeNull();
    expect(isLightMode()).toBe(false);
  });

  test('takes precedence over the properties of the device', async () => {
    answerAs({ saveData: true, cores: 1 });
    await open();
    await userEvent.click(control());
    expect(control()).toHaveAccessibleDescription('Off: your choice');
    expect(isLightMode()).toBe(false);
  });

  test('keeps its choice on the next page', async () => {
    const { leave } = await open();
    await userEvent.click(control());
    leave();
    await open();
    expect(control()).toHaveAccessibleDescription('On: your choice');
  });

  test('follows a choice made in another tab', async () => {
    await open();
    localStorage.setItem('data-saver', 'on');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver' })));
    expect(control()).toHaveAccessibleDescription('On: your choice');
    expect(isLightMode()).toBe(true);
    localStorage.setItem('data-saver', 'what ever');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver' })));
    expect(isLightMode()).toBe(false);
  });
});

describe('light mode follows changes of the device', () => {
  test('when its connection becomes slow, and fast again', async () => {
    const { connection } = answerAs({ effectiveType: '4g' });
    await open();
    connection.effectiveType = '3g';
    act(() => void connection.dispatchEvent(new Event('change')));
    expect(isLightMode()).toBe(true);
    connection.effectiveType = '4g';
    act(() => void connection.dispatchEvent(new Event('change')));
    expect(isLightMode()).toBe(false);
  });

  test('when its battery falls below 20 %, until it charges', async () => {
    const { battery } = answerAs({ battery: { level: 0.5, charging: false } });
    await open();
    battery.level = 0.12;
    act(() => void battery.dispatchEvent(new Event('levelchange')));
    expect(control()).toHaveAccessibleDescription('On by itself: low battery');
    battery.charging = true;
    act(() => void battery.dispatchEvent(new Event('chargingchange')));
    expect(isLightMode()).toBe(false);
  });

  test('when an Android reports its true version on request', async () => {
    answerAs({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K)', androidVersion: '8.1.0' });
    await open();
    expect(control()).toHaveAccessibleDescription('On by itself: older phone');
  });
});

describe('the site still works', () => {
  test('when storage is disabled: the choice then lasts as long as the page', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    await open();
    await userEvent.click(control());
    expect(isLightMode()).toBe(true);
    await userEvent.click(control());
    expect(isLightMode()).toBe(false);
  });

  test.each([
    'connection',
    'deviceMemory',
    'hardwareConcurrency',
    'userAgent',
    'getBattery',
    'userAgentData',
  ])('when reading %s throws', async (name) => {
    Object.defineProperty(navigator, name, {
      get: () => {
        throw new TypeError('no');
      },
      configurable: true,
    });
    await open();
    expect(isLightMode()).toBe(false);
  });

  test.each<[string, () => unknown]>([
    ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    [
      'throws',
      () => {
        throw new TypeError('no');
      },
    ],
    ['never answers', () => new Promise(() => {})],
    ['answers with nothing', () => undefined],
    ['answers with nonsense', () => Promise.resolve({ level: 'empty' })],
  ])('in a browser whose battery %s', async (_, getBattery) => {
    Object.defineProperty(navigator, 'getBattery', { value: getBattery, configurable: true });
    await open();
    expect(isLightMode()).toBe(false);
  });

  test('in a browser without any of these properties', async () => {
    forgetAnswers();
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: undefined, configurable: true });
    await open();
    expect(control()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('in light mode, images are replaced by smaller ones', () => {
  const card = (name: string) => {
    const element = document.createElement('picture');
    element.innerHTML = `<source type="image/avif" srcset="/images/events/${name}-640.avif"><img src="/images/events/${name}-640.webp" alt="">`;
    return element;
  };
  const source = (element: Element) => element.querySelector('source')?.getAttribute('srcset');

  test('on the page, and when they are added later', async () => {
    const early = document.body.appendChild(card('garifuna'));
    await open();
    expect(source(early)).toBe('/images/events/garifuna-640.avif');
    act(() => setDataSaver('on'));
    expect(source(early)).toBe('/images/events/garifuna-320.avif');
    const late = document.body.appendChild(card('food'));
    await act(async () => {});
    expect(source(late)).toBe('/images/events/food-320.avif');
    act(() => setDataSaver(undefined));
    const after = document.body.appendChild(card('race'));
    await act(async () => {});
    expect(source(after)).toBe('/images/events/race-640.avif');
    for (const element of [early, late, after]) element.remove();
  });
});
