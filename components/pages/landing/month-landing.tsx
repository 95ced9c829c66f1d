import type { Route } from 'next';
import { DayText } from '#components/events/day-text';
import { AskOrganisers } from '#components/landing/ask-organisers';
import { FactSources } from '#components/landing/fact-sources';
import { FactsText } from '#components/landing/facts-text';
import { LandingHead } from '#components/landing/landing-head';
import { Ways } from '#components/landing/ways';
import { Container } from '#components/ui/layout/container';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import { MONTH_WAYS, WEEKEND_WAY } from '#lib/landing/event-ways';
import type { MonthInYear } from '#lib/landing/month-in-years';
import type { Season } from '#lib/seasons/season';
import type { Crumb } from '#lib/site/crumbs';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import { formatLongDay, formatMonth } from '#lib/time/format-day';
import type { Holiday } from '#lib/time/next-holiday';
import { EventSections } from './event-sections.tsx';
import styles from './month-landing.module.css';

type MonthLandingProps = {
  crumbs: readonly Crumb[];
  words: { name: string; heading: string; count: string };
  /** The month in the years to come. With `hasMore` the list has more of its events. */
  years: readonly (MonthInYear & { hasMore: boolean })[];
  /** Those of these years that are not over, in order. */
  holidays: readonly Holiday[];
  /** With when each is next, and when it usually is. */
  celebrations: readonly {
    slug: string;
    name: string;
    /** The language of its name (BCP 47), where it is not English. */
    nameLang?: string | undefined;
    summary: string;
    when: string;
    usual: string;
  }[];
  season: Season;
  today: CalendarDay;
  /** In milliseconds since 1970. */
  now: number;
};

/** What is on in the month, year by year, each with the way to the list filtered alike. */
function Years({ words, years, today, now }: MonthLandingProps) {
  if (years.every(({ events }) => events.length === 0))
    return (
      <Section id="events" title="Events">
        <p>
          <AskOrganisers of={`something in ${words.name}`} />
        </p>
      </Section>
    );
  return (
    <EventSections
      sections={years.map(({ month, from, to, events, hasMore }) => ({
        id: `in-${month}`,
        title: formatMonth(month),
        events,
        from,
        list: { label: `${hasMore ? 'All of' : 'Filter'} ${formatMonth(month)}`, filters: { from, to } },
      }))}
      today={today}
      now={now}
    />
  );
}

/** The days of each holiday, and the day off where it is another one. */
const Holidays = ({ holidays }: Pick<MonthLandingProps, 'holidays'>) => (
  <section>
    <h2>Public and bank holidays</h2>
    <dl className={styles.list}>
      {[...Map.groupBy(holidays, ({ id }) => id).values()].map((days) => (
        <div key={days[0]?.id}>
          <dt>{days[0]?.name}</dt>
          {days.map(({ date, observed }) => (
            <dd key={date}>
              <DayText>
                {`${formatLongDay(date)}${observed === date ? '' : `, day off: ${formatLongDay(observed)}`}`}
              </DayText>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);

const Celebrations = ({ celebrations }: Pick<MonthLandingProps, 'celebrations'>) => (
  <section>
    <h2>Celebrations</h2>
    <dl className={styles.list}>
      {celebrations.map(({ slug, name, nameLang, when, usual, summary }) => (
        <div key={slug}>
          <dt lang={nameLang}>
            <Link href={celebrationPath(slug) as Route}>{name}</Link>
          </dt>
          <dd className={styles.when}>
            <DayText>{when}</DayText>
          </dd>
          <dd>{usual}</dd>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A month of every year: what is on, its holidays and celebrations, and what the season is like. */
export function MonthLanding(props: MonthLandingProps) {
  const { crumbs, words, holidays, celebrations, season } = props;
  const yearly = [
    holidays.length > 0 && pluralize(new Set(holidays.map(({ id }) => id)).size, 'public holiday'),
    celebrations.length > 0 && pluralize(celebrations.length, 'yearly celebration'),
  ];
  return (
    <>
      <LandingHead crumbs={crumbs} title={words.heading}>
        <p>
          {[words.count, yearly.filter(Boolean).join(', ')]
            .filter(Boolean)
            .map((fact) => `${fact}.`)
            .join(' ')}
        </p>
      </LandingHead>
      <Years {...props} />
      <Container>
        <div className={styles.yearly}>
          {holidays.length > 0 && <Holidays holidays={holidays} />}
          {celebrations.length > 0 && <Celebrations celebrations={celebrations} />}
        </div>
        <FactsText
          sections={[
            { title: 'The season', sentences: season.season },
            { title: 'Good to know', sentences: season.visitorsShouldKnow },
          ]}
        />
        <Ways
          label="Weekend and months"
          ways={[WEEKEND_WAY, ...MONTH_WAYS]}
          current={crumbs.at(-1)?.href ?? ''}
        />
        <FactSources sources={season.sources} />
      </Container>
    </>
  );
}
