import { Icon } from '#components/ui/icon';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
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
    <div className="microphone-stage" data-listening={listening || undefined} data-small={small || undefined}>
      <link rel="stylesheet" href="/styles/microphone.css" />
      <p id="voice-destination" className="microphone-destination">
        {texts.destination}
      </p>
      <div className="microphone-row">
        <span className="microphone-waves" aria-hidden="true">
          {bars}
        </span>
        <button
          type="button"
          className="microphone-microphone"
          aria-describedby="voice-destination"
          onClick={listening ? onStop : onStart}
        >
          <span className="microphone-disc">
            <Icon name={listening ? 'stop' : 'mic'} />
          </span>
          <span className="microphone-word">{listening ? texts.stop : texts.speak}</span>
        </button>
        <span className="microphone-waves" aria-hidden="true">
          {bars}
        </span>
      </div>
      <p role="status" className="microphone-heard">
        {listening && (hearing.interim ? `“${hearing.interim}”` : texts.listening)}
      </p>
      {hearing.status === 'problem' && (
        <p role="alert" className="microphone-problem">
          <Icon name="warning" />
          {texts.problems[hearing.problem]}
        </p>
      )}
    </div>
  );
}
