'use client';

import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldView } from '#lib/submissions/fields/field-view';
import { FieldLines } from './field-lines.tsx';
import { FormField } from './form-field.tsx';
import { useFormFields } from './use-form-fields.ts';

/** A field whose characters are counted while they are typed. */
function CountedField({ field }: { field: FieldView }) {
  const { register, errorOf } = useFormFields();
  const text: unknown = useWatch({ name: field.name });
  const { name } = field;
  return <FormField {...register(name)} field={field} text={String(text ?? '')} error={errorOf(name)} />;
}

type StepFieldsProps<Name extends string> = {
  lines: ReadonlyArray<ReadonlyArray<FieldView<Name>>>;
  /** Fields that are more than a plain input; null for one that is not asked now. */
  own?: { [Field in Name]?: ReactNode };
};

/** The fields of a step, drawn from the table. */
export function StepFields<Name extends string>({ lines, own = {} }: StepFieldsProps<Name>) {
  const { register, errorOf } = useFormFields();
  const draw = (field: FieldView<Name>) => {
    const { name } = field;
    if (own[name] !== undefined) return own[name];
    if (field.max !== undefined) return <CountedField field={field} />;
    return <FormField {...register(name)} field={field} error={errorOf(name)} />;
  };
  return <FieldLines lines={lines} draw={draw} />;
}
