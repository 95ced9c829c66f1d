import { hiddenClass } from '#components/ui/hidden-text';
import type { VoiceLanguage } from '#lib/questions/question-language';
import styles from './language-switch.module.css';

const NAMES: Record<VoiceLanguage, string> = { en: 'English', es: 'Español' };

type LanguageSwitchProps = {
  label: string;
  language: VoiceLanguage;
  onLanguage: (language: VoiceLanguage) => void;
};

/** Chooses the language for speech recognition and answers. */
export function LanguageSwitch({ label, language, onLanguage }: LanguageSwitchProps) {
  return (
    <fieldset className={styles.languages}>
      <legend className={hiddenClass}>{label}</legend>
      {(Object.keys(NAMES) as VoiceLanguage[]).map((value) => (
        <label key={value} className={styles.language} lang={value}>
          <input
            type="radio"
            name="voice-language"
            checked={value === language}
            onChange={() => onLanguage(value)}
          />
          {NAMES[value]}
        </label>
      ))}
    </fieldset>
  );
}
