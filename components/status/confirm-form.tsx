import { FormExits } from './form-exits.tsx';
import { type SeenItem, StatusForm } from './status-form.tsx';

type ConfirmFormProps = SeenItem & {
  action: 'withdraw';
  /** Label of the submit button. */
  words: string;
};

/** Confirms an action that cannot be undone or that the public sees. */
export function ConfirmForm({ action, words, ...seen }: ConfirmFormProps) {
  return (
    <StatusForm action={action} {...seen}>
      <FormExits token={seen.token} back="No, go back" words={words} />
    </StatusForm>
  );
}
