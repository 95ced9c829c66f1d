import { useId } from 'react';
import { chipClass } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import { VOICE_TEXTS } from '#lib/voice/voice-texts';
import type { VoiceAnswer } from './answer.ts';
import styles from './examples.module.css';

type PlaceChoiceProps = {
  language: VoiceAnswer['language'];
  placePrompt: NonNullable<VoiceAnswer['placePrompt']>;
  onChoose: (place: string) => void;
  /** Asks the browser for the location again. */
  onAgain: () => void;
};

/**
 * Places to choose from when a question is about events nearby and the location is unknown. They stay after a choice.
 */
export function PlaceChoice({ language, placePrompt, onChoose, onAgain }: PlaceChoiceProps) {
  const { problem, places, chosen } = placePrompt;
  const texts = VOICE_TEXTS[language];
  const id = useId();
  const mayTryAgain = !chosen && problem !== 'far' && problem !== 'unsupported';
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {texts.choosePlace}
      </h3>
      <ul className={styles.examples}>
        {places.map(({ value, label, count }) => (
          <li key={value}>
            <button
              type="button"
              className={`${chipClass(value === chosen ? 'accent' : 'solid')} ${styles.example}`}
              aria-pressed={value === chosen}
              onClick={() => onChoose(value)}
            >
              {label}
              {count !== undefined && ` (${count})`}
            </button>
          </li>
        ))}
        {mayTryAgain && (
          <li>
            <button type="button" className={`${chipClass('solid')} ${styles.example}`} onClick={onAgain}>
              <Icon name="refresh" />
              {texts.tryAgain}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
