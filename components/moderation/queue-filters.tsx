import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import type { ItemKind, ItemStatus } from '#lib/server/store/schema';
import { deskPath } from '#lib/submissions/moderation/desk-path';
import { KIND_LABELS, STATUS_LABELS } from '#lib/submissions/moderation/moderated-item';
import { QUEUE_KINDS, QUEUE_STATUSES, type QueueFilter } from '#lib/submissions/moderation/queue-filter';
import { DeskKey, deskKey } from './desk-key.tsx';
import styles from './queue-filters.module.css';

type QueueFiltersProps = {
  filter: QueueFilter;
  counts: readonly { status: ItemStatus; kind: ItemKind; count: number }[];
};

/** Which items are shown: where they stand, what they are, and what is searched for, each with how many there are. */
export function QueueFilters({ filter, counts }: QueueFiltersProps) {
  const { status, kind, q } = filter;
  const countOf = (wanted: { status: string; kind: string }) =>
    counts
      .filter((entry) => wanted.status === 'all' || entry.status === wanted.status)
      .filter((entry) => wanted.kind === 'all' || entry.kind === wanted.kind)
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <search className={styles.filters}>
      <nav aria-label="Status">
        <ul className={styles.row}>
          {QUEUE_STATUSES.map((value) => (
            <li key={value}>
              <a
                href={deskPath({ filter: { status: value, kind, q } })}
                aria-current={value === status ? 'true' : undefined}
              >
                {value === 'all' ? 'All' : STATUS_LABELS[value]} <b>{countOf({ status: value, kind })}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.second}>
        <nav aria-label="Kind">
          <ul className={styles.row}>
            {QUEUE_KINDS.map((value) => (
              <li key={value}>
                <a
                  href={deskPath({ filter: { status, kind: value, q } })}
                  aria-current={value === kind ? 'true' : undefined}
                >
                  {value === 'all' ? 'Everything' : `${KIND_LABELS[value]}s`}{' '}
                  <b>{countOf({ status, kind: value })}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="get" action="/moderate" className={styles.search}>
          {status !== 'pending' && <input type="hidden" name="status" value={status} />}
          {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
          <label>
            <span className={styles.name}>
              Search <DeskKey>/</DeskKey>
            </span>
            <input
              type="search"
              name="q"
              defaultValue={q}
              placeholder="Title, name or BC-…"
              maxLength={100}
              {...deskKey('/')}
            />
          </label>
          <Button type="submit" look="icon" aria-label="Search items">
            <Icon name="search" />
          </Button>
        </form>
      </div>
    </search>
  );
}
