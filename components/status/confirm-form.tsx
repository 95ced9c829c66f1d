import { FormExits } from './form-exits.tsx';
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
      <FormExits token={seen.token} back="No, go back" words={words} />
    </StatusForm>
  );
}
