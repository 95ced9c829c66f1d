import { Chip } from '#components/ui/chip';
import { announcedWords } from '#lib/submissions/items/announcements/announcement-words';
import { KIND_LABELS } from '#lib/submissions/items/record/moderated-item';
import { statusLabel } from '#lib/submissions/items/states/submission-states';
import { ANSWERED_MARK } from '#lib/submissions/moderation/decisions/canned-questions';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import { isOver } from '#lib/submissions/moderation/queue/queue-row';
import type { CalendarDay } from '#lib/time/calendar-day';
import styles from './item-head.module.css';

type ItemHeadProps = Pick<
  ItemDetail,
  'content' | 'title' | 'announcement' | 'isAnswered' | 'hints' | 'seriousHints'
> & {
  item: Pick<ItemDetail['item'], 'kind' | 'status' | 'reference' | 'created_at' | 'reason'>;
  today: CalendarDay;
  /** 2 beside the list of the queue. */
  level?: 1 | 2;
  titleId?: string;
};

/** The title of an item, with its kind, status, reference and hints of spam. */
export function ItemHead(props: ItemHeadProps) {
  const {
    item,
    content,
    title,
    announcement,
    isAnswered,
    hints,
    seriousHints = [],
    today,
    level = 1,
    titleId,
  } = props;
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <Title id={titleId}>{title}</Title>
      <p className={styles.facts}>
        <Chip>{KIND_LABELS[item.kind]}</Chip>
        <Chip look="solid">{statusLabel(item)}</Chip>
        {isAnswered && <Chip look="glow">{ANSWERED_MARK}</Chip>}
        {isOver(content, today, announcement) && <Chip look="solid">Already over</Chip>}
        {hints.map((hint) => (
          <Chip key={hint} look={seriousHints.includes(hint) ? 'glow' : 'plain'}>
            {hint}
          </Chip>
        ))}
        <span>
          {item.reference}, received {formatInstant(item.created_at)}
        </span>
      </p>
      {announcement && <p>{announcedWords({ announcement })}</p>}
      {item.reason && <p className={styles.reason}>“{item.reason}”</p>}
    </header>
  );
}
