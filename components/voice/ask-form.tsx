import { type FormEvent, useId, useRef } from 'react';
import { Button } from '#components/ui/button';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { MAX_ASKED_LENGTH } from '#lib/questions/sentence/sentence';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import styles from './ask-form.module.css';

type AskFormProps = {
  language: VoiceLanguage;
  question: string;
  onQuestion: (question: string) => void;
  onAsk: (question: string) => void;
};

/** The form for typing a question, which works in every browser. */
export function AskForm({ language, question, onQuestion, onAsk }: AskFormProps) {
  const texts = VOICE_TEXTS[language];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!question.trim()) return field.current?.focus();
    // A phone's keyboard would cover the answer.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
    onAsk(question.trim());
  };

  return (
    <form className={styles.form} autoComplete="off" onSubmit={send}>
      <label htmlFor={id}>{texts.field}</label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="text"
        value={question}
        maxLength={MAX_ASKED_LENGTH}
        enterKeyHint="search"
        placeholder={texts.placeholder}
        onChange={({ target }) => onQuestion(target.value)}
      />
      <Button type="submit" look="primary" className={styles.ask}>
        {texts.ask}
      </Button>
    </form>
  );
}
