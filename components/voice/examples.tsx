import { useId } from 'react';
import { chipClass } from '#components/ui/chip';
import type { VoiceLanguage } from '#lib/questions/question-language';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import styles from './examples.module.css';

type ExamplesProps = { language: VoiceLanguage; onAsk: (question: string) => void };

/** Example questions, each a button that asks it. */
export function Examples({ language, onAsk }: ExamplesProps) {
  const { examples, examplesTitle } = VOICE_TEXTS[language];
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {examplesTitle}
      </h3>
      <ul className={styles.examples}>
        {examples.map((example) => (
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
  );
}
