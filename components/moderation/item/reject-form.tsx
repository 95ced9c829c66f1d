import { Button, buttonClass } from '#components/ui/button';
import { TextArea } from '#components/ui/form/text-area';
import { MAX_REASON_CHARACTERS, READY_REASONS } from '#lib/submissions/moderation/ready-reasons';
import { DeskForm } from '../desk-form.tsx';
import { DeskKey, deskKey } from '../desk-key.tsx';
import styles from './reject-form.module.css';

type RejectFormProps = { action: string; hidden: Record<string, string | undefined> };

/** Why it is rejected, as the submitter will read it: one of the ready reasons, or own words. */
export function RejectForm({ action, hidden }: RejectFormProps) {
  return (
    <details className={styles.reject}>
      <summary className={buttonClass()} {...deskKey('r')}>
        Reject <DeskKey>r</DeskKey>
      </summary>
      <DeskForm action={action} hidden={{ ...hidden, action: 'reject' }} className={styles.form}>
        <fieldset>
          <legend>Why? The submitter gets these words.</legend>
          {READY_REASONS.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} />
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
        <Button type="submit" look="accent">
          Reject with this reason
        </Button>
      </DeskForm>
    </details>
  );
}
