import type { Route } from 'next';
import { buttonClass } from '#components/ui/button';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import { AD_HEADING, AD_TAGLINE, ADVERTISE_PATH, type SponsorSlide } from '#lib/site/sponsors';
import type { CalendarDay } from '#lib/time/calendar-day';
import { SponsorCarouselPart } from './sponsor-carousel-part.tsx';
import styles from './sponsors.module.css';

type SponsorsProps = {
  slides: readonly SponsorSlide[];
  /** The day in Belize for which the page is made. */
  today: CalendarDay;
};

/** The sponsors' posters in a carousel, with a link to apply for one. */
export function Sponsors({ slides, today }: SponsorsProps) {
  return (
    <Section
      id="sponsors"
      title={AD_HEADING}
      lead={AD_TAGLINE}
      action={
        <Link className={buttonClass('primary')} href={ADVERTISE_PATH as Route}>
          <span className={styles.wide}>Claim Founding Spot</span>
          <span className={styles.narrow}>Advertise</span>
        </Link>
      }
    >
      <SponsorCarouselPart label={AD_HEADING} slides={slides} pageDay={today} />
    </Section>
  );
}
