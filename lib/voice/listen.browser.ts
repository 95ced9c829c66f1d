import 'client-only';
import type { VoiceLanguage } from '#lib/questions/question-language';
import type { RecognitionProblem } from './voice-texts.ts';

// TypeScript's DOM types lack SpeechRecognition; these are the members that are used.
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

/** Milliseconds after which recognition is stopped, in case it does not end by itself. */
const MAX_LISTENING_MS = 15_000;
/** Milliseconds to wait for the final result after `SpeechRecognition.stop()`. */
const FINAL_RESULT_TIMEOUT_MS = 3_000;

/** Tried in this order: most services do not support the language tags of Belize. */
const TAGS: Record<VoiceLanguage, readonly string[]> = {
  en: ['en-BZ', 'en-US'],
  es: ['es-BZ', 'es-MX', 'es-ES'],
};

const PROBLEMS: Record<string, RecognitionProblem | undefined> = {
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

/** Whether the browser offers speech recognition. */
export const canListen = () => recognizerClass() !== undefined;

type Listeners = {
  /** Called with the words recognised so far. */
  onInterim: (words: string) => void;
  /** Called once at the end: with the words, with a problem, or with undefined when recognition was aborted. */
  onEnd: (end: { words: string } | { problem: RecognitionProblem } | undefined) => void;
};

/** Starts the browser's speech recognition, which opens the microphone. Never throws. */
export function listen(language: VoiceLanguage, { onInterim, onEnd }: Listeners) {
  const Recognition = recognizerClass();
  let transcript = '';
  let hasEnded = false;
  let current: Recognizer | undefined;
  const timers: ReturnType<typeof setTimeout>[] = [];

  const ignoringErrors = (act: () => void) => {
    try {
      act();
    } catch {
      // Recognition had stopped already.
    }
  };

  const end = (result: Parameters<Listeners['onEnd']>[0]) => {
    if (hasEnded) return;
    hasEnded = true;
    timers.forEach(clearTimeout);
    document.removeEventListener('visibilitychange', whenHidden);
    if (current) {
      const recognizer = current;
      recognizer.onresult = recognizer.onnomatch = recognizer.onerror = recognizer.onend = null;
      ignoringErrors(() => recognizer.abort());
    }
    onEnd(result);
  };
  const endWithWords = (problem: RecognitionProblem) =>
    end(transcript.trim() ? { words: transcript.trim() } : { problem });
  const abort = () => end(undefined);
  const stop = () => {
    const recognizer = current;
    if (hasEnded || !recognizer) return;
    ignoringErrors(() => recognizer.stop());
    timers.push(setTimeout(() => endWithWords('no-speech'), FINAL_RESULT_TIMEOUT_MS));
  };
  function whenHidden() {
    if (document.hidden) abort();
  }

  const start = ([tag, ...others]: readonly string[]) => {
    if (hasEnded) return;
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
        transcript = parts
          .map((part) => part[0]?.transcript ?? '')
          .join(' ')
          .replace(/\s+/g, ' ');
        if (parts.length > 0 && parts.every(({ isFinal }) => isFinal)) endWithWords('not-understood');
        else onInterim(transcript.trim());
      };
      recognizer.onnomatch = () => endWithWords('not-understood');
      recognizer.onerror = ({ error }) => {
        if (error === 'language-not-supported' && others.length > 0) {
          recognizer.onend = null;
          ignoringErrors(() => recognizer.abort());
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
  timers.push(setTimeout(stop, MAX_LISTENING_MS));
  // Synchronously: some browsers open the microphone only during a user activation.
  start(TAGS[language]);
  return { stop, abort };
}
