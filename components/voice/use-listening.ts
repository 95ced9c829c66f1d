import { useCallback, useEffect, useRef, useState } from 'react';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { listen } from '#lib/voice/listen.browser';
import type { HearingProblem } from '#lib/voice/voice-texts';

export type Hearing =
  | { status: 'resting' }
  | { status: 'listening'; interim: string }
  | { status: 'problem'; problem: HearingProblem };

/** Listens until words are there, and hands them on. The microphone closes when the component goes. */
export function useListening(onWords: (words: string) => void) {
  const [hearing, setHearing] = useState<Hearing>({ status: 'resting' });
  const session = useRef<ReturnType<typeof listen>>(undefined);

  const abort = useCallback(() => {
    session.current?.abort();
    session.current = undefined;
  }, []);
  useEffect(() => abort, [abort]);

  const start = (language: VoiceLanguage) => {
    abort();
    setHearing({ status: 'listening', interim: '' });
    session.current = listen(language, {
      onInterim: (interim) => setHearing({ status: 'listening', interim }),
      onEnd: (end) => {
        setHearing(end && 'problem' in end ? { status: 'problem', ...end } : { status: 'resting' });
        if (end && 'words' in end) onWords(end.words);
      },
    });
  };
  const stop = () => session.current?.stop();
  return { hearing, start, stop, abort };
}
