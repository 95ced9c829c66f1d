import { canListen, listen } from '#lib/voice/listen.browser';
import { FakeRecognizer, installRecognizer } from '../../support/fake-recognizer.ts';

const LONGEST_LISTENING_MS = 15_000;

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

test('a window that throws when it is asked cannot listen', () => {
  installRecognizer();
  Object.defineProperty(window, 'SpeechRecognition', {
    configurable: true,
    get: () => {
      throw new Error('No');
    },
  });
  expect(canListen()).toBe(false);
});

describe('a session', () => {
  beforeEach(() => installRecognizer('SpeechRecognition'));

  test('gives the words once they are final, and ends once', () => {
    const { onInterim, onEnd } = begin();
    const recognizer = FakeRecognizer.last;
    recognizer.hear('parades', false);
    recognizer.hear('parades in Dangriga');
    recognizer.end();
    expect(onInterim.mock.calls).toEqual([['parades']]);
    expect(onEnd.mock.calls).toEqual([[{ words: 'parades in Dangriga' }]]);
  });

  test('falls back to a language the service knows', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.fail('language-not-supported');
    expect(FakeRecognizer.all.map(({ lang }) => lang)).toEqual(['en-BZ', 'en-US']);
    FakeRecognizer.last.hear('drums');
    expect(onEnd.mock.calls).toEqual([[{ words: 'drums' }]]);
  });

  test('an end without a result is no speech', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.end();
    expect(onEnd.mock.calls).toEqual([[{ problem: 'no-speech' }]]);
  });

  test('an end after words that were never final takes those words', () => {
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

  test('an empty result is told', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.hear('  ');
    expect(onEnd.mock.calls).toEqual([[{ problem: 'not-understood' }]]);
  });

  test('a recognizer that broke off by itself says nothing', () => {
    const { onEnd } = begin();
    FakeRecognizer.last.fail('aborted');
    expect(onEnd.mock.calls).toEqual([[undefined]]);
  });

  test('one that never ends is ended after 15 s', () => {
    const { onEnd } = begin();
    jest.advanceTimersByTime(LONGEST_LISTENING_MS - 1);
    expect(FakeRecognizer.last.calls).toEqual(['start']);
    jest.advanceTimersByTime(1);
    expect(FakeRecognizer.last.calls).toEqual(['start', 'stop']);
    jest.advanceTimersByTime(3_000);
    expect(FakeRecognizer.last.calls).toEqual(['start', 'stop', 'abort']);
    expect(onEnd.mock.calls).toEqual([[{ problem: 'no-speech' }]]);
  });

  test('a page that is hidden closes the microphone', () => {
    const { onEnd } = begin();
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    expect(FakeRecognizer.last.calls).toEqual(['start', 'abort']);
    expect(onEnd.mock.calls).toEqual([[undefined]]);
  });

  test('methods that throw break nothing', () => {
    const { onEnd, stop, abort } = begin();
    FakeRecognizer.last.stop = FakeRecognizer.last.abort = () => {
      throw new Error('InvalidStateError');
    };
    stop();
    abort();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

test('a start that throws is told', () => {
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
