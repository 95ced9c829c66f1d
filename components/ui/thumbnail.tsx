import styles from './thumbnail.module.css';

/** A picture in the size of 300 × 200 pixels that was made when it was uploaded; as wide as its place. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  // biome-ignore lint/performance/noImgElement: it has its size already
  return <img src={src} alt={alt} width={300} height={200} className={styles.thumbnail} />;
}
