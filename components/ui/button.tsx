import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

/**
 * `accent` sends what somebody has typed (Search, Send, Submit), or leads to a seller of tickets; `primary` is the next step on
 * the site, whether a button or a link (Next, Ask, Approve, Submit Event). The others are for what is beside these two.
 */
export type ButtonLook = 'plain' | 'primary' | 'accent' | 'quiet' | 'icon' | 'light' | 'tile';

/** Classes of an element that looks like a button, like a link. */
export const buttonClass = (look: ButtonLook = 'plain') =>
  look === 'plain' ? `${styles.button}` : `${styles.button} ${styles[look]}`;

/** Class of a control that shows a spinner while it has `aria-busy`. */
export const busyClass = styles.busy ?? '';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  ref?: Ref<HTMLButtonElement>;
};

/** A button; its type is 'button' unless another one is given. */
export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
