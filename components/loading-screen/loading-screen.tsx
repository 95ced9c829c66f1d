import { Woven } from '#components/ui/woven';
import styles from './loading-screen.module.css';

/** Lies over the finished page for a second, when LoadingScript said so; what is under it can be read and used. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} aria-hidden="true">
      <svg className={styles.scene} viewBox="0 0 64 44" aria-hidden="true">
        <path
          className={styles.sun}
          d="M15 35.5L4 29 15 22.5zM15.4 21.6L12.2 9.2 24.6 12.4zM25.5 12L32 1 38.5 12zM39.4 12.4L51.8 9.2 48.6 21.6zM49 22.5L60 29 49 35.5zM18.5 29a13.5 13.5 0 0 1 27 0v7h-27z"
        />
        <path className={styles.temple} d="M24 20h16v8h8v8h8v8H8v-8h8v-8h8z" />
        <path className={styles.door} d="M28 28h8v16h-8z" />
      </svg>
      <Woven />
      <div className={styles.words}>
        <p className={styles.title}>Loading Belize Celebrations</p>
        <p className={styles.preparing}>Preparing your cultural journey...</p>
        <p className={styles.locating}>Finding events near you...</p>
      </div>
    </div>
  );
}
