import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { DeskForm } from '../desk-form.tsx';
import { DeskKey, deskKey } from '../desk-key.tsx';

type DoneNoticeProps = {
  /** What happened, in a sentence. */
  words: string;
  /** How to take it back; absent when there is nothing to take back. */
  undo?: { itemId: string; version: number; from: string; key: string };
  look?: 'success' | 'warning';
};

/** What the last decision did, with the way back. */
export function DoneNotice({ words, undo, look = 'success' }: DoneNoticeProps) {
  return (
    <div className={`done-notice-notice done-notice-${look}`}>
      <Icon name={look === 'success' ? 'check' : 'warning'} />
      <p>{words}</p>
      {undo && (
        <DeskForm
          action={`/api/moderate/items/${undo.itemId}/decision`}
          hidden={{ version: String(undo.version), from: undo.from, key: undo.key }}
        >
          <Button type="submit" name="action" value="undo" {...deskKey('u')}>
            Undo <DeskKey>u</DeskKey>
          </Button>
        </DeskForm>
      )}
    </div>
  );
}
