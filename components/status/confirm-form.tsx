import { Button, buttonClass } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';
import { type SeenItem, StatusForm } from './status-form.tsx';

type ConfirmFormProps = SeenItem & {
  action: 'withdraw' | 'cancelled';
  /** What the button says that does it. */
  words: string;
};

/** The last step before something that others will notice. */
export function ConfirmForm({ action, words, ...seen }: ConfirmFormProps) {
  return (
    <StatusForm action={action} {...seen}>
      <FormActions>
        <a className={buttonClass()} href={`/status/${seen.token}`}>
          No, go back
        </a>
        <Button type="submit" look="accent">
          {words}
        </Button>
      </FormActions>
    </StatusForm>
  );
}
