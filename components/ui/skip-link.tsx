import styles from './skip-link.module.css';

/** The keyboard's way past the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
