import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts, fieldId } from './field-id.ts';

type Choice = { value: string; label: string };

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'className'> & {
    name: string;
    choices: readonly Choice[];
    /** Label of a first, empty option; left out where one option is always chosen. */
    nothing?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A native select element. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, name, choices, nothing, ...select } = props;
  const id = select.id ?? fieldId(name);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <span className={styles.select}>
        <select
          {...select}
          {...describedBy(id, { help, error })}
          id={id}
          name={name}
          className={styles.control}
        >
          {nothing !== undefined && <option value="">{nothing}</option>}
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
