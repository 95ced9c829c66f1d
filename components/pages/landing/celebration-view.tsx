import type { Route } from 'next';
import { EventImage } from '#components/events/card/event-image';
import { DayText } from '#components/events/day-text';
import { AskOrganisers } from '#components/landing/ask-organisers';
import { FactSources } from '#components/landing/fact-sources';
import { FactsText } from '#components/landing/facts-text';
import { LandingHead } from '#components/landing/landing-head';
import { Container } from '#components/ui/layout/container';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import { ScriptedLink } from '#components/ui/scripted-link';
import {
  type Celebration,
  celebrationName,
  celebrationNameLang,
  type FactSource,
} from '#lib/celebrations/celebration';
import { celebrationImage } from '#lib/celebrations/celebration-images';
import { celebrationPath } from '#lib/celebrations/celebration-path';
import type { WhenText } from '#lib/celebrations/when-text';
import type { EventSummary } from '#lib/events/event-summary';
import type { Crumb } from '#lib/site/crumbs';
import { listAddresses } from '#lib/site/list-addresses';
import { pluralize } from '#lib/text/pluralize';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './celebration-view.module.css';
import { RowsByDay } from './rows-by-day.tsx';

type ShownEdition = { year: number; events: readonly EventSummary[] };

type CelebrationViewProps = {
  celebration: Celebration;
  /** Its title, with the year once that is certain. */
  title: string;
  crumbs: readonly Crumb[];
  when: WhenText;
  /** The edition that is on or comes next, and the one before it. */
  next: ShownEdition;
  past?: ShownEdition | undefined;
  /** The days within it that have a name of their own, with when they are in the coming edition. */
  namedDays: readonly (Celebration['days'][number] & { when?: string | undefined })[];
  /** Its places in our lists. */
  places: readonly { slug: string; name: string }[];
  /** Celebrations that belong to it, and those that it belongs to. */
  parts: readonly Celebration[];
  wholes: readonly Celebration[];
  sources: readonly FactSource[];
  today: CalendarDay;
  /** In milliseconds since 1970. */
  now: number;
};

const CelebrationLinks = ({ celebrations }: { celebrations: readonly Celebration[] }) => (
  <ul className={styles.links}>
    {celebrations.map((celebration) => (
      <li key={celebration.slug} lang={celebrationNameLang(celebration)}>
        <Link href={celebrationPath(celebration.slug) as Route}>{celebrationName(celebration)}</Link>
      </li>
    ))}
  </ul>
);

/** What matters most: when and where it is, and what it is called. */
function KeyFacts({ celebration, when, places, wholes }: CelebrationViewProps) {
  const name = celebrationName(celebration);
  const others = celebration.names.filter(({ text, use }) => text !== name && !use);
  const words = celebration.names.filter(({ text, use }) => text !== name && use);
  const isByRule = celebration.when.status === 'rule';
  return (
    <dl className={styles.key}>
      <div>
        <dt>When</dt>
        <dd>
          <strong>
            <DayText>{when.line}</DayText>
          </strong>
          {isByRule && when.usual}
        </dd>
      </div>
      {!isByRule && (
        <div>
          <dt>Usually</dt>
          <dd>{when.usual}</dd>
        </div>
      )}
      {places.length > 0 && (
        <div>
          <dt>Where</dt>
          <dd>
            <ul className={styles.links}>
              {places.map(({ slug, name: place }) => (
                <li key={slug}>
                  <ScriptedLink {...listAddresses({ city: slug })}>{place}</ScriptedLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {wholes.length > 0 && (
        <div>
          <dt>Part of</dt>
          <dd>
            <CelebrationLinks celebrations={wholes} />
          </dd>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <dt>Also called</dt>
          <dd>
            {others.map(({ lang, text }, index) => (
              <span key={text}>
                {index > 0 && ', '}
                <i lang={lang}>{text}</i>
              </span>
            ))}
          </dd>
        </div>
      )}
      {words.length > 0 && (
        <div>
          <dt>Names you will hear</dt>
          {words.map(({ lang, text, use }) => (
            <dd key={text}>
              <i lang={lang}>{text}</i>: {use}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** What the calendar has of the edition that is on or comes next; the one before it is folded. */
function Programme({ next, past, today, now }: CelebrationViewProps) {
  return (
    <Section id="programme" title={`Programme ${next.year}`}>
      {next.events.length > 0 ? (
        <RowsByDay events={next.events} today={today} now={now} />
      ) : (
        <p>
          Nothing is in our calendar for {next.year} yet. <AskOrganisers of="a part of it" />
        </p>
      )}
      {past && (
        <details className={styles.past}>
          <summary>
            {past.year}: {pluralize(past.events.length, 'event')}
          </summary>
          <RowsByDay events={past.events} today={today} now={now} />
        </details>
      )}
    </Section>
  );
}

const NamedDays = ({ days }: { days: CelebrationViewProps['namedDays'] }) => (
  <section className={styles.days}>
    <h2>Its days</h2>
    <dl>
      {days.map((day) => (
        <div key={day.id}>
          <dt>
            {day.celebration ? (
              <Link href={celebrationPath(day.celebration) as Route}>{day.name}</Link>
            ) : (
              day.name
            )}
            {day.when && (
              <small>
                <DayText>{day.when}</DayText>
              </small>
            )}
          </dt>
          <dd>{day.text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A yearly celebration: when it is, what is on, what it means, and how to be a good guest. */
export function CelebrationView(props: CelebrationViewProps) {
  const { celebration, title, crumbs, namedDays, parts, sources } = props;
  return (
    <>
      <LandingHead
        crumbs={crumbs}
        title={title}
        lang={celebrationNameLang(celebration)}
        // Whether it is still held is not known of all.
        {...(celebration.when.status !== 'unclear' && { kind: 'Every year' })}
        image={<EventImage url={celebrationImage(celebration)} alt="" size="card" eager />}
      >
        <p className={styles.summary}>{celebration.summary.text}</p>
        <KeyFacts {...props} />
      </LandingHead>
      <Programme {...props} />
      <Container>
        {namedDays.length > 0 && <NamedDays days={namedDays} />}
        <FactsText
          sections={[
            { title: 'What it means', sentences: celebration.meaning },
            { title: 'What to expect', sentences: celebration.expect },
            { title: 'How to behave', sentences: celebration.behave },
            { title: 'What to wear', sentences: celebration.wear },
            { title: 'With children', sentences: celebration.withChildren },
            { title: 'Food', sentences: celebration.food },
            { title: 'How to get there', sentences: celebration.gettingThere },
          ]}
        />
        {parts.length > 0 && (
          <nav aria-labelledby="parts-title" className={styles.parts}>
            <h2 id="parts-title">Belongs to it</h2>
            <CelebrationLinks celebrations={parts} />
          </nav>
        )}
        <FactSources sources={sources} />
      </Container>
    </>
  );
}
