import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { TextField } from '#components/ui/form/text-field';
import { DeskForm } from './desk-form.tsx';
import styles from './sign-in-form.module.css';

type SignInFormProps = {
  /** A link's token that can be used now. */
  token?: string;
  isSent?: boolean;
  problem?: string;
};

const PROBLEMS: Record<string, string> = {
  link: 'This link was used already, or it is older than 15 minutes. Ask for a new one.',
  'signed-out': 'You are signed out.',
};

/** Asks for an address; or, opened by a mailed link, for the one press that signs in. */
export function SignInForm({ token, isSent, problem }: SignInFormProps) {
  if (token)
    return (
      <DeskForm action="/api/moderate/session" hidden={{ token }} className={styles.form}>
        <p>This link signs you in once, on this device, for up to 30 days.</p>
        <Button type="submit" look="accent">
          Sign in
        </Button>
      </DeskForm>
    );
  const sentence = problem === undefined ? undefined : PROBLEMS[problem];
  return (
    <DeskForm action="/api/moderate/sign-in" className={styles.form}>
      {isSent && (
        <FormNote look="success">
          <p>
            If this address belongs to a moderator, a link is on its way to it. It works once, for 15 minutes.
          </p>
        </FormNote>
      )}
      {!isSent && sentence && (
        <FormNote look={problem === 'link' ? 'error' : 'info'}>
          <p>{sentence}</p>
        </FormNote>
      )}
      <TextField name="email" type="email" label="Your email" autoComplete="email" required maxLength={254} />
      <Button type="submit" look="accent">
        Send me a link
      </Button>
    </DeskForm>
  );
}
