import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { TextField } from '#components/ui/form/text-field';
import { PostForm } from './post-form.tsx';
import styles from './sign-in-form.module.css';

type SignInFormProps = {
  /** The token of a mailed link, if it is valid. */
  token?: string;
  isSent?: boolean;
  problem?: string;
};

const PROBLEMS: Record<string, string> = {
  link: 'This link is not complete, has already been used, or is older than 15 minutes. Ask for a new one.',
  'item-link':
    'This link is not complete, not valid, or has expired. Copy it whole from the email, or sign in: the queue has the item.',
  'signed-out': 'You are signed out.',
  session: 'Your session has ended, or this link has expired. Sign in and try again.',
  'too-many': 'Too many requests came from your network. Wait a few minutes, then ask again.',
};

/** Asks for an email address; opened by a mailed link, it is only a button to sign in. */
export function SignInForm({ token, isSent, problem }: SignInFormProps) {
  if (token)
    return (
      <PostForm action="/api/moderate/session" hidden={{ token }} className={styles.form}>
        <p>This link signs you in once, on this device, for up to 30 days.</p>
        <Button type="submit" look="accent">
          Sign in
        </Button>
      </PostForm>
    );
  const sentence = problem === undefined ? undefined : PROBLEMS[problem];
  return (
    <PostForm action="/api/moderate/sign-in" className={styles.form}>
      {isSent && (
        <FormNote look="success">
          <p>
            If this address belongs to a moderator, a link is on its way to it. It works once, for 15 minutes.
          </p>
        </FormNote>
      )}
      {!isSent && sentence && (
        <FormNote look={problem === 'signed-out' ? 'info' : 'error'}>
          <p>{sentence}</p>
        </FormNote>
      )}
      <TextField name="email" type="email" label="Your email" autoComplete="email" required maxLength={254} />
      <Button type="submit" look="accent">
        Send me a link
      </Button>
    </PostForm>
  );
}
