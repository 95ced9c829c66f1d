import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import chips from './filter-chip.module.css';
import styles from './filter-sheet.module.css';

/** Ids of the sheets; a page has one form with them. */
export const TIME_SHEET = 'time-sheet';
export const PLACE_SHEET = 'place-sheet';
export const KIND_SHEET = 'kind-sheet';

type SheetId = typeof TIME_SHEET | typeof PLACE_SHEET | typeof KIND_SHEET;

type SheetButtonProps = {
  sheet: SheetId;
  /** What can be chosen: 'Place'. */
  name: string;
  /** What is chosen; without it, nothing. */
  value: string | undefined;
  className?: string | undefined;
};

/** A chip that opens a sheet and shows what is chosen there. The browser opens it, before hydration too. */
export const SheetButton = ({ sheet, name, value, className = '' }: SheetButtonProps) => (
  <button
    type="button"
    popoverTarget={sheet}
    className={`${chips.chip} ${styles.button} ${value ? styles.chosen : ''} ${className}`}
    data-sheet={sheet}
  >
    {value && <HiddenText>{name}: </HiddenText>}
    {value ?? name}
    <Icon name="chevron-down" />
  </button>
);

/** The top of a sheet: what can be chosen, and a button that closes it. */
export const SheetHead = ({ sheet, children }: { sheet: SheetId; children: ReactNode }) => (
  <div className={styles.head}>
    <span aria-hidden="true">{children}</span>
    <button type="button" popoverTarget={sheet} popoverTargetAction="hide" className={buttonClass('quiet')}>
      <Icon name="close" />
      Close
    </button>
  </div>
);

/** Class of the element with `popover` and the choices. */
export const sheetClass = styles.sheet ?? '';
