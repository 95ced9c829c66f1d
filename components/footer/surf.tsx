import styles from './surf.module.css';

const WIDTH = 2400;

/** A line of waves from edge to edge, `half` long from crest to trough and `height` high. */
const waves = (y: number, half: number, height: number) =>
  `M0 ${y}q${half / 2}-${height} ${half} 0${`t${half} 0`.repeat(Math.ceil(WIDTH / half))}`;

/** The footer's upper edge as a drawing of waves: the lagoon, the surf on the reef, and the open sea. */
export function Surf() {
  return (
    <svg
      className={styles.surf}
      viewBox={`0 0 ${WIDTH} 96`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.lagoon} d={`${waves(30, 110, 26)}V96H0z`} />
      <path className={styles.shallow} d={`${waves(50, 80, 18)}V96H0z`} />
      <path className={styles.foam} d={waves(68, 55, 16)} />
      <path className={styles.deep} d={`${waves(74, 55, 16)}V96H0z`} />
    </svg>
  );
}
