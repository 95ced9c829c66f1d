import { Button, buttonClass } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';

type FormExitsProps = {
  token: string;
  /** Label of the link back to the status page. */
  back?: string;
  /** Label of the submit button. */
  words: string;
};

/** The link back to the status page and the submit button of one of its forms. */
export function FormExits({ token, back = 'Back', words }: FormExitsProps) {
  return (
    <FormActions>
      <a className={buttonClass()} href={`/status/${token}`}>
        {back}
      </a>
      <Button type="submit" look="accent">
        {words}
      </Button>
    </FormActions>
  );
}
