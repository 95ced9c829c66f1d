import { keepText, keptText } from '#lib/device/kept-text.browser';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('a text is kept on this device, or as long as the tab, until it is taken away', () => {
  expect(keepText('a', 'here')).toBe(true);
  expect(keepText('a', 'tab', 'sessionStorage')).toBe(true);
  expect([keptText('a'), keptText('a', 'sessionStorage')]).toEqual(['here', 'tab']);
  expect(keepText('a', undefined)).toBe(true);
  expect([keptText('a'), keptText('a', 'sessionStorage')]).toEqual([null, 'tab']);
});

test.each(['getItem', 'setItem', 'removeItem'] as const)('nothing breaks where %s throws', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(keepText('a', 'here')).toBe(method !== 'setItem');
  expect(keptText('a')).toBe(method === 'removeItem' ? 'here' : null);
  expect(keepText('a', undefined)).toBe(method !== 'removeItem');
});

test('where storage is switched off nothing is kept', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(keepText('a', 'here')).toBe(false);
  expect(keptText('a')).toBeNull();
});
