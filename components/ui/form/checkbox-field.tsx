import type { InputHTMLAttributes, Ref } from 'react';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { describedBy, type FieldTexts, fieldId } from './field-id.ts';

type CheckboxFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'type'> & {
    name: string;
    ref?: Ref<HTMLInputElement>;
  };

/** A checkbox with its label beside it. */
export function CheckboxField({ label, help, error, optional, name, ...input }: CheckboxFieldProps) {
  const id = input.id ?? fieldId(name);
  return (
    <div className={fieldStyles.field} data-wrong={error ? '' : undefined}>
      <FieldError id={id} error={error} />
      <label className={styles.checkbox}>
        <input {...input} {...describedBy(id, { help, error })} type="checkbox" id={id} name={name} />
        <span>
          {label}
          {optional && <span className={fieldStyles.optional}> (optional)</span>}
        </span>
      </label>
      {help && (
        <p className={fieldStyles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
