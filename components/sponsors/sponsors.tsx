import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Section } from '#components/ui/layout/section';
import { AD_HEADING, AD_TAGLINE, ADVERTISE_PATH, type SponsorSlide } from '#lib/site/sponsors';
import { SponsorCarousel } from './sponsor-carousel.tsx';
import { SponsorPoster } from './sponsor-poster.tsx';
import styles from './sponsors.module.css';

/** The sponsors' posters in a carousel, with a link to apply for one. */
export function Sponsors({ slides }: { slides: readonly SponsorSlide[] }) {
  return (
    <Section
      id="sponsors"
      title={AD_HEADING}
      lead={AD_TAGLINE}
      action={
        <Link className={buttonClass('accent')} href={ADVERTISE_PATH as Route} prefetch={false}>
          <span className={styles.wide}>Claim Founding Spot</span>
          <span className={styles.narrow}>Advertise</span>
        </Link>
      }
    >
      <SponsorCarousel label={AD_HEADING} count={slides.length}>
        {slides.map((slide, index) => (
          <SponsorPoster key={slide.title} slide={slide} index={index} count={slides.length} />
        ))}
      </SponsorCarousel>
    </Section>
  );
}
