import { readStorage, writeStorage } from '#lib/device/web-storage.browser';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('a text is kept on this device, or as long as the tab, until it is taken away', () => {
  expect(writeStorage('a', 'here')).toBe(true);
  expect(writeStorage('a', 'tab', 'sessionStorage')).toBe(true);
  expect([readStorage('a'), readStorage('a', 'sessionStorage')]).toEqual(['here', 'tab']);
  expect(writeStorage('a', undefined)).toBe(true);
  expect([readStorage('a'), readStorage('a', 'sessionStorage')]).toEqual([null, 'tab']);
});

test.each(['getItem', 'setItem', 'removeItem'] as const)('nothing breaks where %s throws', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(writeStorage('a', 'here')).toBe(method !== 'setItem');
  expect(readStorage('a')).toBe(method === 'removeItem' ? 'here' : null);
  expect(writeStorage('a', undefined)).toBe(method !== 'removeItem');
});

test('where storage is switched off nothing is kept', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(writeStorage('a', 'here')).toBe(false);
  expect(readStorage('a')).toBeNull();
});
