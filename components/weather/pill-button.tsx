import type { ComponentProps, ReactNode } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import styles from './pill-button.module.css';

type PillButtonProps = ComponentProps<'button'> & {
  icon?: ReactNode;
  /** Like '84°F' or '72–85°F'. */
  degrees: string;
  /** Where or when it is so hot; short, as it has one line. */
  note: string;
  /** The condition, for screen readers. */
  condition?: string;
};

/** The button of the weather's panel, in two short lines; `children` follow for screen readers. */
export function PillButton({ icon, degrees, note, condition, children, ...button }: PillButtonProps) {
  return (
    <button type="button" className={styles.pill} {...button}>
      <HiddenText>Weather: {condition && `${condition}, `}</HiddenText>
      <span className={styles.degrees}>
        {icon}
        {degrees}
      </span>
      <span className={styles.note}>{note}</span>
      {children && <HiddenText>{children}</HiddenText>}
    </button>
  );
}
