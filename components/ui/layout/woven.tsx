import styles from './woven.module.css';

/** The one ornament: triangles and steps of a Belizean weave in red, white and blue, as a strip across. */
export function Woven({ look = 'strip' }: { look?: 'strip' | 'edge' }) {
  return <div className={look === 'strip' ? styles.strip : styles.edge} aria-hidden="true" />;
}
