import { AnswersList } from '#components/ui/form/answers-list';
import { ADVERTISER_STEPS, type AdvertiserApplicationInput } from '#lib/advertisers/advertiser-application';
import styles from './advertiser-form.module.css';
import { answerWords, FIELD_LABELS, type FieldName } from './advertiser-words.ts';

type ReviewStepProps = {
  values: Partial<AdvertiserApplicationInput>;
  /** Goes to the field in its step; left out once the application is on its way. */
  onChange?: (step: number, name: FieldName) => void;
};

/** Step 4: every answer once more. */
export function ReviewStep({ values, onChange }: ReviewStepProps) {
  return ADVERTISER_STEPS.map(({ title, fields }, step) =>
    fields.length === 0 ? null : (
      <section key={title} className={styles.answers} aria-label={title}>
        <p className={styles.group}>{title}</p>
        <AnswersList
          answers={fields.map((name) => ({
            label: FIELD_LABELS[name],
            value: answerWords(name, values[name]),
            onChange: onChange && (() => onChange(step, name)),
          }))}
        />
      </section>
    ),
  );
}
