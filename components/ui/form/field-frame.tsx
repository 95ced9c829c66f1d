import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import type { FieldTexts } from './field-id.ts';

type FieldFrameProps = FieldTexts & {
  /** Id of the control. */
  id: string;
  children: ReactNode;
};

/** Label, error, control and help, in this order. */
export function FieldFrame({ id, label, help, error, optional = false, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-wrong={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <FieldError id={id} error={error} />
      {children}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
