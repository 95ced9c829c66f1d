import { ErrorSummary } from '#components/ui/form/error-summary';
import { FormNote } from '#components/ui/form/form-note';
import type { FieldErrors } from '#lib/forms/field-schemas';

type FormProblemsProps = {
  errors: FieldErrors;
  /** Whether the item was changed elsewhere while the form was filled in. */
  isChanged?: boolean;
  /** Whether the form has made a list of dates that was not seen yet. */
  hasNewDates?: boolean;
};

/** Why a form was refused: invalid fields, or a change of the item in the meantime. */
export function FormProblems({ errors, isChanged = false, hasNewDates = false }: FormProblemsProps) {
  const problems = Object.entries(errors).map(([name, message]) => ({ name, message }));
  return (
    <>
      {isChanged && (
        <FormNote look="error">
          <p>
            It was changed in the meantime, in another window or in our team, so nothing was stored. What you
            filled in is still here: look through it and send it again.
          </p>
        </FormNote>
      )}
      {hasNewDates && (
        <FormNote>
          <p>
            Nothing was sent yet. The dates are listed below: untick those on which it does not take place,
            then send it again.
          </p>
        </FormNote>
      )}
      {problems.length > 0 && <ErrorSummary problems={problems} attempt={1} level={2} />}
    </>
  );
}
