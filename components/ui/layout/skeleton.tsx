import styles from './skeleton.module.css';

type SkeletonProps = { shape?: 'line' | 'card'; className?: string };

/** A placeholder while content loads; hidden from screen readers, so its surroundings must say that they are busy. */
export function Skeleton({ shape = 'line', className = '' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${styles[shape]} ${className}`} aria-hidden="true" />;
}
