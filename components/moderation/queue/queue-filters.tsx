import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import type { ItemKind } from '#lib/server/store/schema';
import { KIND_LABELS } from '#lib/submissions/items/record/moderated-item';
import { type SubmissionStates, stateOf } from '#lib/submissions/items/states/submission-states';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import {
  ALL,
  DEFAULT_STATUS,
  QUEUE_KINDS,
  type QueueFilter,
  queueStatuses,
} from '#lib/submissions/moderation/requests/queue-filter';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';

type QueueFiltersProps = {
  filter: QueueFilter;
  counts: readonly { status: string; kind: ItemKind; count: number }[];
  states?: SubmissionStates;
};

/** Filters the queue by status, kind and search; each choice with its number of items. */
export function QueueFilters({ filter, counts, states }: QueueFiltersProps) {
  const { status, kind, q } = filter;
  const countOf = (wanted: { status: string; kind: string }) =>
    counts
      .filter((entry) => wanted.status === ALL || entry.status === wanted.status)
      .filter((entry) => wanted.kind === ALL || entry.kind === wanted.kind)
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <search className="queue-filters">
      <nav aria-label="Status">
        <ul className="moderation-pills queue-filters-row">
          {queueStatuses(states).map((value) => (
            <li key={value}>
              <a
                href={moderationPath({ filter: { status: value, kind, q } })}
                aria-current={value === status ? 'true' : undefined}
              >
                {value === ALL ? 'All' : stateOf(value, states).label}{' '}
                <b>{countOf({ status: value, kind })}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="queue-filters-second">
        <nav aria-label="Kind">
          <ul className="moderation-pills queue-filters-row">
            {QUEUE_KINDS.map((value) => (
              <li key={value}>
                <a
                  href={moderationPath({ filter: { status, kind: value, q } })}
                  aria-current={value === kind ? 'true' : undefined}
                >
                  {value === ALL ? 'Everything' : `${KIND_LABELS[value]}s`}{' '}
                  <b>{countOf({ status, kind: value })}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="get" action="/moderate" className="queue-filters-search">
          {status !== DEFAULT_STATUS && <input type="hidden" name="status" value={status} />}
          {kind !== ALL && <input type="hidden" name="kind" value={kind} />}
          <label>
            <span className="queue-filters-name">
              Search <ShortcutKey>/</ShortcutKey>
            </span>
            <input
              type="search"
              name="q"
              defaultValue={q}
              placeholder="Title, name or BC-…"
              maxLength={100}
              {...shortcutProps('/')}
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
