import { PlainFields } from '#components/forms/plain-fields';
import { PlainTimeZone } from '#components/forms/when/plain-time-zone';
import { PlainWhen } from '#components/forms/when/plain-when';
import type { FormValues } from '#lib/forms/form-values';
import { askedZones } from '#lib/places/time-zones';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import { fieldLines } from '#lib/submissions/fields/field-view';
import type { FieldErrors } from '#lib/text/field-errors';
import { FormExits } from './form-exits.tsx';
import { type SeenItem, StatusForm } from './status-form.tsx';

type MoveFormProps = SeenItem & { values: FormValues; errors: FieldErrors };

const LINES = fieldLines(EVENT_FIELDS, 'status', {
  lines: ['date', 'venueName', ['community', 'country'], 'timeZone'],
  changes: {
    venueName: { autoComplete: 'off' },
    community: { autoComplete: 'off' },
    country: { autoComplete: 'off' },
  },
});

/** The form that announces where and when an approved event takes place now. */
export function MoveForm({ values, errors, ...seen }: MoveFormProps) {
  const filled = { values, errors };
  return (
    <StatusForm action="moved" {...seen}>
      <PlainFields
        lines={LINES}
        {...filled}
        own={{
          date: <PlainWhen label={EVENT_FIELDS.date.label} {...filled} />,
          timeZone: (
            <PlainTimeZone {...filled} zones={askedZones(values.community ?? '', values.country ?? '')} />
          ),
        }}
      />
      <FormExits token={seen.token} words="Announce it" />
    </StatusForm>
  );
}
