import styles from './skeleton.module.css';

type SkeletonProps = { shape?: 'line' | 'card'; className?: string };

/** The shape of what is still coming; says nothing, the place it stands in tells that it is busy. */
export function Skeleton({ shape = 'line', className = '' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${styles[shape]} ${className}`} aria-hidden="true" />;
}
