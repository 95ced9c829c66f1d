beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What this module says in a new document. */
const inNewDocument = () => {
  jest.resetModules();
  return import('#lib/device/triggers.browser');
};
const happen = (...events: string[]) => {
  for (const event of events) window.dispatchEvent(new Event(event));
};
const pass = () => jest.advanceTimersByTimeAsync(1_000);

test('scrolling is use, and is heard once', async () => {
  const { onceUsed } = await inNewDocument();
  const work = jest.fn();
  const cancelled = jest.fn();
  onceUsed(work);
  onceUsed(cancelled)();
  happen('wheel', 'touchmove');
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test('a touch counts for what waits for it later, too, and scrolling is none', async () => {
  const { onceTouched } = await inNewDocument();
  const [early, late, cancelled] = [jest.fn(), jest.fn(), jest.fn()];
  onceTouched(early);
  happen('wheel', 'touchmove');
  await pass();
  expect(early).not.toHaveBeenCalled();
  happen('keydown', 'click');
  onceTouched(late);
  onceTouched(cancelled)();
  await pass();
  for (const work of [early, late]) expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test('what waits for an idle page waits no longer where it is cancelled', async () => {
  const { onceIdle } = await inNewDocument();
  const [work, cancelled] = [jest.fn(), jest.fn()];
  onceIdle(work);
  onceIdle(cancelled)();
  expect(work).not.toHaveBeenCalled();
  await pass();
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

describe('what waits for any of several triggers', () => {
  /** A trigger that is pulled by hand. */
  const byHand = () => {
    let pulled: (() => void) | undefined;
    return {
      trigger: (work: () => void) => {
        pulled = work;
        return () => {
          pulled = undefined;
        };
      },
      pull: () => pulled?.(),
      isWaiting: () => pulled !== undefined,
    };
  };

  test.each([
    ['the first', 0],
    ['the second', 1],
  ])('is called once, by %s of them, and the others wait no more', async (_, index) => {
    const { onceAny } = await inNewDocument();
    const triggers = [byHand(), byHand()];
    const work = jest.fn();
    onceAny(...triggers.map(({ trigger }) => trigger))(work);
    expect(work).not.toHaveBeenCalled();
    triggers[index]?.pull();
    for (const { pull } of triggers) pull();
    expect(work).toHaveBeenCalledTimes(1);
    expect(triggers.map(({ isWaiting }) => isWaiting())).toEqual([false, false]);
  });

  test('is called once where one of them calls at once', async () => {
    const { onceAny } = await inNewDocument();
    const { trigger, pull } = byHand();
    const work = jest.fn();
    const atOnce = (now: () => void) => {
      now();
      return () => {};
    };
    onceAny(atOnce, trigger)(work);
    pull();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('is called by none of them once it is cancelled', async () => {
    const { onceAny } = await inNewDocument();
    const triggers = [byHand(), byHand()];
    const work = jest.fn();
    onceAny(...triggers.map(({ trigger }) => trigger))(work)();
    for (const { pull } of triggers) pull();
    expect(work).not.toHaveBeenCalled();
  });
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
    onceInView(document.querySelector('p') as Element)(work);
    expect(observed).toEqual([]);
    await pass();
    expect(observed).toEqual([document.querySelector('main')]);
    see(false);
    expect(work).not.toHaveBeenCalled();
    see(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('is not looked for any more once it is cancelled', async () => {
    const { onceInView } = await inNewDocument();
    onceInView(document.body)(() => {})();
    await pass();
    expect(observed).toEqual([]);
  });
});
