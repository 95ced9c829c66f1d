import { dataSaverNote } from '#lib/device/data-saver-note';
import { type DeviceCapabilities, dataSaverChoiceFor, lightModeReasons } from '#lib/device/light-mode';

const ANDROID = (version: string) =>
  `Mozilla/5.0 (Linux; Android ${version}; SM-A032M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`;
const IPHONE = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`;
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

const STRONG: DeviceCapabilities = {
  saveData: false,
  effectiveType: '4g',
  hardwareConcurrency: 8,
  deviceMemory: 8,
  userAgent: ANDROID('15'),
  battery: { level: 1, charging: false },
};

test('light mode is off on a strong device with a fast connection', () => {
  expect(lightModeReasons(STRONG)).toEqual([]);
});

test('light mode is off in a browser that reports nothing', () => {
  expect(lightModeReasons({ effectiveType: '', userAgent: '' })).toEqual([]);
});

describe('light mode with a slow connection, under 4 cores, under 4 GB, or an old phone', () => {
  test.each<[string, Partial<DeviceCapabilities>, string[]]>([
    ['slow-2g', { effectiveType: 'slow-2g' }, ['slow-connection']],
    ['2g', { effectiveType: '2g' }, ['slow-connection']],
    ['3g', { effectiveType: '3g' }, ['slow-connection']],
    ['4g', { effectiveType: '4g' }, []],
    ['an unknown type of connection', { effectiveType: 'wonderful' }, []],
    ['Save-Data', { saveData: true }, ['save-data']],
    ['one core', { hardwareConcurrency: 1 }, ['few-cores']],
    ['three cores', { hardwareConcurrency: 3 }, ['few-cores']],
    ['four cores', { hardwareConcurrency: 4 }, []],
    ['half a gigabyte', { deviceMemory: 0.5 }, ['little-memory']],
    ['two gigabytes', { deviceMemory: 2 }, ['little-memory']],
    ['four gigabytes', { deviceMemory: 4 }, []],
    [
      'an iPhone, which says two cores whatever it has',
      { hardwareConcurrency: 2, userAgent: IPHONE('18_5') },
      [],
    ],
    ['a Mac, or an iPad that says it is one', { hardwareConcurrency: 2, userAgent: MAC }, []],
    ['Android 4.4', { userAgent: ANDROID('4.4.2') }, ['old-phone']],
    ['Android 9', { userAgent: ANDROID('9') }, ['old-phone']],
    ['Android 10', { userAgent: ANDROID('10') }, []],
    ['Android 15', { userAgent: ANDROID('15') }, []],
    [
      'Android 9 whose user agent says 10, as all do',
      { userAgent: ANDROID('10'), androidVersion: '9.0.0' },
      ['old-phone'],
    ],
    ['Android 14 that says 10', { userAgent: ANDROID('10'), androidVersion: '14.0.0' }, []],
    ['iOS 9', { userAgent: IPHONE('9_3_5') }, ['old-phone']],
    ['iOS 15', { userAgent: IPHONE('15_8_3') }, ['old-phone']],
    ['iOS 16', { userAgent: IPHONE('16_7') }, []],
    ['iOS 26', { userAgent: IPHONE('26_0') }, []],
  ])('is decided for %s', (_, device, reasons) => {
    expect(lightModeReasons({ ...STRONG, ...device })).toEqual(reasons);
  });

  test('has all reasons that apply', () => {
    const device = {
      saveData: true,
      effectiveType: '2g',
      hardwareConcurrency: 2,
      deviceMemory: 1,
      userAgent: ANDROID('8.1.0'),
    };
    expect(lightModeReasons({ ...device, battery: { level: 0.05, charging: false } })).toEqual([
      'save-data',
      'slow-connection',
      'few-cores',
      'little-memory',
      'old-phone',
      'low-battery',
    ]);
  });
});

describe('light mode with a battery under 20 % that is not charging', () => {
  test.each([
    [0.19, false, ['low-battery']],
    [0, false, ['low-battery']],
    [0.2, false, []],
    [0.19, true, []],
    [1, false, []],
    [Number.NaN, false, []],
    [-1, false, []],
  ])('is decided at level %d with charging %s', (level, charging, reasons) => {
    expect(lightModeReasons({ ...STRONG, battery: { level, charging } })).toEqual(reasons);
  });
});

describe('light mode stays off', () => {
  test.each([0, -2, Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    'for an impossible %d cores or gigabytes',
    (number) => {
      expect(lightModeReasons({ ...STRONG, hardwareConcurrency: number, deviceMemory: number })).toEqual([]);
    },
  );

  test.each(['', 'x', '0', '-3', 'NaN'])('for Android’s impossible version %j', (androidVersion) => {
    expect(lightModeReasons({ ...STRONG, androidVersion })).toEqual([]);
  });
});

describe('the visitor’s choice takes precedence', () => {
  const weak: DeviceCapabilities = { ...STRONG, saveData: true, hardwareConcurrency: 1 };
  test('when it is on and the device is the strongest', () => {
    expect(lightModeReasons({ ...STRONG, chosen: 'on' })).toEqual(['chosen']);
  });
  test('when it is off and the device is the weakest', () => {
    expect(lightModeReasons({ ...weak, chosen: 'off' })).toEqual([]);
  });
  test('but is dropped when it equals the device’s own mode', () => {
    expect(dataSaverChoiceFor(true, [])).toBe('on');
    expect(dataSaverChoiceFor(false, [])).toBeUndefined();
    expect(dataSaverChoiceFor(false, ['few-cores'])).toBe('off');
    expect(dataSaverChoiceFor(true, ['few-cores'])).toBeUndefined();
  });
});

test('the label of the switch says whether it is on, and why', () => {
  expect(dataSaverNote(undefined, ['slow-connection'])).toBe('On by itself: slow connection');
  expect(dataSaverNote(undefined, ['little-memory', 'low-battery'])).toBe(
    'On by itself: little memory, low battery',
  );
  expect(dataSaverNote(undefined, [])).toBe('Comes on when it helps');
  expect(dataSaverNote('on', ['chosen'])).toBe('On: your choice');
  expect(dataSaverNote('off', [])).toBe('Off: your choice');
});
