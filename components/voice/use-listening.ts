import { useCallback, useEffect, useRef, useState } from 'react';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { listen } from '#lib/voice/listen.browser';
import type { RecognitionProblem } from '#lib/voice/voice-texts';

export type Recognition =
  | { status: 'idle' }
  | { status: 'listening'; interim: string }
  | { status: 'problem'; problem: RecognitionProblem };

/** Recognises speech and calls `onWords` with the final words. The microphone closes when the component unmounts. */
export function useListening(onWords: (words: string) => void) {
  const [recognition, setRecognition] = useState<Recognition>({ status: 'idle' });
  const session = useRef<ReturnType<typeof listen>>(undefined);

  const abort = useCallback(() => {
    session.current?.abort();
    session.current = undefined;
  }, []);
  useEffect(() => abort, [abort]);

  const start = (language: VoiceLanguage) => {
    abort();
    setRecognition({ status: 'listening', interim: '' });
    session.current = listen(language, {
      onInterim: (interim) => setRecognition({ status: 'listening', interim }),
      onEnd: (end) => {
        setRecognition(end && 'problem' in end ? { status: 'problem', ...end } : { status: 'idle' });
        if (end && 'words' in end) onWords(end.words);
      },
    });
  };
  const stop = () => session.current?.stop();
  return { recognition, start, stop, abort };
}
