import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-name.tsx';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { describedBy, type FieldTexts, fieldId } from './field-id.ts';

type RadioChoice = {
  value: string;
  label: string;
  icon?: IconName;
  /** The category whose colour the choice has. */
  category?: string;
  /** Whether it is the chosen one: always, where the group has `onChange`; else only at first. */
  isChosen?: boolean;
};

type ChoiceFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'type' | 'value' | 'id'> & {
    name: string;
    choices: readonly RadioChoice[];
    /** Wider tiles, for labels of several words. */
    wide?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** Radio buttons as large tiles. */
export function ChoiceField({
  label,
  help,
  error,
  optional,
  name,
  choices,
  wide,
  ...input
}: ChoiceFieldProps) {
  const id = fieldId(name);
  const described = describedBy(id, { help, error });
  return (
    <fieldset
      className={fieldStyles.field}
      aria-describedby={described['aria-describedby']}
      data-wrong={error ? '' : undefined}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {label}
        {optional && <span className={fieldStyles.optional}> (optional)</span>}
      </legend>
      <FieldError id={id} error={error} />
      <div className={wide ? `${styles.choices} ${styles.wide}` : styles.choices}>
        {choices.map(({ value, label: words, icon, category, isChosen }, place) => (
          <label key={value} className={styles.choice} data-category={category}>
            <input
              {...input}
              type="radio"
              id={place === 0 ? id : undefined}
              name={name}
              value={value}
              // Without a listener nobody could choose: React would put back what it was given.
              {...(input.onChange ? { checked: isChosen } : { defaultChecked: isChosen })}
              aria-invalid={described['aria-invalid']}
            />
            {icon && <Icon name={icon} />}
            <span>{words}</span>
          </label>
        ))}
      </div>
      {help && (
        <p className={fieldStyles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
