import { Section } from '#components/ui/section';
import { pictureSources } from '#lib/events/picture-sources';
import { AD_CLAIM, AD_HEADING, type SponsorSlide } from '#lib/site/sponsors';
import styles from './sponsor-slides.module.css';

/** Sponsors' slides, side by side. */
export function SponsorSlides({ slides }: { slides: readonly SponsorSlide[] }) {
  return (
    <Section id="sponsors" title={AD_HEADING} lead={AD_CLAIM}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <ul className={styles.slides} tabIndex={0} aria-label={AD_HEADING}>
        {slides.map(({ src, alt, title, description, url, isSponsored }) => (
          <li key={title} className={styles.slide}>
            {/* biome-ignore lint/performance/noImgElement: the sizes are made in advance */}
            <img
              src={pictureSources(src, 'card').src}
              alt={alt}
              width={640}
              height={480}
              loading="lazy"
              decoding="async"
            />
            {isSponsored && <span className={styles.badge}>Sponsored</span>}
            <h3>{title}</h3>
            <p>{description}</p>
            {url && (
              <p>
                <a href={url} rel="noopener sponsored" target="_blank">
                  Visit {title}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
