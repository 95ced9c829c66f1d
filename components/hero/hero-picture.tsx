import type { HeroScene } from '#lib/site/hero-scenes';
import styles from './hero.module.css';

const WIDTHS = [640, 1280, 1920];

const sourceSet = (slug: string, format: string) =>
  WIDTHS.map((width) => `/images/hero/${slug}-${width}.${format} ${width}w`).join(', ');

/** The scene behind the title: the largest thing on the first screen, so it is fetched before all other pictures. */
export function HeroPicture({ scene }: { scene: HeroScene }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(scene.slug, 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={sourceSet(scene.slug, 'webp')} sizes="100vw" />
      <img
        className={styles.picture}
        src={`/images/hero/${scene.slug}-1280.jpg`}
        alt={scene.alt}
        width={1920}
        height={1080}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
