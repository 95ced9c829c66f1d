import type { InputHTMLAttributes, Ref } from 'react';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts, fieldId } from './field-id.ts';

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className'> & {
    name: string;
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time';
    ref?: Ref<HTMLInputElement>;
  };

/** A field of one line; dates and times use the native pickers. */
export function TextField({ label, help, error, optional, type = 'text', name, ...input }: TextFieldProps) {
  const id = input.id ?? fieldId(name);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <input
        {...input}
        {...describedBy(id, { help, error })}
        id={id}
        name={name}
        type={type}
        spellCheck={type === 'email' || type === 'url' ? false : input.spellCheck}
        autoCapitalize={type === 'email' || type === 'url' ? 'none' : input.autoCapitalize}
        className={styles.control}
      />
    </FieldFrame>
  );
}
