import { Button, buttonClass } from '#components/ui/button';
import { FormActions } from '#components/ui/form/form-actions';

type FormExitsProps = {
  token: string;
  /** What the way back to the status page says. */
  back?: string;
  /** What the button says that does it. */
  words: string;
};

/** The two ways out of a form of the status page: back without doing anything, and doing it. */
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
