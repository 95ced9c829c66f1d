import styles from './flip-figure.module.css';

const PLACES = [100, 10, 1];
const digitAt = (place: number, value: number) => Math.floor(value / place) % 10;

/** A number of two or three digits on flaps; those that differ from the number before it flip over. */
export function FlipFigure({ value, before }: { value: number; before: number }) {
  return (
    <span className={styles.figure}>
      {PLACES.slice(value > 99 ? 0 : 1).map((place) => {
        const digit = digitAt(place, value);
        const was = digitAt(place, before);
        return (
          // The value is in the key: a new digit is a new element, and its flap starts anew.
          <span
            key={`${place}: ${digit}`}
            className={styles.digit}
            data-was={was === digit ? undefined : was}
          >
            {digit}
          </span>
        );
      })}
    </span>
  );
}
