import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { PostForm } from '../post-form.tsx';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';

type DoneNoticeProps = {
  /** What happened, in a sentence. */
  words: string;
  /** What an undo posts; absent when there is nothing to undo. */
  undo?: { itemId: string; version: number; from: string; key: string };
  look?: 'success' | 'warning';
};

/** What the last decision did, with a button to undo it. */
export function DoneNotice({ words, undo, look = 'success' }: DoneNoticeProps) {
  return (
    <div className={`done-notice done-notice-${look}`}>
      <Icon name={look === 'success' ? 'check' : 'warning'} />
      <p>{words}</p>
      {undo && (
        <PostForm
          action={`/api/moderate/items/${undo.itemId}/decision`}
          hidden={{ version: String(undo.version), from: undo.from, key: undo.key }}
        >
          <Button type="submit" name="action" value="undo" {...shortcutProps('u')}>
            Undo <ShortcutKey>u</ShortcutKey>
          </Button>
        </PostForm>
      )}
    </div>
  );
}
