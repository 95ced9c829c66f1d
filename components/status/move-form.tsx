import { PlainFields } from '#components/forms/plain-fields';
import type { FieldErrors } from '#lib/forms/field-schemas';
import type { FormValues } from '#lib/forms/form-values';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import { fieldLines } from '#lib/submissions/fields/field-view';
import { FormExits } from './form-exits.tsx';
import { type SeenItem, StatusForm } from './status-form.tsx';
import { WRITTEN_TIME_HELP } from './written-time-help.ts';

type MoveFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

const LINES = fieldLines(EVENT_FIELDS, 'status', {
  lines: ['date', 'time', 'isAllDay', 'venueName', 'community'],
  changes: {
    time: { help: WRITTEN_TIME_HELP },
    venueName: { autoComplete: 'off' },
    community: { autoComplete: 'off' },
  },
});

/** The form that announces where and when an approved event takes place now. */
export function MoveForm({ values, errors, ...seen }: MoveFormProps) {
  return (
    <StatusForm action="moved" {...seen}>
      <PlainFields lines={LINES} values={values} errors={errors} />
      <FormExits token={seen.token} words="Announce it" />
    </StatusForm>
  );
}
