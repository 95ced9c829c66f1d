import type { ReactNode } from 'react';
import type { FormValues } from '#lib/forms/form-values';
import type { FieldView } from '#lib/submissions/fields/field-view';
import type { FieldErrors } from '#lib/text/field-errors';
import { FieldLines } from './field-lines.tsx';
import { FormField } from './form-field.tsx';

type PlainFieldsProps = {
  lines: readonly (readonly FieldView[])[];
  /** The value of a checked checkbox is 'yes'. */
  values: FormValues;
  errors: FieldErrors;
  /** Fields that are more than a plain input, by name; null for one that is not asked now. */
  own?: Readonly<Record<string, ReactNode>>;
};

/** The fields of a form that works without JavaScript, with their present values. */
export function PlainFields({ lines, values, errors, own = {} }: PlainFieldsProps) {
  return (
    <FieldLines
      lines={lines}
      draw={(field) =>
        own[field.name] !== undefined ? (
          own[field.name]
        ) : (
          <FormField
            field={field}
            error={errors[field.name]}
            {...(field.kind === 'checkbox'
              ? { value: 'yes', defaultChecked: values[field.name] === 'yes' }
              : { defaultValue: values[field.name] })}
          />
        )
      }
    />
  );
}
