import { Button, buttonClass } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { TextArea } from '#components/ui/form/text-area';
import type { ItemKind } from '#lib/server/store/schema';
import {
  MAX_REASON_CHARACTERS,
  NEEDS_REASON,
  READY_REASONS,
} from '#lib/submissions/moderation/ready-reasons';
import { PostForm } from '../post-form.tsx';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import reject from './reject-form.module.css';

type RejectFormProps = {
  action: string;
  hidden: Record<string, string | undefined>;
  /** Whether it was sent without a reason: then it is open, and says so. */
  needsReason?: boolean | undefined;
};

/** Rejects with a reason for the submitter: a prepared one, or the moderator's own words. */
function RejectForm({ action, hidden, needsReason = false }: RejectFormProps) {
  return (
    <details className={reject.reject} open={needsReason}>
      <summary className={buttonClass()} {...shortcutProps('r')}>
        Reject <ShortcutKey>r</ShortcutKey>
      </summary>
      <PostForm action={action} hidden={{ ...hidden, action: 'reject' }} className={reject.form}>
        {needsReason && (
          <FormNote look="error">
            <p>{NEEDS_REASON}</p>
          </FormNote>
        )}
        <fieldset>
          <legend>Why? The submitter gets these words.</legend>
          {READY_REASONS.map((reason, index) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} {...shortcutProps(String(index + 1))} />
              <ShortcutKey>{String(index + 1)}</ShortcutKey>
              <span>{reason}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          name="ownReason"
          label="Or in your own words"
          help="They replace the reason chosen above."
          rows={2}
          maxLength={MAX_REASON_CHARACTERS}
        />
        <Button type="submit" look="accent">
          Reject with this reason
        </Button>
      </PostForm>
    </details>
  );
}

type DecisionBarProps = {
  itemId: string;
  kind: ItemKind;
  /** The displayed version: a decision on another one is refused. */
  version: number;
  /** The queue's filter, to continue with the next item. */
  from: string;
  itemKey: string;
  editHref: string;
  isOpen: boolean;
  /** Whether there is a decision that this moderator may undo. */
  canUndo: boolean;
  /** Whether it was to be rejected without a reason. */
  needsReason?: boolean;
};

/** The decisions that are possible on an item, each with its shortcut. */
export function DecisionBar(props: DecisionBarProps) {
  const { itemId, kind, version, from, itemKey, editHref, isOpen, canUndo, needsReason } = props;
  const action = `/api/moderate/items/${itemId}/decision`;
  const hidden = { version: String(version), from, key: itemKey };
  if (!isOpen)
    return canUndo ? (
      <PostForm action={action} hidden={hidden} className="decision-bar">
        <Button type="submit" name="action" value="undo" {...shortcutProps('u')}>
          Undo: put it back in the queue <ShortcutKey>u</ShortcutKey>
        </Button>
      </PostForm>
    ) : null;
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
      {/* Last, because its form opens below the other buttons. */}
      {isEvent && <RejectForm action={action} hidden={hidden} needsReason={needsReason} />}
    </div>
  );
}
