import { Button, buttonClass } from '#components/ui/button';
import type { ItemKind } from '#lib/server/store/schema';
import { DeskForm } from '../desk-form.tsx';
import { DeskKey, deskKey } from '../desk-key.tsx';
import { RejectForm } from './reject-form.tsx';

type DecisionBarProps = {
  itemId: string;
  kind: ItemKind;
  /** The version that is on the screen: a decision about another one is refused. */
  version: number;
  /** The queue's filter, to go on in. */
  from: string;
  itemKey: string;
  editHref: string;
  isOpen: boolean;
  /** Whether there is a decision that a moderator may take back. */
  canUndo: boolean;
};

/** What can be decided about an item, each with its key. */
export function DecisionBar(props: DecisionBarProps) {
  const { itemId, kind, version, from, itemKey, editHref, isOpen, canUndo } = props;
  const action = `/api/moderate/items/${itemId}/decision`;
  const hidden = { version: String(version), from, key: itemKey };
  if (!isOpen)
    return canUndo ? (
      <DeskForm action={action} hidden={hidden} className="decision-bar-bar">
        <Button type="submit" name="action" value="undo" {...deskKey('u')}>
          Undo: put it back in the queue <DeskKey>u</DeskKey>
        </Button>
      </DeskForm>
    ) : null;
  const isEvent = kind === 'event';
  return (
    <div className="decision-bar-bar" data-decisions="">
      <DeskForm action={action} hidden={hidden} className="decision-bar-main">
        <Button
          type="submit"
          look="primary"
          name="action"
          value={isEvent ? 'approve' : 'answer'}
          {...deskKey('a')}
        >
          {isEvent ? 'Approve' : 'Mark as answered'} <DeskKey>a</DeskKey>
        </Button>
      </DeskForm>
      {isEvent && (
        <a href={editHref} className={buttonClass()} {...deskKey('e')}>
          Edit <DeskKey>e</DeskKey>
        </a>
      )}
      <DeskForm action={action} hidden={hidden}>
        <Button type="submit" name="action" value="spam" {...deskKey('s')}>
          Spam <DeskKey>s</DeskKey>
        </Button>
      </DeskForm>
      {/* Last, because it opens below the others. */}
      {isEvent && <RejectForm action={action} hidden={hidden} />}
    </div>
  );
}
