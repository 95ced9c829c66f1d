import { Chip } from '#components/ui/chip';
import { Icon } from '#components/ui/icon';
import type { QueueRow } from '#lib/submissions/moderation/queue-row';
import { ANSWERED_MARK } from '#lib/submissions/questions/ready-questions';

const ICONS = { event: 'ticket', advertiser: 'megaphone', contact: 'mail' } as const;

/** The items of the queue in one line each; the whole line is one link. */
export function QueueList({ rows }: { rows: readonly QueueRow[] }) {
  return (
    <ol className="queue-list">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={row.href} className="queue-list-row" data-desk-row="">
            <Icon name={ICONS[row.kind]} />
            <span className="queue-list-title">{row.title}</span>
            <span className="queue-list-facts">
              {[row.day, row.where].filter(Boolean).join(' · ') || row.kindLabel}
            </span>
            <span className="queue-list-chips">
              {row.status && <Chip look="solid">{row.status}</Chip>}
              {row.hasProposal && <Chip look="solid">Correction proposed</Chip>}
              {row.isAnswered && <Chip look="glow">{ANSWERED_MARK}</Chip>}
              {row.isOver && <Chip look="solid">Already over</Chip>}
              {row.duplicates > 0 && <Chip look="glow">Duplicate?</Chip>}
              {row.hints.map((hint) => (
                <Chip key={hint} look="accent">
                  {hint}
                </Chip>
              ))}
            </span>
            <span className="queue-list-reference">{row.reference}</span>
            <time className="queue-list-age" dateTime={row.createdAt} title={row.received}>
              {row.age}
            </time>
          </a>
        </li>
      ))}
    </ol>
  );
}
