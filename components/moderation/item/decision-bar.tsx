import { Button, buttonClass } from '#components/ui/button';
import { DECLINE_REASONS } from '#lib/submissions/items/proposals/proposal-answer';
import { canDo, stateOf } from '#lib/submissions/items/states/submission-states';
import { CANNED_QUESTIONS } from '#lib/submissions/moderation/decisions/canned-questions';
import { CANNED_REASONS } from '#lib/submissions/moderation/decisions/canned-reasons';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import { type QueueFilter, searchFromFilter } from '#lib/submissions/moderation/requests/queue-filter';
import { PostForm } from '../post-form.tsx';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import { CancelDate } from './cancel-date.tsx';
import { DecisionForm } from './decision-form.tsx';

type DecisionBarProps = {
  /** In the version that is shown: a decision on another one is refused. */
  item: Pick<ItemDetail['item'], 'id' | 'kind' | 'status' | 'version'>;
  /** The correction that its organiser proposes. */
  proposed?: ItemDetail['proposed'];
  /** What may be the same event; those on the calendar are named where it is rejected for that. */
  duplicates?: ItemDetail['duplicates'];
  /** The dates of a public event of which one can be cancelled. */
  cancellableDates?: ItemDetail['cancellableDates'];
  /** The queue's filter, to continue with the next item. */
  filter: Partial<QueueFilter>;
  itemKey: string;
  /** 'queue' beside its list: then the decision returns to the queue. */
  returnTo?: 'queue';
  /** Whether the moderator has a session; the link of a mail does only what its mail asked. */
  isWhole?: boolean;
  /** Why the last form was not taken: 'reason' where it had none, 'question' likewise. */
  problem?: string | null;
};

/** The decisions that are possible on an item, each with its shortcut. */
export function DecisionBar(props: DecisionBarProps) {
  const {
    item,
    proposed,
    duplicates = [],
    cancellableDates = [],
    filter,
    itemKey,
    returnTo,
    isWhole = true,
    problem,
  } = props;
  const { id, kind, status, version } = item;
  const action = `/api/moderate/items/${id}/decision`;
  const hidden = { version: String(version), from: searchFromFilter(filter), key: itemKey, to: returnTo };
  const editHref = moderationPath({ itemId: id, edit: true, filter, key: itemKey });
  const canUndo = isWhole && canDo(item, 'undo');
  const needsReason = problem === 'reason';
  if (!stateOf(status).isOpen) {
    const canAmend = isWhole && canDo(item, 'amend');
    if (!canUndo && !canAmend && !proposed) return null;
    return (
      <div className="decision-bar" data-decisions={proposed ? '' : undefined}>
        {proposed && (
          <PostForm action={action} hidden={hidden} className="decision-bar-main">
            <Button type="submit" look="primary" name="action" value="accept" {...shortcutProps('a')}>
              Accept the correction <ShortcutKey>a</ShortcutKey>
            </Button>
          </PostForm>
        )}
        {canAmend && (
          <a href={editHref} className={buttonClass()} {...shortcutProps('e')}>
            Correct it <ShortcutKey>e</ShortcutKey>
          </a>
        )}
        {canAmend && cancellableDates.length > 0 && (
          <CancelDate action={action} hidden={hidden} dates={cancellableDates} />
        )}
        {canUndo && (
          <PostForm action={action} hidden={hidden}>
            <Button type="submit" name="action" value="undo" {...shortcutProps('u')}>
              {proposed ? 'Undo the approval' : 'Undo: put it back in the queue'} <ShortcutKey>u</ShortcutKey>
            </Button>
          </PostForm>
        )}
        {proposed && (
          <DecisionForm
            action={action}
            hidden={{ ...hidden, action: 'decline' }}
            label="Decline"
            needs="reason"
            prepared={DECLINE_REASONS}
            submit="Decline with this reason"
            isMissing={needsReason}
          />
        )}
      </div>
    );
  }
  const isEvent = kind === 'event';
  return (
    <div className="decision-bar" data-decisions="">
      <PostForm action={action} hidden={hidden} className="decision-bar-main">
        <Button
          type="submit"
          look="primary"
          name="action"
          value={isEvent ? 'approve' : 'answer'}
          {...shortcutProps('a')}
        >
          {isEvent ? 'Approve' : 'Mark as answered'} <ShortcutKey>a</ShortcutKey>
        </Button>
      </PostForm>
      {isEvent && (
        <a href={editHref} className={buttonClass()} {...shortcutProps('e')}>
          Edit <ShortcutKey>e</ShortcutKey>
        </a>
      )}
      <PostForm action={action} hidden={hidden}>
        <Button type="submit" name="action" value="spam" {...shortcutProps('s')}>
          Spam <ShortcutKey>s</ShortcutKey>
        </Button>
      </PostForm>
      {canUndo && (
        <PostForm action={action} hidden={hidden}>
          <Button type="submit" name="action" value="undo" {...shortcutProps('u')}>
            Take the question back <ShortcutKey>u</ShortcutKey>
          </Button>
        </PostForm>
      )}
      {canDo(item, 'ask') && (
        <DecisionForm
          action={action}
          hidden={{ ...hidden, action: 'ask' }}
          label="Ask"
          needs="question"
          prepared={CANNED_QUESTIONS}
          submit="Ask the organiser"
          isMissing={problem === 'question'}
        />
      )}
      {isEvent && (
        <DecisionForm
          action={action}
          hidden={{ ...hidden, action: 'reject' }}
          label="Reject"
          needs="reason"
          prepared={CANNED_REASONS}
          same={duplicates.flatMap(({ eventId, title, when }) => (eventId ? [{ eventId, title, when }] : []))}
          submit="Reject with this reason"
          isMissing={needsReason}
        />
      )}
    </div>
  );
}
