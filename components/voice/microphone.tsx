'use client';

import { Icon } from '#components/ui/icon';
import type { VoiceLanguage } from '#lib/voice/understand';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import styles from './microphone.module.css';
import type { Hearing } from './use-listening.ts';

type MicrophoneProps = {
  language: VoiceLanguage;
  hearing: Hearing;
  /** A low stage, beside an answer. */
  small: boolean;
  onStart: () => void;
  onStop: () => void;
};

const BARS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The big microphone. Where the sound goes stands above the press that opens it. */
export function Microphone({ language, hearing, small, onStart, onStop }: MicrophoneProps) {
  const texts = VOICE_TEXTS[language];
  const listening = hearing.status === 'listening';
  const bars = BARS.map((bar) => <span key={bar} />);
  return (
    <div className={styles.stage} data-listening={listening || undefined} data-small={small || undefined}>
      <p id="voice-destination" className={styles.destination}>
        {texts.destination}
      </p>
      <div className={styles.row}>
        <span className={styles.waves} aria-hidden="true">
          {bars}
        </span>
        <button
          type="button"
          className={styles.microphone}
          aria-describedby="voice-destination"
          onClick={listening ? onStop : onStart}
        >
          <span className={styles.disc}>
            <Icon name={listening ? 'stop' : 'mic'} />
          </span>
          <span className={styles.word}>{listening ? texts.stop : texts.speak}</span>
        </button>
        <span className={styles.waves} aria-hidden="true">
          {bars}
        </span>
      </div>
      <p role="status" className={styles.heard}>
        {listening && (hearing.interim ? `“${hearing.interim}”` : texts.listening)}
      </p>
      {hearing.status === 'problem' && (
        <p role="alert" className={styles.problem}>
          <Icon name="warning" />
          {texts.problems[hearing.problem]}
        </p>
      )}
    </div>
  );
}
