import { buttonClass } from '#components/ui/button';
import { hiddenClass } from '#components/ui/hidden-text';
import { EmptyState } from '#components/ui/layout/empty-state';
import { Link } from '#components/ui/link';
import { daysOfFilters, type EventFilters } from '#lib/events/event-filters';
import { takesPlace } from '#lib/events/event-status';
import { DATE_TO_BE_CONFIRMED } from '#lib/events/format-event';
import { countOfEvents } from '#lib/events/lists/count-of-events';
import type { EventChoices } from '#lib/events/lists/event-choices';
import { type PageOfMonths, pageOfMonths } from '#lib/events/lists/page-of-months';
import type { FiltersAnswer } from '#lib/questions/answer-filters';
import { nothingText } from '#lib/questions/nothing-text';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { formatMonth } from '#lib/time/format-day';
import { CardGrid } from '../card/card-grid.tsx';
import { FoldedEvents } from '../card/folded-events.tsx';
import { LeadOnText } from '../card/lead-on-text.tsx';
import { UnderstoodChips } from '../filters/understood-chips.tsx';
import { nearbyNames, resultText } from '../list/result-text.ts';
import styles from './plain-results.module.css';
import { resultsAddress } from './results-address.ts';

type PlainResultsProps = {
  filters: EventFilters;
  answer: FiltersAnswer;
  choices: EventChoices;
  /** In milliseconds since 1970. */
  now: number;
  /** The page of the results that was asked for. */
  page: number;
};

/** More of these are on the pages of the places themselves. */
const MAX_NEARBY = 24;

/** With fewer events in a month a heading for each would stand above a row that is almost empty. */
const MIN_EVENTS_PER_MONTH = 3;

const placeLabelOf = ({ reading, place }: FiltersAnswer) =>
  place?.label ?? reading.chips.find(({ key }) => key === 'place')?.label;

/** The results of a search in one page of HTML: what was understood, the events by month, and the way on. */
export function PlainResults({ filters, answer, choices, now, page: asked }: PlainResultsProps) {
  const { reading, result, place, nearest } = answer;
  const { events, folded, nearby } = result;
  const cityLabel = placeLabelOf(answer);
  const today = belizeDay(now);
  const first = daysOfFilters(reading.query, today)?.from ?? today;
  // What began before the first day that was asked for is in the month of that day.
  const shown = pageOfMonths(events, now, {
    page: asked,
    from: first > today ? first : today,
    ...(!reading.status && { isCounted: takesPlace }),
  });
  const { page, pages } = shown;
  return (
    <>
      <h1 className={styles.title}>
        {resultText({ result, filters, query: reading.query, cityLabel, reading })}
      </h1>
      <UnderstoodChips reading={reading} hrefOf={resultsAddress} />
      {page === 1 && answer.leadOn && (
        <LeadOnText leadOn={answer.leadOn} {...{ today, now }} cityLabel={cityLabel} events={events} />
      )}
      {page === 1 && (
        <FoldedEvents
          events={folded}
          today={today}
          now={now}
          level={3}
          isOpen={events.length === 0 && reading.words.trim() !== ''}
        />
      )}
      {events.length + folded.length === 0 && <NothingFound filters={filters} answer={answer} />}
      <Months {...shown} today={today} now={now} isFixed={result.isFixed} />
      {pages > 1 && <Pages filters={filters} {...shown} />}
      {nearest && (
        <section className={styles.group}>
          <h2>{nearest.text}</h2>
          <CardGrid events={nearest.events} today={today} now={now} level={3} />
        </section>
      )}
      {page === pages && nearby.length > 0 && (
        <section className={styles.group}>
          <h2>
            Nearby: {nearbyNames(place?.nearby ?? [], nearby, choices)}{' '}
            <span>{nearby.filter(takesPlace).length || ''}</span>
          </h2>
          <CardGrid events={nearby.slice(0, MAX_NEARBY)} today={today} now={now} level={3} />
        </section>
      )}
    </>
  );
}

type MonthsProps = PageOfMonths & { today: CalendarDay; now: number; isFixed: boolean };

/** The events of a page: by month, or, where months have only one or two, in one grid. */
function Months({ months, page, today, now, isFixed }: MonthsProps) {
  const events = months.flatMap((month) => month.events);
  const cards = { today, now, isFixed, level: 3 } as const;
  if (events.length === 0) return null;
  if (months.length > 1 && events.length < months.length * MIN_EVENTS_PER_MONTH)
    return (
      <section className={styles.group}>
        <h2 className={hiddenClass}>Events found</h2>
        <CardGrid {...cards} events={events} lead={page === 1} />
      </section>
    );
  return months.map((group, index) => (
    <section key={group.month ?? 'unknown'} className={styles.group}>
      <h2>
        {group.month ? formatMonth(group.month) : DATE_TO_BE_CONFIRMED}{' '}
        <span>{countOfEvents(group.total)}</span>
      </h2>
      <CardGrid {...cards} events={group.events} lead={index === 0 && page === 1} />
    </section>
  ));
}

type PagesProps = Pick<PageOfMonths, 'page' | 'pages'> & { filters: EventFilters };

function Pages({ filters, page, pages }: PagesProps) {
  const link = (to: number, words: string) => (
    <a className={buttonClass()} href={resultsAddress(filters, to)} rel="nofollow">
      {words}
    </a>
  );
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && link(page - 1, 'Earlier events')}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && link(page + 1, 'Later events')}
    </nav>
  );
}

/** Why nothing was found, and what to do next. */
function NothingFound({ filters, answer }: Pick<PlainResultsProps, 'filters' | 'answer'>) {
  const { reading, result, nearest } = answer;
  const cityLabel = placeLabelOf(answer);
  const all = (
    <Link className={buttonClass()} href={THINGS_TO_DO_PATH}>
      Show all events
    </Link>
  );
  // The answer is above.
  if (reading.help) return <p>{all}</p>;
  return (
    <EmptyState
      spot="nothing-found"
      actions={
        <>
          {all}
          {cityLabel && (
            <a
              className={buttonClass()}
              href={resultsAddress(reading.withoutTyped({ ...filters, city: undefined }, 'place'))}
              rel="nofollow"
            >
              Search everywhere
            </a>
          )}
        </>
      }
    >
      <p>{nothingText(cityLabel, result.nearby.length > 0, nearest?.without)}</p>
    </EmptyState>
  );
}
