import type { ReactNode } from 'react';
import { HiddenText } from '../hidden-text.tsx';
import styles from './answers-list.module.css';

export type ListedAnswer = {
  label: string;
  /** Undefined or '' is shown as "Not provided". */
  value?: ReactNode;
  onChange?: () => void;
};

/** All answers, each with its "Change". */
export function AnswersList({ answers }: { answers: readonly ListedAnswer[] }) {
  return (
    <dl>
      {answers.map(({ label, value, onChange }) => (
        <div key={label} className={styles.answer}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {value === undefined || value === '' ? <span className={styles.none}>Not provided</span> : value}
          </dd>
          {onChange && (
            <dd>
              <button type="button" className={styles.change} onClick={onChange}>
                Change<HiddenText> {label.toLowerCase()}</HiddenText>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
