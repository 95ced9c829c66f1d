import type { Route } from 'next';
import { chipClass } from '#components/ui/chip';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Woven } from '#components/ui/layout/woven';
import { Link } from '#components/ui/link';
import { slideTarget } from '#lib/site/slide-press';
import { ADVERTISE_PATH, type SponsorSlide, slideImage } from '#lib/site/sponsors';
import styles from './sponsor-poster.module.css';

const TONES = ['sky', 'fire', 'sea'];

type SponsorPosterProps = { slide: SponsorSlide; index: number; count: number };

/** One slide of the carousel; a click on the poster opens its link. */
export function SponsorPoster({ slide, index, count }: SponsorPosterProps) {
  const { src, alt, title, description, url, isSponsored } = slide;
  const target = slideTarget(slide);
  const image = slideImage(src);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; a carousel's slide is a group
    <div
      className={`swiper-slide ${styles.slide}`}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      data-slide={index}
      data-leads={target}
    >
      <div className={styles.poster} data-tone={TONES[index % TONES.length]}>
        <picture className={styles.picture}>
          {image.avif && <source type="image/avif" srcSet={image.avif} />}
          <img src={image.src} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
        </picture>
        {isSponsored && <span className={`${chipClass('glow')} ${styles.badge}`}>Sponsored</span>}
        <Woven look="edge" />
        <div className={styles.words}>
          <h3>{title}</h3>
          <p>{description}</p>
          {target === 'visit' && (
            <p className={styles.foot}>
              <a className={styles.link} href={url} rel="noopener sponsored" target="_blank">
                Visit
                <HiddenText> {title} (opens in a new tab)</HiddenText>
                <Icon name="external" />
              </a>
              <span className={styles.hint}>Double-tap to visit</span>
            </p>
          )}
          {target === 'sign-up' && (
            <p className={styles.foot}>
              <Link className={styles.link} href={ADVERTISE_PATH as Route}>
                Claim this spot
                <HiddenText> ({title})</HiddenText>
                <Icon name="arrow-right" />
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
