import { readStorage, writeStorage } from '#lib/device/web-storage.browser';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('a text is stored on the device, or for the tab, until it is removed', () => {
  expect(writeStorage('a', 'here')).toBe(true);
  expect(writeStorage('a', 'tab', 'sessionStorage')).toBe(true);
  expect([readStorage('a'), readStorage('a', 'sessionStorage')]).toEqual(['here', 'tab']);
  expect(writeStorage('a', undefined)).toBe(true);
  expect([readStorage('a'), readStorage('a', 'sessionStorage')]).toEqual([null, 'tab']);
});

test.each(['getItem', 'setItem', 'removeItem'] as const)('no error is thrown when %s throws', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(writeStorage('a', 'here')).toBe(method !== 'setItem');
  expect(readStorage('a')).toBe(method === 'removeItem' ? 'here' : null);
  expect(writeStorage('a', undefined)).toBe(method !== 'removeItem');
});

test('nothing is stored when storage is disabled', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(writeStorage('a', 'here')).toBe(false);
  expect(readStorage('a')).toBeNull();
});
