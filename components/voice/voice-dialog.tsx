import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Modal } from '#components/ui/overlay/modal';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { canListen } from '#lib/voice/listen.browser';
import { canSpeak, isMuted, setMuted, speak, stopSpeaking } from '#lib/voice/speak.browser';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import type { AskedWay, VoiceAnswer } from './answer.ts';
import { AnswerView } from './answer-view.tsx';
import { AskForm } from './ask-form.tsx';
import { Examples } from './examples.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LiveConversation } from './live-conversation.tsx';
import { Microphone } from './microphone.tsx';
import { useAnswers } from './use-answers.ts';
import { useListening } from './use-listening.ts';
import styles from './voice-dialog.module.css';

/** The language of the browser if the assistant speaks it, else English. */
const firstLanguage = (): VoiceLanguage => (/^es\b/i.test(navigator.language ?? '') ? 'es' : 'en');

/** The assistant's dialog: a typed or spoken question sets the filters of the list and gets an answer. */
export function VoiceDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [language, setLanguage] = useState(firstLanguage);
  const [question, setQuestion] = useState('');
  const [muted, setMutedHere] = useState(isMuted);
  const [listens] = useState(canListen);
  const [speaks] = useState(canSpeak);
  const [talking, setTalking] = useState(false);
  const { state, ask, find, choosePlace, translate } = useAnswers();
  const said = useRef<HTMLParagraphElement>(null);
  const texts = VOICE_TEXTS[language];

  useEffect(() => stopSpeaking, []);

  const sayIfSpoken = (answer: VoiceAnswer | undefined) => {
    // The answer to a typed question is read aloud only on request.
    if (answer?.way === 'spoken' && !isMuted()) speak(answer.text, answer.language);
  };
  const answerTo = async (words: string, way: AskedWay) => {
    setQuestion(words);
    stopSpeaking();
    sayIfSpoken(await ask(words, way, language));
  };
  /** The pressed button is removed while the answer loads, so the focus moves to the status line. */
  const again = ({ question: words, way }: VoiceAnswer) => {
    said.current?.focus();
    void answerTo(words, way);
  };
  const choose = async (place: string) => {
    stopSpeaking();
    sayIfSpoken(await choosePlace(place));
  };
  const { recognition, start, stop, abort } = useListening((words) => void answerTo(words, 'spoken'));
  const askInWriting = (words: string) => {
    abort();
    void answerTo(words, 'typed');
  };
  const findLive = useCallback(
    (search: Parameters<typeof find>[0]) => find(search, language),
    [find, language],
  );

  const answer = state.status === 'answered' ? state.answer : undefined;
  // The answer is above the microphone, to which the visitor may have scrolled.
  useEffect(() => {
    if (answer) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [answer]);
  return (
    <Modal
      labelledBy={titleId}
      size="small"
      closeText={<span lang={language}>{texts.close}</span>}
      onClose={onClose}
    >
      <div className={styles.content} lang={language}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {texts.title}
          </h2>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <div className={styles.settings}>
          <LanguageSwitch
            label={texts.language}
            language={language}
            onLanguage={(next) => {
              abort();
              stopSpeaking();
              setLanguage(next);
              translate(next);
            }}
          />
          {speaks && listens && (
            <Button
              look="icon"
              aria-pressed={muted}
              onClick={() => {
                setMuted(!muted);
                setMutedHere(!muted);
              }}
            >
              <Icon name={muted ? 'sound-off' : 'sound'} />
              <HiddenText>{texts.mute}</HiddenText>
            </Button>
          )}
        </div>
        <AskForm language={language} question={question} onQuestion={setQuestion} onAsk={askInWriting} />
        {/* One region for every answer: a screen reader announces what changes inside it. */}
        <p ref={said} role="status" tabIndex={-1} className={styles.said} lang={answer?.language}>
          {state.status === 'thinking' && (state.locating ? texts.locating : texts.thinking)}
          {answer?.text}
        </p>
        {answer && (
          <AnswerView
            answer={answer}
            onReadAloud={speaks && answer.text ? () => speak(answer.text, answer.language) : undefined}
            onAgain={() => again(answer)}
            onPlace={(place) => void choose(place)}
            onClose={onClose}
          />
        )}
        {listens && !talking && (
          <Microphone
            language={language}
            recognition={recognition}
            small={state.status !== 'idle'}
            onStart={() => {
              stopSpeaking();
              start(language);
            }}
            onStop={stop}
          />
        )}
        {state.status === 'idle' && !talking && <Examples language={language} onAsk={askInWriting} />}
        <LiveConversation
          onSearch={findLive}
          onActiveChange={(begins) => {
            setTalking(begins);
            if (!begins) return;
            abort();
            stopSpeaking();
          }}
        />
      </div>
    </Modal>
  );
}
