import { Chip } from '#components/ui/chip';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { ANSWERED_MARK } from '#lib/submissions/moderation/decisions/canned-questions';
import type { QueueRow } from '#lib/submissions/moderation/queue/queue-row';

const ICONS = { event: 'ticket', advertiser: 'megaphone', contact: 'mail' } as const;

type QueueListProps = {
  rows: readonly QueueRow[];
  /** The item that is shown beside the list. */
  selectedId?: string | undefined;
  /** Whether all rows are marked at first, as asked for by a link where no script runs. */
  areMarked?: boolean;
};

/**
 * The items of the queue. A row is a link to the item's page; on a wide screen, with JavaScript, it shows the item beside
 * the list, and without, a second link does.
 */
export function QueueList({ rows, selectedId, areMarked = false }: QueueListProps) {
  return (
    <ol className="queue-list">
      {rows.map((row) => (
        <li key={row.id} data-moderation-item={row.id}>
          {row.mark ? (
            <label className="queue-list-mark">
              <input
                type="checkbox"
                name="marked"
                value={row.mark}
                form="marked-items"
                defaultChecked={areMarked}
                data-moderation-mark={row.kind}
              />
              <HiddenText>Mark {row.title}</HiddenText>
            </label>
          ) : (
            <span />
          )}
          <a
            href={row.href}
            className="queue-list-row"
            aria-current={row.id === selectedId ? 'true' : undefined}
            data-moderation-row=""
            data-pane-href={row.paneHref}
          >
            <span className="queue-list-title">{row.title}</span>
            <time className="queue-list-age" dateTime={row.createdAt} title={row.received}>
              {row.age}
            </time>
            <span className="queue-list-facts">
              <Icon name={ICONS[row.kind]} />
              {[row.kind === 'event' ? '' : row.kindLabel, row.day, row.where].filter(Boolean).join(' · ')}
              {' · '}
              <span className="queue-list-reference">{row.reference}</span>
            </span>
            <span className="queue-list-chips">
              {row.status && <Chip look="solid">{row.status}</Chip>}
              {row.announced && <Chip look="accent">{row.announced}</Chip>}
              {row.hasProposal && <Chip look="solid">Correction proposed</Chip>}
              {row.isAnswered && <Chip look="glow">{ANSWERED_MARK}</Chip>}
              {row.isOver && <Chip look="solid">Already over</Chip>}
              {row.duplicates > 0 && <Chip look="glow">Duplicate?</Chip>}
              {row.hints.map((hint) => (
                <Chip key={hint} look={row.seriousHints?.includes(hint) ? 'glow' : 'plain'}>
                  {hint}
                </Chip>
              ))}
            </span>
          </a>
          <a href={row.paneHref} className="queue-list-beside">
            <span>
              Show<HiddenText> {row.title}</HiddenText> here
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
