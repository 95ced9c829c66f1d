import { isNetworkBack } from '#lib/offline/network-back.browser';

type Situation = { isOnline: boolean; opened: string; answer: number | Error };

const asked = jest.fn();

function given({ isOnline, opened, answer }: Situation) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  performance.getEntriesByType = () => [{ type: opened }] as unknown as PerformanceEntryList;
  globalThis.fetch = asked.mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return { status: answer };
  });
}

beforeEach(() => asked.mockReset());
afterEach(() => jest.restoreAllMocks());

describe('a page that was opened without a network', () => {
  test.each<[string, Situation, boolean]>([
    ['is there again when its address answers', { isOnline: true, opened: 'navigate', answer: 200 }, true],
    ['after Back too', { isOnline: true, opened: 'back_forward', answer: 200 }, true],
    [
      'also where the answer is that there is none',
      { isOnline: true, opened: 'navigate', answer: 404 },
      true,
    ],
    ['is not there when the server fails', { isOnline: true, opened: 'navigate', answer: 503 }, false],
    [
      'is not there without an answer',
      { isOnline: true, opened: 'navigate', answer: new Error('Lost') },
      false,
    ],
  ])('%s', async (_, situation, isBack) => {
    given(situation);
    expect(await isNetworkBack()).toBe(isBack);
    expect(asked).toHaveBeenCalledWith(window.location.href, expect.objectContaining({ method: 'HEAD' }));
  });

  test.each<[string, Situation]>([
    ['on a device that is offline', { isOnline: false, opened: 'navigate', answer: 200 }],
    ['after a reload, which would never end', { isOnline: true, opened: 'reload', answer: 200 }],
  ])('asks for nothing %s', async (_, situation) => {
    given(situation);
    expect(await isNetworkBack()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  test('is not there, and nothing is thrown, where the browser cannot say how it was opened', async () => {
    given({ isOnline: true, opened: 'navigate', answer: 200 });
    performance.getEntriesByType = undefined as unknown as Performance['getEntriesByType'];
    expect(await isNetworkBack()).toBe(false);
  });

  test('asks for nothing where it was opened by its own address', async () => {
    given({ isOnline: true, opened: 'navigate', answer: 200 });
    window.history.replaceState(null, '', '/offline');
    expect(await isNetworkBack()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/');
  });
});
