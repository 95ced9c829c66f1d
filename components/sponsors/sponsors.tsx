import type { Route } from 'next';
import { buttonClass } from '#components/ui/button';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import { AD_HEADING, AD_TAGLINE, ADVERTISE_PATH, type SponsorSlide } from '#lib/site/sponsors';
import { SponsorCarouselPart } from './sponsor-carousel-part.tsx';
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
        <Link className={buttonClass('accent')} href={ADVERTISE_PATH as Route}>
          <span className={styles.wide}>Claim Founding Spot</span>
          <span className={styles.narrow}>Advertise</span>
        </Link>
      }
    >
      <SponsorCarouselPart label={AD_HEADING} count={slides.length}>
        {slides.map((slide, index) => (
          <SponsorPoster key={slide.title} slide={slide} index={index} count={slides.length} />
        ))}
      </SponsorCarouselPart>
    </Section>
  );
}
