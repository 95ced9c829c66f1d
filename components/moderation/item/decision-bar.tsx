import { Button, buttonClass } from '#components/ui/button';
import type { ItemKind } from '#lib/server/store/schema';
import { DECLINE_REASONS } from '#lib/submissions/items/proposals/proposal-answer';
import { READY_REASONS } from '#lib/submissions/moderation/decisions/ready-reasons';
import { PostForm } from '../post-form.tsx';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import { QuestionForm } from './question-form.tsx';
import { ReasonForm } from './reason-form.tsx';

type DecisionBarProps = {
  itemId: string;
  kind: ItemKind;
  /** The displayed version: a decision on another one is refused. */
  version: number;
  /** The queue's filter, to continue with the next item. */
  from: string;
  itemKey: string;
  /** 'queue' beside its list: then the decision returns to the queue. */
  returnTo?: 'queue';
  editHref: string;
  isOpen: boolean;
  /** Whether its submitter can be asked something. */
  canAsk?: boolean;
  /** Whether there is a question that this moderator may take back. */
  canTakeBack?: boolean;
  /** Whether there is a decision that this moderator may undo. */
  canUndo: boolean;
  /** Whether it was to be rejected, or its correction declined, without a reason. */
  needsReason?: boolean;
  /** Whether its submitter was to be asked without a question. */
  needsQuestion?: boolean;
  /** Whether it is a public event, which is corrected in place. */
  canAmend?: boolean;
  /** Whether its organiser proposes a correction. */
  hasProposal?: boolean;
};

/** The decisions that are possible on an item, each with its shortcut. */
export function DecisionBar(props: DecisionBarProps) {
  const { itemId, kind, version, from, itemKey, returnTo, editHref, isOpen, canUndo, needsReason } = props;
  const { canAmend = false, hasProposal = false, canAsk = false, canTakeBack = false } = props;
  const action = `/api/moderate/items/${itemId}/decision`;
  const hidden = { version: String(version), from, key: itemKey, to: returnTo };
  if (!isOpen) {
    if (!canUndo && !canAmend) return null;
    return (
      <div className="decision-bar" data-decisions={hasProposal ? '' : undefined}>
        {hasProposal && (
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
        {canUndo && (
          <PostForm action={action} hidden={hidden}>
            <Button type="submit" name="action" value="undo" {...shortcutProps('u')}>
              {hasProposal ? 'Undo the approval' : 'Undo: put it back in the queue'}{' '}
              <ShortcutKey>u</ShortcutKey>
            </Button>
          </PostForm>
        )}
        {hasProposal && (
          <ReasonForm
            action={action}
            hidden={{ ...hidden, action: 'decline' }}
            label="Decline"
            reasons={DECLINE_REASONS}
            submit="Decline with this reason"
            needsReason={needsReason}
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
      {canTakeBack && (
        <PostForm action={action} hidden={hidden}>
          <Button type="submit" name="action" value="undo" {...shortcutProps('u')}>
            Take the question back <ShortcutKey>u</ShortcutKey>
          </Button>
        </PostForm>
      )}
      {canAsk && <QuestionForm action={action} hidden={hidden} needsQuestion={props.needsQuestion} />}
      {isEvent && (
        <ReasonForm
          action={action}
          hidden={{ ...hidden, action: 'reject' }}
          label="Reject"
          reasons={READY_REASONS}
          submit="Reject with this reason"
          needsReason={needsReason}
        />
      )}
    </div>
  );
}
