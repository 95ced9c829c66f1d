import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'plain' | 'primary' | 'accent' | 'quiet' | 'icon' | 'light' | 'tile';

/** Classes of something that looks like a button: a link to somewhere, for example. */
export const buttonClass = (look: ButtonLook = 'plain') =>
  look === 'plain' ? `${styles.button}` : `${styles.button} ${styles[look]}`;

/** Class of something that works for a while when pressed, and says so with `aria-busy`. */
export const busyClass = styles.busy ?? '';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that submits nothing unless it says so. */
export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
