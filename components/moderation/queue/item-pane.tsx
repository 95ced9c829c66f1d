import { buttonClass } from '#components/ui/button';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import type { QueueFilter } from '#lib/submissions/moderation/requests/queue-filter';
import type { CalendarDay } from '#lib/time/calendar-day';
import { DecisionBar } from '../item/decision-bar.tsx';
import { ItemDetails } from '../item/item-details.tsx';
import { ItemHead } from '../item/item-head.tsx';
import { ItemSender } from '../item/item-sender.tsx';
import { SendLink } from '../item/send-link.tsx';

type ItemPaneProps = ItemDetail & {
  filter: QueueFilter;
  today: CalendarDay;
  /** Why the last form was not taken. */
  problem: string | null;
};

/** The selected item beside the list of the queue, with its decisions, which return to the queue. */
export function ItemPane({ filter, today, problem, ...detail }: ItemPaneProps) {
  const { id, version } = detail.item;
  return (
    <section className="item-pane" aria-labelledby="item-pane-title" data-moderation-pane={id}>
      <ItemHead {...detail} today={today} level={2} titleId="item-pane-title" />
      <DecisionBar
        key={`${id} ${version}`}
        {...detail}
        filter={filter}
        itemKey=""
        returnTo="queue"
        problem={problem}
      />
      <ItemDetails {...detail} />
      <ItemSender {...detail}>
        <SendLink {...detail} filter={filter} returnTo="queue" />
      </ItemSender>
      <a className={buttonClass()} href={moderationPath({ itemId: id, filter: { ...filter, page: 1 } })}>
        Open with its history and card
      </a>
    </section>
  );
}
