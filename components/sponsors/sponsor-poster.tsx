import type { Route } from 'next';
import { chipClass } from '#components/ui/chip';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Woven } from '#components/ui/layout/woven';
import { Link } from '#components/ui/link';
import { slideTarget } from '#lib/site/slide-press';
import { ADVERTISE_PATH, badgeOf, type SponsorSlide, slideImage } from '#lib/site/sponsors';
import { addDays, belizeMidnight } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';
import styles from './sponsor-poster.module.css';

const TONES = ['sky', 'fire', 'sea'];

type SponsorPosterProps = {
  slide: SponsorSlide;
  index: number;
  count: number;
  /** Whether it stands outside the carousel, as wide as its place. */
  alone?: boolean;
};

/** One slide of the carousel; a click on the poster opens its link. */
export function SponsorPoster({ slide, index, count, alone }: SponsorPosterProps) {
  const { id, src, alt, title, description, url, isSponsored, lastDay } = slide;
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
      data-slide-id={id}
      data-leads={target}
      // When it ends, in minutes since 1970: an old page hides it before the carousel's code is there.
      data-ends={lastDay && belizeMidnight(addDays(lastDay, 1)) / MINUTE_MS}
      data-alone={alone || undefined}
      suppressHydrationWarning
    >
      <div className={styles.poster} data-tone={TONES[index % TONES.length]}>
        <picture className={styles.image}>
          {image.avif && <source type="image/avif" srcSet={image.avif} />}
          <img src={image.src} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
        </picture>
        <span className={`${chipClass(isSponsored ? 'glow' : 'solid')} ${styles.badge}`}>
          {badgeOf(slide)}
        </span>
        <Woven look="edge" />
        <div className={styles.words}>
          <h3>{title}</h3>
          <p>{description}</p>
          {target === 'visit' && (
            <p className={styles.foot}>
              <a
                className={styles.link}
                href={url}
                rel={isSponsored ? 'noopener sponsored' : 'noopener'}
                target="_blank"
              >
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
