beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** What this module says in a new document. */
const inNewDocument = () => {
  jest.resetModules();
  return import('#lib/device/page-use.browser');
};

/** Milliseconds until what serves a later visit may begin; none where it does not. */
async function returningAfter(happen: () => void = () => {}) {
  const { onceTouched, whenReturning } = await inNewDocument();
  const started = Date.now();
  const passed: number[] = [];
  // As a page does whose search comes to life then.
  onceTouched(() => {});
  void whenReturning().then(() => passed.push(Date.now() - started));
  happen();
  await jest.advanceTimersByTimeAsync(60_000);
  return passed;
}
const later = (event: string) => () => setTimeout(() => window.dispatchEvent(new Event(event)), 5_000);

test.each([
  ['touched at once', () => window.dispatchEvent(new Event('keydown')), [2_200]],
  ['pressed later', later('pointerup'), [5_000]],
  ['typed into', later('input'), [5_000]],
  ['scrolled by a finger', later('touchmove'), []],
  ['scrolled by a wheel', later('wheel'), []],
  ['only looked at', () => {}, []],
])('what serves a later visit waits until a first one is touched: a page %s', async (_, happen, after) => {
  expect(await returningAfter(happen)).toEqual(after);
});

test('a second visit needs no touch', async () => {
  expect(await returningAfter()).toEqual([]);
  expect(await returningAfter()).toEqual([2_200]);
});

test('scrolling is use, and is heard once', async () => {
  const { onceUsed } = await inNewDocument();
  const work = jest.fn();
  const cancelled = jest.fn();
  onceUsed(work);
  onceUsed(cancelled)();
  for (const event of ['wheel', 'touchmove']) window.dispatchEvent(new Event(event));
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

describe('what is wanted once it is in view', () => {
  let see: (isIntersecting: boolean) => void;
  let observed: Element[];
  const { IntersectionObserver } = window;
  beforeEach(() => {
    observed = [];
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        see = (isIntersecting) =>
          tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
      observe = (element: Element) => observed.push(element);
      disconnect() {}
    } as unknown as typeof window.IntersectionObserver;
  });
  afterEach(() => {
    window.IntersectionObserver = IntersectionObserver;
    document.body.replaceChildren();
  });

  test('waits for the page to be idle, and for the box around it', async () => {
    document.body.innerHTML =
      '<main><div style="display: contents"><p style="display: contents">Drums</p></div></main>';
    const { onceInView } = await inNewDocument();
    const work = jest.fn();
    onceInView(document.querySelector('p') as Element, work);
    expect(observed).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(observed).toEqual([document.querySelector('main')]);
    see(false);
    expect(work).not.toHaveBeenCalled();
    see(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('is not looked for any more once it is cancelled', async () => {
    const { onceInView } = await inNewDocument();
    onceInView(document.body, () => {})();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(observed).toEqual([]);
  });
});
