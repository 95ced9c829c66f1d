import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormNote } from '#components/ui/form/form-note';
import type { FollowUp } from '#lib/submissions/fields/when/follow-ups';
import type { FieldErrors } from '#lib/text/field-errors';

type FormProblemsProps = {
  errors: FieldErrors;
  /** Whether the item was changed elsewhere while the form was filled in. */
  isChanged?: boolean;
  /** What the form asks for the first time, when it was sent already. */
  asked?: readonly FollowUp[];
};

const ASKED = {
  dates: 'The dates are listed below: untick the ones when it does not take place.',
  zone: 'Choose the time zone of the place below, or leave it open if you are not sure.',
} as const satisfies Record<FollowUp, string>;

/** Why a form was refused: invalid fields, or a change of the item in the meantime. */
export function FormProblems({ errors, isChanged = false, asked = [] }: FormProblemsProps) {
  const problems = Object.entries(errors).map(([name, message]) => ({ name, message }));
  return (
    <>
      {isChanged && (
        <FormNote look="error">
          <p>
            It was changed in the meantime, in another window or by our team, so nothing was saved. What you
            filled in is still here: check it and send it again.
          </p>
        </FormNote>
      )}
      {asked.length > 0 && (
        <FormNote>
          <p>Nothing has been sent yet. {asked.map((one) => ASKED[one]).join(' ')} Then send it again.</p>
        </FormNote>
      )}
      {problems.length > 0 && <ErrorSummary problems={problems} attempt={1} level={2} />}
    </>
  );
}
