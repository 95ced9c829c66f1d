import fc from 'fast-check';
import { type DataSaverChoice, type DeviceCapabilities, lightModeReasons } from '#lib/device/light-mode';
import { INLINE_SCRIPTS } from '../../../components/inline-scripts/compiled.ts';
import { answerAs, forgetAnswers } from '../../support/jsdom/device.ts';
import { preferMotion } from '../../support/jsdom/motion.ts';

type Visit = { path?: string; device?: Parameters<typeof answerAs>[0]; reduced?: boolean };

/** Runs the start script like a browser. */
function run() {
  for (const mark of ['data-starting', 'data-light', 'data-asks'])
    document.documentElement.removeAttribute(mark);
  // biome-ignore lint/security/noGlobalEval: see above
  window.eval(INLINE_SCRIPTS.start);
}

const isMarked = () => document.documentElement.hasAttribute('data-light');

/** Opens a page, whose start script runs first; returns whether the loading screen shows. */
function open({ path = '/', device = {}, reduced = false }: Visit = {}): boolean {
  window.history.replaceState(null, '', path);
  answerAs(device);
  preferMotion(reduced);
  run();
  return document.documentElement.hasAttribute('data-starting');
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetAnswers();
});

describe('the loading screen appears on the home page', () => {
  test('as the first page of a visit', () => {
    expect(open()).toBe(true);
  });

  test('with a query in the URL as well', () => {
    expect(open({ path: '/?from=poster#events' })).toBe(true);
  });

  test('but not as the second page, nor when it is reloaded', () => {
    open();
    expect(open()).toBe(false);
  });

  test.each(['/things-to-do-in-belize', '/events/20270227-hopkins-lebeha-drumming-workshop'])(
    'but not on %s, nor on the home page after it',
    (path) => {
      expect(open({ path })).toBe(false);
      expect(open()).toBe(false);
    },
  );

  test('but not when a visitor returns to it later by client navigation', () => {
    open();
    jest.advanceTimersByTime(2_000);
    expect(document.documentElement).not.toHaveAttribute('data-starting');
  });
});

describe('the loading screen never appears', () => {
  test.each<[string, Visit]>([
    ['with reduced motion', { reduced: true }],
    ['with Save-Data', { device: { saveData: true } }],
    ['on a 3g connection', { device: { effectiveType: '3g' } }],
    ['on a 2g connection', { device: { effectiveType: '2g' } }],
    ['on a connection slower than that', { device: { effectiveType: 'slow-2g' } }],
  ])('to a visitor %s', (_, visit) => {
    expect(open(visit)).toBe(false);
  });

  test('to a visitor who has paused motion before', () => {
    localStorage.setItem('motion', 'paused');
    expect(open()).toBe(false);
  });

  test('where storage is disabled, because its visit could not be remembered', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(open()).toBe(false);
  });
});

describe('the data saver', () => {
  test('prevents the loading screen where the visitor switched it on', () => {
    localStorage.setItem('data-saver', 'on');
    expect(open()).toBe(false);
    expect(isMarked()).toBe(true);
  });

  test('allows the loading screen where the visitor switched it off, whatever the browser reports', () => {
    localStorage.setItem('data-saver', 'off');
    expect(open({ device: { saveData: true, effectiveType: '2g' } })).toBe(true);
    expect(isMarked()).toBe(false);
  });

  test('does not prevent the loading screen on a slow device, because the screen loads no data', () => {
    expect(open({ device: { cores: 2, memory: 2 } })).toBe(true);
    expect(isMarked()).toBe(true);
  });
});

test.each([
  ['/', false],
  ['/things-to-do-in-belize?utm_source=whatsapp', false],
  ['/things-to-do-in-belize?q=', false],
  ['/things-to-do-in-belize?q=drums', true],
  ['/?utm_source=whatsapp&when=today', true],
  ['/things-to-do-in-belize?month=2027-09', true],
])('the whole list waits for what the address %s asks for: %s', (path, waits) => {
  open({ path });
  expect(document.documentElement.hasAttribute('data-asks')).toBe(waits);
  jest.advanceTimersByTime(10_000);
  expect(document.documentElement).not.toHaveAttribute('data-asks');
});

test('<html> has `data-light` before the first paint as lightReasons decides, but for the battery, which is known later', () => {
  const number = fc.oneof(fc.constantFrom(0, 1, 2, 3, 4, 8, -1, Number.NaN), fc.double());
  const maybe = <Value,>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const devices = fc.record({
    saveData: maybe(fc.boolean()),
    effectiveType: fc.constantFrom('slow-2g', '2g', '3g', '4g', '', 'x'),
    hardwareConcurrency: maybe(number),
    deviceMemory: maybe(number),
    userAgent: fc.constantFrom(
      'Mozilla/5.0 (X11; Linux x86_64)',
      'Mozilla/5.0 (Linux; Android 9; SM-G960F)',
      'Mozilla/5.0 (Linux; Android 10; K)',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X)',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    ),
    chosen: fc.constantFrom<DataSaverChoice>('on', 'off', undefined),
  }) satisfies fc.Arbitrary<DeviceCapabilities>;
  fc.assert(
    fc.property(devices, ({ chosen, ...device }) => {
      localStorage.clear();
      if (chosen) localStorage.setItem('data-saver', chosen);
      const { saveData, effectiveType, ...hardware } = device;
      const answers = { connection: { saveData, effectiveType }, ...hardware };
      for (const [name, value] of Object.entries(answers))
        Object.defineProperty(navigator, name, { value, configurable: true });
      run();
      expect(isMarked()).toBe(lightModeReasons({ ...device, chosen }).length > 0);
    }),
  );
});

test('an unknown value in storage is no choice', () => {
  localStorage.setItem('data-saver', '<script>');
  open();
  expect(isMarked()).toBe(false);
});
