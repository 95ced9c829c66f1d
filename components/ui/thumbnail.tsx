import styles from './thumbnail.module.css';

/** An image's thumbnail of 300 × 200 pixels, which was generated at upload; as wide as its container. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  // biome-ignore lint/performance/noImgElement: it has its size already
  return <img src={src} alt={alt} width={300} height={200} className={styles.thumbnail} data-ground="" />;
}
