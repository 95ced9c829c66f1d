import { Icon } from '#components/ui/icon';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import type { Recognition } from './use-listening.ts';

type MicrophoneProps = {
  language: VoiceLanguage;
  recognition: Recognition;
  /** A small microphone, below an answer. */
  small: boolean;
  onStart: () => void;
  onStop: () => void;
};

const BARS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The microphone button, below the sentence that says where the sound is sent. */
export function Microphone({ language, recognition, small, onStart, onStop }: MicrophoneProps) {
  const texts = VOICE_TEXTS[language];
  const listening = recognition.status === 'listening';
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
        {listening && (recognition.interim ? `“${recognition.interim}”` : texts.listening)}
      </p>
      {recognition.status === 'problem' && (
        <p role="alert" className="microphone-problem">
          <Icon name="warning" />
          {texts.problems[recognition.problem]}
        </p>
      )}
    </div>
  );
}
