import { Button, buttonClass } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { TextArea } from '#components/ui/form/text-area';
import {
  MAX_REASON_CHARACTERS,
  NEEDS_REASON,
  REASONS_ID,
} from '#lib/submissions/moderation/decisions/ready-reasons';
import { PostForm } from '../post-form.tsx';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import { DECISION_FORMS } from './question-form.tsx';
import styles from './reject-form.module.css';

type ReasonFormProps = {
  action: string;
  hidden: Record<string, string | undefined>;
  /** What the decision is called: 'Reject'. */
  label: string;
  /** Prepared reasons, under the number keys. */
  reasons: readonly string[];
  /** The label of its submit button. */
  submit: string;
  /** Whether it was sent without a reason: then it is open, and says so. */
  needsReason?: boolean | undefined;
};

/** Says no with a reason for the submitter: a prepared one, or the moderator's own words. */
export function ReasonForm({ action, hidden, label, reasons, submit, needsReason = false }: ReasonFormProps) {
  return (
    <details className={styles.reject} name={DECISION_FORMS} open={needsReason}>
      <summary className={buttonClass()} {...shortcutProps('r')}>
        {label} <ShortcutKey>r</ShortcutKey>
      </summary>
      <PostForm id={REASONS_ID} action={action} hidden={hidden} className={styles.form}>
        {needsReason && (
          <FormNote look="error">
            <p>{NEEDS_REASON}</p>
          </FormNote>
        )}
        <fieldset>
          <legend>Why? The submitter gets these words.</legend>
          {reasons.map((reason, index) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} {...shortcutProps(String(index + 1))} />
              <ShortcutKey>{String(index + 1)}</ShortcutKey>
              <span>{reason}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          name="ownReason"
          label="Or in your own words"
          help="They replace the reason chosen above."
          rows={2}
          maxLength={MAX_REASON_CHARACTERS}
        />
        <div className={styles.send}>
          <Button type="submit" look="accent">
            {submit}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}
