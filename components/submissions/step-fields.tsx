'use client';

import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldLines } from '#components/forms/field-lines';
import { FormField } from '#components/forms/form-field';
import type { FieldView } from '#lib/submissions/fields/field-view';
import { type EventStepField, linesOfStep } from './event-lines.ts';
import { useEventFields } from './use-event-fields.ts';

/** A field whose characters are counted while they are typed. */
function CountedField({ field }: { field: FieldView<EventStepField> }) {
  const { register, errorOf } = useEventFields();
  const text: unknown = useWatch({ name: field.name });
  const { name } = field;
  return <FormField {...register(name)} field={field} text={String(text ?? '')} error={errorOf(name)} />;
}

type StepFieldsProps = {
  step: Parameters<typeof linesOfStep>[0];
  /** Fields that are more than a plain input; null for one that is not asked now. */
  own?: { [Name in EventStepField]?: ReactNode };
};

/** The fields of a step, drawn from the table. */
export function StepFields({ step, own = {} }: StepFieldsProps) {
  const { register, errorOf } = useEventFields();
  const draw = (field: FieldView<EventStepField>) => {
    const { name } = field;
    if (own[name] !== undefined) return own[name];
    if (field.max !== undefined) return <CountedField field={field} />;
    return <FormField {...register(name)} field={field} error={errorOf(name)} />;
  };
  return <FieldLines lines={linesOfStep(step)} draw={draw} />;
}
