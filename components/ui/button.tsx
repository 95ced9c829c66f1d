import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'plain';

/** Classes of something that looks like a button: a link to somewhere, for example. */
export const buttonClass = (look: Look = 'plain') =>
  look === 'primary' ? `${styles.button} ${styles.primary}` : styles.button;

/** A button that submits nothing unless it says so. */
export function Button({
  look = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
