import type { Route } from 'next';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Section } from '#components/ui/layout/section';
import { Link } from '#components/ui/link';
import type { NextChoices } from '#lib/events/lists/next-choices';
import { offerPageEvents } from '#lib/events/lists/page-events';
import { THINGS_TO_DO_PATH } from '#lib/site/site';
import { pluralize } from '#lib/text/pluralize';
import type { Holiday } from '#lib/time/next-holiday';
import { DayPath } from './day-path.tsx';
import styles from './next-events.module.css';
import { NextLinks } from './next-links.tsx';
import { nothingAheadText, SubmitFirst } from './nothing-ahead.tsx';

type NextEventsProps = NextChoices & {
  /** In milliseconds since 1970. */
  now: number;
  /** Version of the index that has them. */
  version: string;
  /** The next national holiday, said where nothing is ahead. */
  holiday?: Holiday | undefined;
};

/**
 * What can be done now, tonight, tomorrow and after that, in this order; on a phone a row to swipe. A server component:
 * the page's script follows the hour.
 */
export function NextEvents({ events, total, todays, now, version, holiday }: NextEventsProps) {
  if (events.length === 0)
    return (
      <Section id="next-events" title="On now and next" lead={nothingAheadText(holiday)}>
        <SubmitFirst />
      </Section>
    );
  const name = `next-${version}`;
  offerPageEvents(name, events);
  return (
    <Section
      id="next-events"
      title="On now and next"
      lead={
        <span data-choices={total} hidden={total === 0} suppressHydrationWarning>
          <span data-count="" suppressHydrationWarning>
            {pluralize(total, 'event')}
          </span>{' '}
          to choose from between today and Sunday.
        </span>
      }
    >
      <DayPath events={todays} now={now} />
      <NextLinks area="next-row" name={name} ids={events.map(({ id }) => id)} now={now} version={version} />
      <p className={styles.more}>
        <Link className={buttonClass()} href={`${THINGS_TO_DO_PATH}#events` as Route}>
          See all dates
          <Icon name="arrow-right" />
        </Link>
      </p>
    </Section>
  );
}
