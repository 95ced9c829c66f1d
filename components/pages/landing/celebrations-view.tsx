import type { Route } from 'next';
import { EventImage } from '#components/events/card/event-image';
import { DayText } from '#components/events/day-text';
import { LandingHead } from '#components/landing/landing-head';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import type { Crumb } from '#lib/site/crumbs';
import styles from './celebrations-view.module.css';

type ListedCelebration = {
  slug: string;
  name: string;
  /** The language of its name (BCP 47), where it is not English. */
  nameLang?: string | undefined;
  summary: string;
  /** 'Friday, 19 November 2027', or that it is not announced. */
  when: string;
  image: string;
};

type CelebrationsViewProps = {
  crumbs: readonly Crumb[];
  title: string;
  /** What is next, with an image each; then all, by month. */
  next: readonly ListedCelebration[];
  months: readonly { title: string; href?: string; celebrations: readonly ListedCelebration[] }[];
};

/** The yearly celebrations of Belize and of Belizeans abroad: the next ones, then all by month. */
export function CelebrationsView({ crumbs, title, next, months }: CelebrationsViewProps) {
  return (
    <>
      <LandingHead crumbs={crumbs} title={title}>
        <p>
          What Belize keeps every year, at home and abroad: what it means, when it is, what is on, and how to
          be a good guest. Days stand here when a rule or the calendar gives them; nothing is guessed.
        </p>
      </LandingHead>
      <Section id="next" title="Next">
        <ul className={styles.next}>
          {next.map(({ slug, name, nameLang, summary, when, image }) => (
            <li key={slug}>
              <Link href={celebrationPath(slug) as Route} className={styles.card}>
                <EventImage url={image} alt="" size="ticket" frame={styles.image} />
                <h3 lang={nameLang}>{name}</h3>
                <p className={styles.when}>
                  <DayText>{when}</DayText>
                </p>
                <p>{summary}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="by-month" title="Month by month">
        <div className={styles.months}>
          {months.map((month) => (
            <section key={month.title}>
              <h3>{month.href ? <Link href={month.href as Route}>{month.title}</Link> : month.title}</h3>
              <ul>
                {month.celebrations.map(({ slug, name, nameLang, when }) => (
                  <li key={slug}>
                    <Link href={celebrationPath(slug) as Route} lang={nameLang}>
                      {name}
                    </Link>
                    <small>
                      <DayText>{when}</DayText>
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
