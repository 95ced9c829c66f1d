import styles from './woven.module.css';

/** The site's ornament, a woven pattern in red, white and blue: a broad strip or a narrow edge. */
export function Woven({ look = 'strip' }: { look?: 'strip' | 'edge' }) {
  return <div className={look === 'strip' ? styles.strip : styles.edge} aria-hidden="true" />;
}
