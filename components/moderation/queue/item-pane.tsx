import { buttonClass } from '#components/ui/button';
import { announcedWords, movedWords } from '#lib/submissions/items/announcements/announcement-words';
import { currentAnnouncement } from '#lib/submissions/items/announcements/event-announcement';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import { proposedEvent } from '#lib/submissions/items/proposals/proposal';
import { type ItemContent, senderOf } from '#lib/submissions/items/record/item-content';
import { KIND_LABELS, nameOf } from '#lib/submissions/items/record/moderated-item';
import { canDo, stateOf, statusLabel } from '#lib/submissions/items/states/submission-states';
import { contactLinks } from '#lib/submissions/moderation/item/contact-links';
import { formatInstant } from '#lib/submissions/moderation/item/format-instant';
import { fieldsOfItem } from '#lib/submissions/moderation/item/item-fields';
import { isOver } from '#lib/submissions/moderation/queue/queue-row';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import { type QueueFilter, searchFromFilter } from '#lib/submissions/moderation/requests/queue-filter';
import type { CalendarDay } from '#lib/time/calendar-day';
import { DecisionBar } from '../item/decision-bar.tsx';
import { CopyList, DuplicateList } from '../item/duplicate-list.tsx';
import { ItemFields } from '../item/item-fields.tsx';
import { ItemHead } from '../item/item-head.tsx';
import { ItemImages } from '../item/item-images.tsx';
import { ItemQuestions } from '../item/item-questions.tsx';
import { ItemSender } from '../item/item-sender.tsx';
import { ProposedCorrection } from '../proposal/proposed-correction.tsx';

type Linked = Parameters<typeof DuplicateList>[0]['duplicates'];

type ItemPaneProps = {
  item: {
    id: string;
    kind: ItemContent['kind'];
    status: string;
    version: number;
    reference: string;
    created_at: string;
    event_date: string | null;
    reason: string | null;
    payload: string;
    proposal: string | null;
    announcement: string | null;
  };
  content: ItemContent;
  deletedImages: number;
  hints: readonly string[];
  duplicates: Linked;
  copies: Linked;
  filter: QueueFilter;
  today: CalendarDay;
  /** Whether it was to be rejected without a reason. */
  needsReason: boolean;
  /** Whether its submitter was to be asked without a question. */
  needsQuestion: boolean;
  questions: Parameters<typeof ItemQuestions>[0]['questions'];
  isAnswered: boolean;
};

/** The selected item beside the list of the queue, with its decisions, which return to the queue. */
export function ItemPane(props: ItemPaneProps) {
  const { item, content, deletedImages, hints, duplicates, copies, filter, today, needsReason } = props;
  const { needsQuestion, questions, isAnswered } = props;
  const { id, kind, reference } = item;
  const title = nameOf(content);
  const announcement = currentAnnouncement(item.announcement);
  const sender = senderOf(content);
  const proposed = canDo(item, 'accept') ? proposedEvent(item) : undefined;
  return (
    <section className="item-pane" aria-labelledby="item-pane-title" data-desk-pane={id}>
      <ItemHead
        level={2}
        titleId="item-pane-title"
        title={title}
        kind={KIND_LABELS[kind]}
        status={statusLabel(item)}
        reference={reference}
        received={formatInstant(item.created_at)}
        isOver={isOver(content, today, announcement)}
        isAnswered={isAnswered}
        hints={hints}
        reason={item.reason ?? undefined}
        announced={announcement && announcedWords({ announcement })}
      />
      <DecisionBar
        key={`${id} ${item.version}`}
        itemId={id}
        kind={kind}
        version={item.version}
        from={searchFromFilter(filter)}
        returnTo="queue"
        itemKey=""
        editHref={moderationPath({ itemId: id, edit: true, filter })}
        isOpen={stateOf(item.status).isOpen}
        needsReason={needsReason}
        canAsk={canDo(item, 'ask')}
        needsQuestion={needsQuestion}
        canTakeBack={canDo(item, 'undo')}
        canAmend={canDo(item, 'amend')}
        hasProposal={proposed !== undefined}
        canUndo={canDo(item, 'undo')}
      />
      <ItemQuestions questions={questions} isWaiting={stateOf(item.status).isOpen && canDo(item, 'reply')} />
      {proposed && content.kind === 'event' && (
        <ProposedCorrection
          before={content.payload}
          proposed={proposed}
          moved={movedWords({ announcement })}
        />
      )}
      <DuplicateList duplicates={duplicates} />
      <CopyList copies={copies} />
      <ItemFields fields={fieldsOfItem(content)} />
      <ItemImages key={id} images={imagesOf(content.payload)} deleted={deletedImages} />
      <ItemSender name={sender.name} links={contactLinks(sender, { title, reference })} />
      <a className={buttonClass()} href={moderationPath({ itemId: id, filter: { ...filter, page: 1 } })}>
        Open with its history and card
      </a>
    </section>
  );
}
