import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { HERO_SUBTITLE, HERO_TITLE, THINGS_TO_DO_PATH } from '#lib/site/site';
import styles from './hero.module.css';

/** The first thing anybody sees: what this is, and the two questions most people come with. */
export function Hero() {
  return (
    <section id="home" aria-labelledby="home-title" className={styles.hero}>
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
