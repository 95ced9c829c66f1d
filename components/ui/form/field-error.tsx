import { HiddenText } from '../hidden-text.tsx';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';

/** The message beside an invalid field; nothing while it is valid. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning" />
      <span>
        <HiddenText>Error: </HiddenText>
        {error}
      </span>
    </p>
  );
}
