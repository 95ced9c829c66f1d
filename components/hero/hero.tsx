import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import type { HeroScene } from '#lib/site/hero-scenes';
import { HERO_SUBTITLE, HERO_TITLE, THINGS_TO_DO_PATH } from '#lib/site/site';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';

/** The first thing anybody sees: what this is, and the two questions most people come with. */
export function Hero({ scene }: { scene: HeroScene }) {
  return (
    <section id="home" aria-labelledby="home-title" className={styles.hero}>
      <HeroPicture scene={scene} />
      <Container className={styles.inner}>
        <h1 id="home-title">{HERO_TITLE}</h1>
        <p className={styles.subtitle}>{HERO_SUBTITLE}</p>
        <p className={styles.choices}>
          <Link className={buttonClass()} href={`${THINGS_TO_DO_PATH}?when=today` as Route} prefetch={false}>
            Today
          </Link>
          <Link
            className={buttonClass()}
            href={`${THINGS_TO_DO_PATH}?when=weekend` as Route}
            prefetch={false}
          >
            This weekend
          </Link>
        </p>
      </Container>
    </section>
  );
}
