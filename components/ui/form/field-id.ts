/** The id of the control of a field, where the error summary leads: `fieldId('date')` is 'field-date'. */
export const fieldId = (name: string) => `field-${name.replaceAll('.', '-')}`;

export type FieldWords = {
  label: string;
  /** Stands below the field, before anybody makes a mistake. */
  help?: string;
  /** What is wrong, in the same words as in the error summary. */
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
};

/** What a control says of itself to assistive technology, besides its label. */
export function describing(id: string, { help, error }: Pick<FieldWords, 'help' | 'error'>) {
  const parts = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return {
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}
