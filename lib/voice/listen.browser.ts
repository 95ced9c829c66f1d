import 'client-only';
import type { VoiceLanguage } from '#lib/questions/question-language';
import type { HearingProblem } from './voice-texts.ts';

// TypeScript's DOM has no recognizer; this is the part of it that is used.
type Alternatives = {
  readonly isFinal: boolean;
  readonly [position: number]: { readonly transcript: string };
};
type Recognizer = {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<Alternatives> }) => void) | null;
  onnomatch: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
type RecognizerClass = new () => Recognizer;

/** A recognizer that never ends is ended. */
const LONGEST_LISTENING_MS = 15_000;
/** How long it may think after it was told to stop. */
const LAST_WORD_MS = 3_000;

/** Tried in this order: many services know a country's language only under its bigger neighbour's name. */
const TAGS: Record<VoiceLanguage, readonly string[]> = {
  en: ['en-BZ', 'en-US'],
  es: ['es-BZ', 'es-MX', 'es-ES'],
};

const PROBLEMS: Record<string, HearingProblem | undefined> = {
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'no-speech': 'no-speech',
  'audio-capture': 'no-microphone',
  network: 'network',
};

function recognizerClass(): RecognizerClass | undefined {
  try {
    const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<string, unknown>;
    const found = SpeechRecognition ?? webkitSpeechRecognition;
    return typeof found === 'function' ? (found as RecognizerClass) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser says that it can turn speech into words. */
export const canListen = () => recognizerClass() !== undefined;

type Listeners = {
  /** What has been heard so far. */
  onInterim: (words: string) => void;
  /** The end of it, told once: words, a problem, or nothing when it was broken off. */
  onEnd: (end: { words: string } | { problem: HearingProblem } | undefined) => void;
};

/** Opens the microphone, through the browser's own recognizer. Never throws. */
export function listen(language: VoiceLanguage, { onInterim, onEnd }: Listeners) {
  const Recognition = recognizerClass();
  let heard = '';
  let over = false;
  let current: Recognizer | undefined;
  const timers: ReturnType<typeof setTimeout>[] = [];

  const quietly = (act: () => void) => {
    try {
      act();
    } catch {
      // It had stopped by itself.
    }
  };

  const end = (result: Parameters<Listeners['onEnd']>[0]) => {
    if (over) return;
    over = true;
    timers.forEach(clearTimeout);
    document.removeEventListener('visibilitychange', whenHidden);
    if (current) {
      const recognizer = current;
      recognizer.onresult = recognizer.onnomatch = recognizer.onerror = recognizer.onend = null;
      quietly(() => recognizer.abort());
    }
    onEnd(result);
  };
  const endWithWords = (problem: HearingProblem) => end(heard.trim() ? { words: heard.trim() } : { problem });
  const abort = () => end(undefined);
  const stop = () => {
    const recognizer = current;
    if (over || !recognizer) return;
    quietly(() => recognizer.stop());
    timers.push(setTimeout(() => endWithWords('no-speech'), LAST_WORD_MS));
  };
  function whenHidden() {
    if (document.hidden) abort();
  }

  const start = ([tag, ...others]: readonly string[]) => {
    if (over) return;
    try {
      if (!Recognition || !tag) throw new Error('No recognizer');
      const recognizer = new Recognition();
      current = recognizer;
      recognizer.lang = tag;
      recognizer.interimResults = true;
      recognizer.maxAlternatives = 1;
      recognizer.continuous = false;
      recognizer.onresult = ({ results }) => {
        const parts = Array.from(results);
        heard = parts
          .map((part) => part[0]?.transcript ?? '')
          .join(' ')
          .replace(/\s+/g, ' ');
        if (parts.length > 0 && parts.every(({ isFinal }) => isFinal)) endWithWords('not-understood');
        else onInterim(heard.trim());
      };
      recognizer.onnomatch = () => endWithWords('not-understood');
      recognizer.onerror = ({ error }) => {
        if (error === 'language-not-supported' && others.length > 0) {
          recognizer.onend = null;
          quietly(() => recognizer.abort());
          return start(others);
        }
        if (error === 'aborted') return abort();
        end({ problem: PROBLEMS[error] ?? 'unavailable' });
      };
      recognizer.onend = () => endWithWords('no-speech');
      recognizer.start();
    } catch {
      end({ problem: 'unavailable' });
    }
  };

  document.addEventListener('visibilitychange', whenHidden);
  timers.push(setTimeout(stop, LONGEST_LISTENING_MS));
  // At once: some browsers open the microphone only while the press still counts.
  start(TAGS[language]);
  return { stop, abort };
}
