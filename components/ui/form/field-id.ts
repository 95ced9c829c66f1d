import type { ReactNode } from 'react';

/** The id of the control of a field, where the error summary leads: `fieldId('date')` is 'field-date'. */
export const fieldId = (name: string) => `field-${name.replaceAll('.', '-')}`;

export type FieldTexts = {
  label: string;
  /** Shown below the field. */
  help?: ReactNode;
  /** The same message as in the error summary. */
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
};

/** ARIA attributes that connect a control with its error and help. */
export function describedBy(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const parts = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return {
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}
