import styles from './form-progress.module.css';

type FormProgressProps = {
  /** The open step, counted from 1. */
  step: number;
  steps: number;
};

/** "Step 2 of 5" and a progress bar of the completed steps, without the open one. */
export function FormProgress({ step, steps }: FormProgressProps) {
  const percent = Math.round(((step - 1) / steps) * 100);
  return (
    <div className={styles.progress} data-step={step}>
      <p className={styles.words}>
        {/* Each count is an element of its own: a translated page would keep the words of the first. */}
        <span aria-live="polite">
          <span key={step}>{`Step ${step} of ${steps}`}</span>
        </span>
        <span key={percent}>{`${percent}% complete`}</span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Form completed"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
