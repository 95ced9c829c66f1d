import styles from './save-button.module.css';

type SaveButtonProps = { id: string; title: string };

/**
 * The button beside a card that saves its event on this device. A list has hundreds of them and none is hydrated:
 * `useSaveButtons` of the area around follows them all.
 */
export const SaveButton = ({ id, title }: SaveButtonProps) => (
  <button type="button" className={styles.save} data-save={id} aria-label={`Save ${title}`} />
);
