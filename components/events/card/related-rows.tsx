import type { EventSummary } from '#lib/events/event-summary';
import { CompactTicket } from './compact-ticket.tsx';
import styles from './related-rows.module.css';

/** Events under a name: 'Coming up in Dangriga'. */
export type RelatedRow = { name: string; events: readonly EventSummary[] };

type RelatedRowsProps = {
  rows: readonly RelatedRow[];
  /** In milliseconds since 1970. */
  now: number;
  /** Level of the heading above them. */
  level: 1 | 2;
};

/** Rows of compact tickets, each under its name. */
export function RelatedRows({ rows, now, level }: RelatedRowsProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <div className={styles.rows}>
      {rows.map(({ name, events }) => (
        <section key={name} aria-label={name}>
          <Heading className={styles.name}>{name}</Heading>
          <ul className={styles.tickets}>
            {events.map((event) => (
              <li key={event.id} suppressHydrationWarning>
                <CompactTicket event={event} now={now} level={level === 1 ? 3 : 4} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
