import { detectVisitorLocation, visitorLocation } from '#lib/location/visitor-location.browser';

const codeArrivesAfter = { milliseconds: 0 };
let answers = true;
const HERE = {
  lat: 16.97,
  lon: -88.22,
  city: 'dangriga',
  confidence: 'high',
  source: 'auto',
  nearbyCities: [],
};

// The network of this test: `import()` resolves to the module, and one with `then` arrives when that says so.
jest.mock('#lib/location/locate-visitor.browser', () => ({
  // biome-ignore lint/suspicious/noThenProperty: it stands for code that is still on its way
  then: (arrive: (code: unknown) => void) =>
    setTimeout(
      () => arrive({ locateVisitor: () => (answers ? Promise.resolve(HERE) : new Promise(() => {})) }),
      codeArrivesAfter.milliseconds,
    ),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00-06:00') });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['that takes six seconds to arrive still locates the visitor', 6_000, true, 6_000, undefined],
  ['that arrives late leaves the device its five seconds', 6_000, false, 11_000, 'timeout'],
  ['that does not arrive within twenty seconds is given up', 60_000, true, 20_000, 'timeout'],
] as const)('the code of the location %s', async (_, milliseconds, doesAnswer, endsAfter, error) => {
  codeArrivesAfter.milliseconds = milliseconds;
  answers = doesAnswer;
  let ended = false;
  const answer = detectVisitorLocation().finally(() => {
    ended = true;
  });
  await jest.advanceTimersByTimeAsync(endsAfter - 1);
  expect(ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
  expect((await answer).error).toBe(error);
  expect(visitorLocation().source).toBe(error ? 'default' : 'auto');
  await jest.runAllTimersAsync();
});
