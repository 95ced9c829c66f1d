import { TermsLink } from '#components/forms/terms-link';
import { AnswersList } from '#components/ui/form/answers-list';
import {
  ADVERTISER_STEPS,
  type AdvertiserApplicationInput,
  type ApplicationField,
} from '#lib/submissions/fields/advertiser-application';
import { APPLICATION_FIELDS } from '#lib/submissions/fields/application-fields';
import { wordsOf } from '#lib/submissions/fields/field-words';
import styles from './advertiser-form.module.css';

type ReviewStepProps = {
  values: Partial<AdvertiserApplicationInput>;
  /** Opens the step of a field; undefined once the application is submitted. */
  onChange?: (step: number, name: ApplicationField) => void;
};

/** Step 4: all answers. */
export function ApplicationReviewStep({ values, onChange }: ReviewStepProps) {
  const answers = ADVERTISER_STEPS.map(({ title, fields }, step) =>
    fields.length === 0 ? null : (
      <section key={title} className={styles.answers} aria-label={title}>
        <p className={styles.group}>{title}</p>
        <AnswersList
          answers={fields.map((name) => ({
            label: APPLICATION_FIELDS[name].label,
            value: wordsOf(name, APPLICATION_FIELDS[name], values, 'form'),
            onChange: onChange && (() => onChange(step, name)),
          }))}
        />
      </section>
    ),
  );
  return (
    <>
      {answers}
      <p>
        What we publish of an application, and how long we keep it: <TermsLink />.
      </p>
    </>
  );
}
