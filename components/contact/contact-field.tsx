import type { InputHTMLAttributes } from 'react';
import { FieldFrame } from '#components/ui/form/field-frame';
import fieldStyles from '../ui/form/field.module.css';
import { fieldId } from '../ui/form/field-id.ts';
import { contactField } from './contact-state.ts';

type ContactFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  optional?: boolean;
  /** Lines of a long text; without them it is a field of one line. */
  rows?: number;
};

/** A field as the server draws it, with a place where the code that comes later says what is wrong. */
export function ContactField({ name, label, optional, rows, ...input }: ContactFieldProps) {
  const id = fieldId(contactField(name));
  const control = { id, name, 'aria-describedby': `${id}-error` };
  return (
    <FieldFrame id={id} label={label} optional={optional}>
      <div data-place={name} />
      {rows ? (
        <textarea {...control} rows={rows} className={`${fieldStyles.control} ${fieldStyles.area}`} />
      ) : (
        <input type="text" {...input} {...control} className={fieldStyles.control} />
      )}
    </FieldFrame>
  );
}
