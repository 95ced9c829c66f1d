'use client';

import { type FormEvent, useId, useRef } from 'react';
import { Button } from '#components/ui/button';
import { chipClass } from '#components/ui/chip';
import { MAX_ASKED_LENGTH } from '#lib/voice/sentence';
import type { VoiceLanguage } from '#lib/voice/understand';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import styles from './ask-form.module.css';

type AskFormProps = {
  language: VoiceLanguage;
  question: string;
  onQuestion: (question: string) => void;
  onAsk: (question: string) => void;
  showExamples: boolean;
};

/** The question in writing, which works in every browser, and a few to begin with. */
export function AskForm({ language, question, onQuestion, onAsk, showExamples }: AskFormProps) {
  const texts = VOICE_TEXTS[language];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!question.trim()) return field.current?.focus();
    // A phone's keyboard would lie over the answer.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
    onAsk(question.trim());
  };

  return (
    <>
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
      {showExamples && (
        <section aria-labelledby={`${id}-examples`} className={styles.examples}>
          <h3 id={`${id}-examples`} className={styles.examplesTitle}>
            {texts.examplesTitle}
          </h3>
          <ul>
            {texts.examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  className={`${chipClass('solid')} ${styles.example}`}
                  onClick={() => onAsk(example)}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
