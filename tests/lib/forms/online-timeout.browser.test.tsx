import { onlineTimeout } from '#lib/forms/online-timeout.browser';

let isOnline = true;
const onEnd = jest.fn();

const goes = (state: 'online' | 'offline') => {
  isOnline = state === 'online';
  window.dispatchEvent(new Event(state));
};

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  onEnd.mockClear();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the time ends once, after so many milliseconds online', () => {
  onlineTimeout(30_000, onEnd);
  jest.advanceTimersByTime(29_999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  goes('online');
  jest.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('the time does not pass without a network, and begins anew when it is back', () => {
  onlineTimeout(30_000, onEnd);
  jest.advanceTimersByTime(20_000);
  goes('offline');
  jest.advanceTimersByTime(3_600_000);
  expect(onEnd).not.toHaveBeenCalled();
  goes('online');
  jest.advanceTimersByTime(29_999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a time that is cancelled never ends, also when the network comes back', () => {
  const cancel = onlineTimeout(30_000, onEnd);
  cancel();
  goes('online');
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
