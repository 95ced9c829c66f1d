import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import type { Crumb } from '#lib/site/crumbs';
import styles from './landing-head.module.css';

type LandingHeadProps = {
  crumbs: readonly Crumb[];
  title: string;
  /** The language of the title (BCP 47), where it is not that of the page. */
  lang?: string | undefined;
  /** A short line above the title: the kind of page. */
  kind?: string;
  /** The image beside the words, or above them on a phone. */
  image?: ReactNode;
  children: ReactNode;
};

/** The top of a landing page: the way to it, its title and what matters most, beside an image. */
export function LandingHead({ crumbs, title, lang, kind, image, children }: LandingHeadProps) {
  return (
    <Container>
      <Breadcrumb crumbs={crumbs} />
      <div className={image ? `${styles.head} ${styles.pictured}` : styles.head}>
        <div className={styles.words}>
          {kind && <p className={styles.kind}>{kind}</p>}
          <h1 lang={lang}>{title}</h1>
          {children}
        </div>
        {image && <div className={styles.image}>{image}</div>}
      </div>
    </Container>
  );
}
