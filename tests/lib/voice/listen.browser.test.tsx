import { canListen, listen } from '#lib/voice/listen.browser';
import { FakeRecognizer, installRecognizer } from '../../support/jsdom/fake-recognizer.ts';

const MAX_LISTENING_MS = 15_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function begin(language: 'en' | 'es' = 'en') {
  const onInterim = jest.fn();
  const onEnd = jest.fn();
  const session = listen(language, { onInterim, onEnd });
  return { ...session, onInterim, onEnd };
}

test('a browser without a recognizer cannot listen', () => {
  installRecognizer();
  expect(canListen()).toBe(false);
  expect(begin().onEnd.mock.calls).toEqual([[{ problem: 'unavailable' }]]);
});

test('a browser whose recognizer cannot be read without an error cannot listen', () => {
  installRecognizer();
  Object.defineProperty(window, 'SpeechRecognition', {
    configurable: true,
    get: () => {
      throw new Error('No');
    },
  });
  expect(canListen()).toBe(false);
});

describe('speech recognition', () => {
  beforeEach(() => installRecognizer('SpeechRecognition'));

  test('ends once, with the final words', () => {
    const { onInterim, onEnd } = begin();
    const recognizer = FakeRecognizer.last;
    recognizer.hear('parades', false);
    recognizer.hear('parades in Dangriga');
    recognizer.end();
    expect(onInterim.mock.calls).toEqual([['parades']]);
    expect(onEnd.mock.calls).toEqual([[{ words: 'parades in Dangriga' }]]);
  });

  test('falls back to a language tag that the service supports', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.fail('language-not-supported');
    expect(FakeRecognizer.all.map(({ lang }) => lang)).toEqual(['en-BZ', 'en-US']);
    FakeRecognizer.last.hear('drums');
    expect(onEnd.mock.calls).toEqual([[{ words: 'drums' }]]);
  });

  test('reports no speech when it ends without a result', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.end();
    expect(onEnd.mock.calls).toEqual([[{ problem: 'no-speech' }]]);
  });

  test('uses the interim words when it ends without final ones', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.hear('music near me', false);
    FakeRecognizer.last.end();
    expect(onEnd.mock.calls).toEqual([[{ words: 'music near me' }]]);
  });

  test('reports that nothing was understood', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.onnomatch?.(new Event('nomatch'));
    expect(onEnd.mock.calls).toEqual([[{ problem: 'not-understood' }]]);
  });

  test('reports an empty result as not understood', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.hear('  ');
    expect(onEnd.mock.calls).toEqual([[{ problem: 'not-understood' }]]);
  });

  test('reports no problem when the recognizer aborts', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.fail('aborted');
    expect(onEnd.mock.calls).toEqual([[undefined]]);
  });

  test('is stopped after 15 s, and aborted when no result follows', () => {
    const { onEnd } = begin();
    jest.advanceTimersByTime(MAX_LISTENING_MS - 1);
    expect(FakeRecognizer.last.calls).toEqual(['start']);
    jest.advanceTimersByTime(1);
    expect(FakeRecognizer.last.calls).toEqual(['start', 'stop']);
    jest.advanceTimersByTime(3_000);
    expect(FakeRecognizer.last.calls).toEqual(['start', 'stop', 'abort']);
    expect(onEnd.mock.calls).toEqual([[{ problem: 'no-speech' }]]);
  });

  test('closes the microphone when the page is hidden', () => {
    const { onEnd } = begin();
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    expect(FakeRecognizer.last.calls).toEqual(['start', 'abort']);
    expect(onEnd.mock.calls).toEqual([[undefined]]);
  });

  test('ends even when stop() and abort() throw', () => {
    const { onEnd, stop, abort } = begin();
    FakeRecognizer.last.stop = FakeRecognizer.last.abort = () => {
      throw new Error('InvalidStateError');
    };
    stop();
    abort();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

test('a recognizer whose start() throws is reported as unavailable', () => {
  installRecognizer(
    'webkitSpeechRecognition',
    class extends FakeRecognizer {
      override start() {
        throw new Error('Already started');
      }
    },
  );
  expect(begin('es').onEnd.mock.calls).toEqual([[{ problem: 'unavailable' }]]);
});
